/** Phrases that players say with one touch. */
import phrases, { type PhraseInfo } from "virtual:phrases";

import { GAMES, type Claim, type GameId, type Said } from "../net/types";
import { shortened } from "../state/names";
import { called, phrases as cardPhrases } from "./telling";
import { say, type Args } from "./words.svelte";

/** The player and the card that a phrase is about; `own`, a card of the speaker's own hand. */
export type About = { to?: number; slot?: number; card?: string; own?: boolean };

/** The people at a table. */
export type Company = { game: GameId; names: string[] };

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

/** A phrase; a slot in it is one of a hand of `cards` cards. */
export function phrase(id: string, about: About, { game, names }: Company, cards: number): string {
  const args: Args = {};
  if (about.to !== undefined) args["to"] = shortened(names[about.to] ?? "", 16);
  if (about.slot !== undefined) args["place"] = placeOf(about.slot, cards);
  if (about.card !== undefined) {
    Object.assign(args, cardPhrases("card", GAMES[game].face, about.card));
  }
  return say(`phrase-${id}`, args);
}

type Claimed = Company & {
  claims(seat: number, slot: number): Claim[];
  speaker(seat: number, member: number | null): string;
};

/** What players say that a card is, for those who do not see the pins. */
export function claimed(table: Claimed, seat: number, slot: number): string {
  const { game } = table;
  return table
    .claims(seat, slot)
    .map(({ by, card, member }) => `. ${say("talk-claim", { name: table.speaker(by, member), card: called(GAMES[game].face, card) })}`)
    .join("");
}

/** A saying in the reader's language. */
export function spoken(said: Said, company: Company): string {
  const { phrase: id, text, to, slot, card, cards } = said;
  const about: About = {
    ...(typeof to === "number" ? { to } : {}),
    ...(typeof slot === "number" ? { slot } : {}),
    ...(typeof card === "string" ? { card } : {}),
  };
  return id ? phrase(id, about, company, cards ?? 1) : (text ?? "");
}
