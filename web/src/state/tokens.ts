/** The secret tokens of this browser's tables. They are never in a path or a query. */
import { recall, remember } from "./settings.svelte";

const KEY = "hatbox.tokens";
/** The secrets of the links that show tables on a television. */
const SCREENS = "hatbox.screens";
/** New secrets that a server was asked to take, and has not said yet that it did. */
const COMING = "hatbox.coming";
const MOST = 40;

function all(key = KEY): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [table, token] of Object.entries(recall<Record<string, string>>(key))) {
    if (typeof token === "string") found[table] = token;
  }
  return found;
}

export function tokenOf(table: string): string | null {
  return all()[table] ?? null;
}

export function keepToken(table: string, token: string, key = KEY): void {
  const { [table]: _, ...others } = all(key);
  const kept = Object.entries(others).slice(-MOST + 1);
  remember(key, Object.fromEntries([...kept, [table, token]]));
}

export function screenTokenOf(table: string): string | null {
  return all(SCREENS)[table] ?? null;
}

export function keepScreenToken(table: string, token: string): void {
  keepToken(table, token, SCREENS);
}

export function forgetToken(table: string): void {
  const { [table]: _, ...others } = all();
  remember(KEY, others);
}

/** The secret that shall replace this table's, kept before anybody is asked: it may be all that is
 * left, and is the same for every attempt. */
export function comingToken(table: string, make: () => string): string {
  const token = all(COMING)[table] ?? make();
  keepToken(table, token, COMING);
  return token;
}

/** The old secret opens nothing any more: whether a new one had been asked for, which is used now. */
export function takeComing(table: string): boolean {
  const { [table]: token, ...others } = all(COMING);
  if (token === undefined) return false;
  keepToken(table, token);
  remember(COMING, others);
  return true;
}

export function tokens(): [table: string, token: string][] {
  return Object.entries(all());
}

/** A link may carry a token in its fragment: keep it, and take it out of the address. */
export function takeFromFragment(table: string, keep = keepToken): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("k");
  if (!token) return;
  keep(table, token);
  history.replaceState(history.state, "", location.pathname);
}
