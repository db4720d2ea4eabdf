/** Phrases that players say by one touch. */
import phrases, { type PhraseInfo } from "virtual:phrases";

import { FAMILY, type GameId, type Said } from "../net/types";
import { phrases as cardPhrases } from "./telling";
import { say, type Args } from "./words.svelte";

export type Place = "left" | "middle" | "right" | "only";
/** What a phrase is said about. */
export type About = { to?: number; slot?: number; card?: string };

/** Which card of a hand of so many. */
export function placeOf(slot: number, cards: number): Place {
  if (cards <= 1) return "only";
  if (slot === 0) return "left";
  return slot >= cards - 1 ? "right" : "middle";
}

/** The phrases of a game that speak about just these things. */
export function phrasesFor(game: string, about: About): PhraseInfo[] {
  const given = (["to", "slot", "card"] as const).filter((each) => about[each] !== undefined);
  return phrases.filter(
    ({ families, args }) =>
      families.includes(FAMILY[game as GameId]) &&
      args.length === given.length &&
      args.every((each) => given.includes(each)),
  );
}

export function phrase(id: string, about: About, names: string[], hands: unknown[][]): string {
  const args: Args = {};
  if (about.to !== undefined) args["to"] = names[about.to] ?? "";
  if (about.slot !== undefined && about.to !== undefined) {
    args["place"] = placeOf(about.slot, hands[about.to]?.length ?? 3);
  }
  if (about.card !== undefined) {
    const kind = hands.length ? "object" : "gift";
    Object.assign(args, cardPhrases("card", kind, about.card));
  }
  return say(`phrase-${id}`, args);
}

/** What somebody said, in the reader's language. */
export function spoken(said: Said, names: string[], hands: unknown[][]): string {
  if (said.phrase === null) return said.text ?? "";
  const about: About = {
    ...(said.to === null ? {} : { to: said.to }),
    ...(said.slot === null ? {} : { slot: said.slot }),
    ...(said.card === null ? {} : { card: said.card }),
  };
  return phrase(said.phrase, about, names, hands);
}

