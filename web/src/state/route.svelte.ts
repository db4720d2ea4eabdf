/** The screen that the address names. */
export type Route =
  | { screen: "home" }
  | { screen: "about"; fromTable: boolean }
  | { screen: "table"; table: string }
  | { screen: "owner" }
  | { screen: "television"; table: string }
  | { screen: "pairing" }
  | { screen: "lost" };

function read(): Route {
  const [first, second, ...rest] = location.pathname.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (first === "about" && second === undefined) {
    return { screen: "about", fromTable: history.state?.fromTable === true };
  }
  if (first === "owner" && second === undefined) return { screen: "owner" };
  if (first === "tv" && second === undefined) return { screen: "pairing" };
  if (first === "t" && second && rest.length === 0) return { screen: "table", table: second };
  if (first === "t" && second && rest.join("/") === "tv") return { screen: "television", table: second };
  return { screen: "lost" };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
  }

  go(path: string): void {
    const toRules = this.now.screen === "table" && path.startsWith("/about");
    history.pushState(toRules ? { fromTable: true } : null, "", path);
    this.now = read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** A link that stays in the page, unless it is opened in another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
