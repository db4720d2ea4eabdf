/** Decks of one's own and deals with a name, over HTTP. */
import { call, place, type Deal, type Who } from "./api";
import type { GameId } from "./types";

/** A deck, as the game itself reads it. */
export type DeckInfo = {
  game: GameId;
  deck: string;
  cards: number;
  /** Further cards, which only other options bring into play. */
  spare: number;
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

export function lookAtDeal(name: string) {
  return call<Deal>(`/deals/${encodeURIComponent(name)}`);
}

export function playDeal(name: string, who: Who) {
  return place(`/deals/${encodeURIComponent(name)}/play`, who);
}
