/** Requests to the server over HTTP. */
import type { GameId, Language, Lesson, Lobby, Portrait, Settings, Theatre } from "./types";

export type Seated = { table: string; token: string; member: number };
export type Mine = {
  table: string;
  game: GameId;
  state: Lobby["state"];
  names: string[];
  your_turn: boolean;
};
export type Games = {
  games: { id: GameId; fewest: number; most: number; bots: string[] }[];
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

async function refusal(response: Response): Promise<Refusal> {
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

async function place(path: string, wanted: object): Promise<Seated> {
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

/** A deck, as the game itself reads it. */
export type DeckInfo = {
  game: GameId;
  deck: string;
  cards: number;
  counts: Record<string, number>;
  usual: Record<string, number>;
  players: number[];
  wrong: { message: string; args: Record<string, string | number> } | null;
};

export function lookAtDeck(game: GameId, what: { deck?: string; counts?: Record<string, number> }) {
  return call<DeckInfo>("/decks", { game, ...what });
}

/** Some games between bots, added up. */
export type Estimate = { games: number; decisions: number; first_wins: number; nobody: number; endless: number };

export function estimate(game: GameId, players: number, deck: string | null, chunk: number) {
  return call<Estimate>("/decks/estimate", { game, players, deck, chunk });
}

/** A deal with a name. */
export type Deal = { name: string; game: GameId; players: number; bot: string; day: string | null };

/** The name of any deal, or of the deal of a day. */
export function nameDeal(wish: { game: GameId; players?: number; bot?: string; day?: string }) {
  return call<Deal>("/deals", wish);
}

export function lookAtDeal(name: string) {
  return call<Deal>(`/deals/${encodeURIComponent(name)}`);
}

export function playDeal(name: string, who: Who) {
  return place(`/deals/${encodeURIComponent(name)}/play`, who);
}

export function makeTable(settings: Settings, who: Who) {
  return place("/tables", { settings, ...who });
}

export function look(table: string) {
  return call<Lobby>(`/tables/${encodeURIComponent(table)}`);
}

export function join(table: string, who: Who, spectate: boolean) {
  return place(`/tables/${encodeURIComponent(table)}/join`, { ...who, spectate });
}

/** Replace the secret of one's place. */
export function renew(table: string, token: string, fresh: string) {
  return call<Seated>(`/tables/${encodeURIComponent(table)}/token`, { token, new: fresh });
}

export function mine(tokens: [table: string, token: string][]) {
  return call<Mine[]>("/mine", { tables: tokens.map(([table, token]) => ({ table, token })) });
}

export function lesson(id: string) {
  return call<Lesson>(`/lessons/${encodeURIComponent(id)}`);
}

export function games() {
  return call<Games>("/games");
}

export function addresses() {
  return call<{ addresses: string[] }>("/addresses");
}

/** A television without a table gets a code to show, and asks with a secret whose table it is. */
export function newTelevision() {
  return call<{ code: string; secret: string }>("/televisions", {});
}

export function tableForTelevision(secret: string) {
  return call<{ table: string | null; token: string | null }>("/televisions/table", { secret });
}

/** Show a table on the television with this code. */
export function showOnTelevision(table: string, token: string, code: string, screen: string | null) {
  return call(`/tables/${encodeURIComponent(table)}/television`, { token, code, screen });
}

/** Whether the server answers at all. */
export async function reachable(patience: number): Promise<boolean> {
  try {
    return (await fetch("/api/health", { signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}

/** The record of a table where nobody plays any more. */
export async function recordOf(table: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(recordAddress(table));
  } catch {
    throw new Refusal("page-error-offline");
  }
  if (response.ok) return response.text();
  throw await refusal(response);
}

/** A record as a play, seen with the eyes of a seat, or of a spectator. */
export function lookBack(record: string, watcher: number | null) {
  return call<Theatre>("/theatre", { record, watcher });
}

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}
