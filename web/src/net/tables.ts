/** Tables, televisions and lessons over HTTP: what the first screen does not need. */
import { call, place, type Seated, type Who } from "./api";
import type { Example, GameId, Lesson, Lobby } from "./types";

export type Games = {
  games: { id: GameId; fewest: number; most: number; bots: string[] }[];
};

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

export function lesson(id: string) {
  return call<Lesson>(`/lessons/${encodeURIComponent(id)}`);
}

export function example(game: string, name: string) {
  return call<Example>(`/examples/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);
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
