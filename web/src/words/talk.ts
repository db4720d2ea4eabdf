/** Phrases that players say with one touch. */
import phrases, { type PhraseInfo } from "virtual:phrases";

import { GAMES, type GameId, type Said } from "../net/types";
import { phrases as cardPhrases } from "./telling";
import { say, type Args } from "./words.svelte";

/** The player and the card that a phrase is about; `own`, a card of the speaker's own hand. */
export type About = { to?: number; slot?: number; card?: string; own?: boolean };

/** The people at a table, and the hands whose cards are spoken of. */
export type Company = { game: GameId; names: string[]; hands: unknown[][] };

/** The place of a card in a hand of `cards` cards: its name, or its number from the left. */
export function placeOf(slot: number, cards: number): "left" | "middle" | "right" | "only" | number {
  if (cards <= 1) return "only";
  if (slot === 0) return "left";
  if (slot >= cards - 1) return "right";
  return cards === 3 ? "middle" : slot + 1;
}

/** The phrases of a game that are about exactly these things. */
export function phrasesFor(game: GameId, about: About): PhraseInfo[] {
  const given = (["to", "slot", "card"] as const).filter((each) => about[each] !== undefined);
  return phrases.filter(
    ({ families, args, own = false }) =>
      families.includes(GAMES[game].family) &&
      own === (about.own ?? false) &&
      args.length === given.length &&
      args.every((each) => given.includes(each)),
  );
}

export function phrase(id: string, about: About, { game, names, hands }: Company): string {
  const args: Args = {};
  if (about.to !== undefined) args["to"] = names[about.to] ?? "";
  if (about.slot !== undefined && about.to !== undefined) {
    args["place"] = placeOf(about.slot, hands[about.to]?.length ?? 1);
  }
  if (about.card !== undefined) {
    Object.assign(args, cardPhrases("card", GAMES[game].face, about.card));
  }
  return say(`phrase-${id}`, args);
}

/** A saying in the reader's language. */
export function spoken(said: Said, company: Company): string {
  if (said.phrase === null) return said.text ?? "";
  const about: About = {
    ...(said.to === null ? {} : { to: said.to }),
    ...(said.slot === null ? {} : { slot: said.slot }),
    ...(said.card === null ? {} : { card: said.card }),
  };
  return phrase(said.phrase, about, company);
}
