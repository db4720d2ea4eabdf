/** Requests to the server over HTTP. */
import type { GameId, Language, Lobby, Portrait, Settings } from "./types";

export type Seated = { table: string; token: string; member: number };
export type Mine = {
  table: string;
  game: GameId;
  state: Lobby["state"];
  names: string[];
  your_turn: boolean;
};

/** An error: a message id and its arguments, which the locales put into words. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(id);
  }
}

/** Headers of a request. */
export type Asking = Record<string, string>;

export async function call<T>(path: string, body?: unknown, asking: Asking = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? asking : { ...asking, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("page-error-offline");
  }
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  throw await refusal(response);
}

export async function refusal(response: Response): Promise<Refusal> {
  try {
    const said = (await response.json()) as { message?: unknown; args?: unknown };
    if (typeof said.message === "string") {
      return new Refusal(said.message, (said.args ?? {}) as Refusal["args"], response.status);
    }
  } catch {
    // Not from our server: it gets a message of our own below.
  }
  const ours = response.status === 404 ? "page-error-gone" : "page-error-server";
  return new Refusal(response.status === 429 ? "page-error-too-many" : ours, {}, response.status);
}

/** Who somebody is at a table. */
export type Who = { name: string; language: Language; portrait: Portrait };

/** Tokens of requests for a place whose reply has not come: a repeated request gets the same place. */
const asked = new Map<string, string>();

export async function place(path: string, wanted: object): Promise<Seated> {
  const what = path + JSON.stringify(wanted);
  const token = asked.get(what) ?? chance(24);
  asked.set(what, token);
  const seated = await call<Seated>(path, { ...wanted, token });
  asked.delete(what);
  return seated;
}

/** Random bytes in hexadecimal, also where there is no https. */
export function chance(size: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function quick(
  game: GameId,
  players: number,
  bots: string[],
  who: Who,
  people: string[] = [],
  deck: string | null = null,
) {
  return place("/quick", { game, players, bots, people, ...(deck === null ? {} : { deck }), ...who });
}

/** A deal with a name. */
export type Deal = { name: string; game: GameId; players: number; bot: string; day: string | null; version: number };

/** The name of any deal, or of the deal of a day. */
export function nameDeal(wish: { game: GameId; players?: number; bot?: string; day?: string }) {
  return call<Deal>("/deals", wish);
}

export function makeTable(settings: Settings, who: Who) {
  return place("/tables", { settings, ...who });
}

export function mine(tokens: [table: string, token: string][]) {
  return call<Mine[]>("/mine", { tables: tokens.map(([table, token]) => ({ table, token })) });
}

/** Whether the server answers at all. */
export async function reachable(patience: number): Promise<boolean> {
  try {
    return (await fetch("/api/health", { signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}
