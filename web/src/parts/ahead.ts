/** Milliseconds after which the table is on the screen, and the first load is over. */
const SOON = 2000;

/** Resolves when the first load is over. */
export const soon = (): Promise<void> => new Promise((done) => setTimeout(done, SOON));

/** Fetches parts before a touch needs them: a browser that could not fetch one, because the
 * connection was lost just then, does not try again until the page is loaded anew. */
export function ahead(...parts: (() => Promise<unknown>)[]): void {
  void soon().then(() => parts.forEach((part) => part().catch(() => undefined)));
}
