/** A deck in a link: the game, and the counts that differ from the game's own. */
import { GAMES, type GameId } from "../net/types";

const LONGEST = 1500;
export type Counts = Record<string, number>;

/** The fragment of a link; null if it would be too long. */
export function inLink(game: GameId, counts: Counts, usual: Counts): string | null {
  const changed = Object.entries(counts).filter(([card, count]) => count !== (usual[card] ?? 0));
  const pairs = changed.map(([card, count]) => [card, String(count)] as [string, string]);
  const text = new URLSearchParams([["game", game], ...pairs]).toString();
  return text.length > LONGEST ? null : text;
}

/** The deck of a fragment: null if there is none, "wrong" if it is not one, or too long. */
export function fromLink(fragment: string): { game: GameId; changed: Counts } | "wrong" | null {
  if (fragment.length < 2) return null;
  if (fragment.length > LONGEST + 1) return "wrong";
  const { game = "", ...rest } = Object.fromEntries(new URLSearchParams(fragment.slice(1)));
  if (!(game in GAMES)) return "wrong";
  const changed = Object.fromEntries(Object.entries(rest).map(([card, count]) => [card, Number(count)]));
  const fine = Object.values(changed).every((count) => Number.isInteger(count) && count >= 0 && count < 100);
  return fine ? { game: game as GameId, changed } : "wrong";
}
