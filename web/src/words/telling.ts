/** Tellings in words, as Python puts them (hatbox.words.sentences): it knows no game. */
import { assertNever } from "../assert-never";
import { KINDS, type Kind, type Sentence } from "../net/types";
import { read } from "../state/names";
import { say, words, type Args } from "./words.svelte";

type Card = Extract<Kind, "object" | "back" | "gift">;
const FORMS: Record<Card, string[]> = {
  object: ["a", "a-obj", "the", "the-obj"],
  back: ["a", "a-obj", "the", "the-obj"],
  gift: ["a", "a-obj", "the", "the-obj", "a-nice", "have", "not-a"],
};

/** All sentences of a telling; empty if another event tells it already. */
export function told(sentences: Sentence[], names: string[]): string {
  return sentences.map((each) => sentence(each, names)).join(" ");
}

function sentence([message, variables]: Sentence, names: string[]): string {
  const args: Args = { you: "nobody" };
  for (const [name, value] of Object.entries(variables)) {
    const kind = KINDS[name];
    if (kind && value !== null) Object.assign(args, variable(name, kind, value, names));
  }
  return say(message, args);
}

/** The variables of a sentence that stand for one variable of a telling. */
function variable(name: string, kind: Kind, value: unknown, names: string[]): Args {
  switch (kind) {
    case "role":
    case "number":
      return { [name]: value as string | number };
    case "person":
      return { [name]: read(value as string) };
    case "seat":
      return { [name]: names[value as number] ?? "" };
    case "seats":
      return { [name]: namesAnd((value as number[]).map((seat) => names[seat] ?? "")) };
    case "scores":
      return { [name]: (value as number[]).map((points, seat) => `${names[seat]} ${points}`).join(", ") };
    case "cards":
      return { [name]: (value as Record<Card, string>[]).map(card).join(", ") };
    case "object":
    case "back":
    case "gift":
      return phrases(name, kind, value as string);
    default:
      assertNever(kind);
      return {};
  }
}

/** The visible sides of a card, as an entry of a list. */
function card(sides: Partial<Record<Card, string>>): string {
  const seen = Object.entries(sides).map(([kind, value]) => [kind, called(kind as Card, value)]);
  return seen.length > 1 ? say("event-card", Object.fromEntries(seen)) : (seen[0]?.[1] ?? "");
}

/** The name of a card, and its phrases. */
export function phrases(name: string, kind: Card, value: string): Args {
  const args: Args = { [name]: called(kind, value) };
  for (const form of FORMS[kind]) args[`${name}-${form}`] = called(kind, value, form);
  return args;
}

/** A card's name, or one of its phrases; a gift of a player's own deck is only quoted. */
export function called(kind: Card, value: string, form = ""): string {
  const suffix = form && `.${form}`;
  const known = `${kind}-${value}${suffix}`;
  if (kind !== "gift") return say(known);
  return words.find(known) ?? say(`foreign-gift${suffix}`, { name: value.replaceAll("-", " ") });
}

/** "Ana, Ben and Cleo". */
export function namesAnd(names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  // Spanish has another word before the sound i, but not before a diphthong.
  const message = /^h?[ií](?![aeouáéóú])/i.test(last) ? "list-and-before-i" : "list-and";
  return say(message, { first: names.slice(0, -1).join(", "), last });
}
