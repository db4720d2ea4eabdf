/** What every family needs to tell its events in words, as Python tells them (hatbox.words). */
import { say, words, type Args } from "./words.svelte";

export type Reader = { names: string[]; seat: number | null };
type Event = { event: string };

const SEATS = ["seat", "partner", "giver", "receiver", "first"];
const KINDS: Record<string, Kind> = {
  object: "object",
  food: "object",
  back: "back",
  gift: "gift",
  named: "gift",
};
export type Kind = "object" | "back" | "gift";
const FORMS: Record<Kind, string[]> = {
  object: ["a", "a-obj", "the", "the-obj"],
  back: ["a", "a-obj", "the", "the-obj"],
  gift: ["a", "a-obj", "the", "the-obj", "a-nice", "have", "not-a"],
};

/** The message of an event, with what it says about seats and cards. */
export function sentence(reader: Reader, event: Event, variant = "", more: Args = {}): string {
  return say(`event-${event.event}${variant}`, { ...argumentsOf(reader, event), ...more });
}

function argumentsOf(reader: Reader, event: Event): Args {
  const args: Args = { you: "nobody" };
  for (const [name, value] of Object.entries<unknown>(event)) {
    if (SEATS.includes(name)) {
      args[name] = reader.names[value as number] ?? "";
      if (value === reader.seat && args["you"] === "nobody") args["you"] = name;
    } else if (name in KINDS) {
      Object.assign(args, phrases(name, KINDS[name] as Kind, value as string));
    } else if (typeof value === "number") {
      args[name] = value;
    }
  }
  return args;
}

/** The name of a card, and its phrases. */
export function phrases(name: string, kind: Kind, value: string): Args {
  const args: Args = { [name]: called(kind, value) };
  for (const form of FORMS[kind]) args[`${name}-${form}`] = called(kind, value, form);
  return args;
}

/** A card's name, or one of its phrases; a gift of a player's own deck is only quoted. */
export function called(kind: Kind, value: string, form = ""): string {
  const suffix = form && `.${form}`;
  return (
    words.find(`${kind}-${value}${suffix}`) ??
    say(`foreign-gift${suffix}`, { name: value.replaceAll("-", " ") })
  );
}

/** A sentence for each hand of which something is seen. */
export function hands(reader: Reader, message: string, cards: string[][]): string[] {
  return cards.flatMap((hand, seat) => {
    if (!hand.length) return [];
    const you = seat === reader.seat ? "seat" : "nobody";
    return [say(message, { you, seat: reader.names[seat] ?? "", shown: hand.join(", ") })];
  });
}

/** "Ana, Ben and Cleo". */
export function namesAnd(names: string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  // Spanish has another word before the sound i, but not before a diphthong.
  const message = /^h?[ií](?![aeouáéóú])/i.test(last) ? "list-and-before-i" : "list-and";
  return say(message, { first: names.slice(0, -1).join(", "), last });
}
