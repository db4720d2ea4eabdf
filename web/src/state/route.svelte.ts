/** The screen that the address names. */
export type Route =
  | { screen: "home" }
  | { screen: "about" }
  | { screen: "table"; table: string }
  | { screen: "lesson"; lesson: string }
  | { screen: "example"; game: string; example: string }
  | { screen: "owner" }
  | { screen: "deal"; deal: string | null }
  | { screen: "games" }
  | { screen: "deck" }
  | { screen: "television"; table: string }
  | { screen: "theatre"; table: string | null }
  | { screen: "pairing" }
  | { screen: "lost" };

function read(): Route {
  const [first, second, ...rest] = location.pathname.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (first === "about" && second === undefined) return { screen: "about" };
  if (first === "owner" && second === undefined) return { screen: "owner" };
  if (first === "deck" && second === undefined) return { screen: "deck" };
  if (first === "games" && second === undefined) return { screen: "games" };
  if (first === "deal" && rest.length === 0) return { screen: "deal", deal: second ? decoded(second) : null };
  if (first === "learn" && second && rest.length === 0) return { screen: "lesson", lesson: second };
  if (first === "example" && second && rest.length === 1) return { screen: "example", game: second, example: rest[0] ?? "" };
  if (first === "theatre" && second === undefined) return { screen: "theatre", table: null };
  if (first === "t" && second && rest.join("/") === "theatre") return { screen: "theatre", table: second };
  if (first === "tv" && second === undefined) return { screen: "pairing" };
  if (first === "t" && second && rest.length === 0) return { screen: "table", table: second };
  if (first === "t" && second && rest.join("/") === "tv") return { screen: "television", table: second };
  return { screen: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken address names nothing that there is
  }
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
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
