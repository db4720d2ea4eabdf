/** Events as sentences, the same as Python's (hatbox.words): a test compares the two. */
import type {
  AntaYagiEvent,
  AntaYagiSide,
  Arrived,
  NotAHatEvent,
  NotAHatGameEnded,
  OffersRevealed,
} from "../net/types";
import { say, words, type Args } from "./words.svelte";

export type AnyEvent = AntaYagiEvent | NotAHatEvent;
export type Reader = { names: string[]; seat: number | null };

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
type Origin = Arrived["origin"];
const ARRIVED: Record<Origin, string> = { table: "", hand: "-from-hand", area: "-from-area" };
const UNSCORED: Record<Origin, string> = {
  table: "-worthless",
  hand: "-taken",
  area: "-taken-from-area",
};

/** An event as a sentence; null if another event says it already. */
export function tell(reader: Reader, event: AnyEvent): string | null {
  switch (event.event) {
    case "dealt":
      return [
        sentence(reader, event, "", { cards: event.hands[0]?.length ?? 0 }),
        ...hands(reader, "event-hand", event.hands.map(sides)),
      ].join(" ");
    case "offers-revealed":
      return sentence(reader, event, "", offers(reader, event));
    case "window-opened":
      return sentence(reader, event, event.sabotages ? "-again" : "");
    case "exchange-ended":
      return null; // the arrivals have said it
    case "exchange-cancelled":
      return sentence(reader, event, event.why.includes("A.T3") ? "-same-object" : "");
    case "discarded": {
      if (event.why.includes("A.O7")) return null; // a T-Rex ate, and that was said
      if (typeof event.receiver === "number") {
        return sentence(reader, event, UNSCORED[event.origin]);
      }
      if (event.why.includes("A.O9")) return sentence(reader, event, "-wizard");
      if (event.why.includes("A.O5")) return sentence(reader, event, "-muffin");
      return sentence(reader, event, event.slot >= 2 ? "-sabotage" : "");
    }
    case "arrived":
      if (event.seat === event.giver) return sentence(reader, event, "-own");
      return sentence(reader, event, ARRIVED[event.origin]);
    case "turned": {
      const seen = sides(event.hand);
      if (!seen.length) return sentence(reader, event);
      const now = sentence(reader, event, "-you-see", { shown: seen.join(", ") });
      return `${sentence(reader, event)} ${now}`;
    }
    case "drew":
      if (event.side.side !== "object") return sentence(reader, event, "-back");
      return sentence(reader, event, "-object", phrases("object", "object", event.side.object));
    case "game-ended":
      return "winners" in event
        ? ended(reader, event)
        : sentence(reader, event, "-without-winner");
    case "round-dealt": {
      const gifts = event.gifts.map((each) => each.map((gift) => called("gift", gift)));
      return [sentence(reader, event), ...hands(reader, "event-gifts", gifts)].join(" ");
    }
    case "gift-turned":
      return sentence(reader, event, event.why.includes("H.T4") ? "-oldest" : "");
    case "round-ended": {
      const scores = event.scores.map((points, seat) => `${reader.names[seat]} ${points}`);
      return sentence(reader, event, "", { scores: scores.join(", ") });
    }
    default:
      return sentence(reader, event);
  }
}

function sentence(reader: Reader, event: AnyEvent, variant = "", more: Args = {}): string {
  return say(`event-${event.event}${variant}`, { ...argumentsOf(reader, event), ...more });
}

function argumentsOf(reader: Reader, event: AnyEvent): Args {
  const args: Args = { you: "nobody" };
  for (const [name, value] of Object.entries(event)) {
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

function hands(reader: Reader, message: string, cards: string[][]): string[] {
  return cards.flatMap((hand, seat) => {
    if (!hand.length) return [];
    const you = seat === reader.seat ? "seat" : "nobody";
    return [say(message, { you, seat: reader.names[seat] ?? "", shown: hand.join(", ") })];
  });
}

function sides(hand: AntaYagiSide[]): string[] {
  return hand.flatMap((side) => {
    if (side.side === "object") return [called("object", side.object)];
    return side.side === "back" ? [called("back", side.back)] : [];
  });
}

function offers(reader: Reader, event: OffersRevealed): Args {
  const args: Args = {};
  (["active", "chosen"] as const).forEach((role, index) => {
    const seat = event.seats[index as 0 | 1];
    args[role] = reader.names[seat] ?? "";
    Object.assign(args, phrases(`${role}-object`, "object", event.objects[index as 0 | 1]));
    if (seat === reader.seat) args["you"] = role;
  });
  return args;
}

function ended(reader: Reader, event: NotAHatGameEnded): string {
  const others = event.winners.filter((seat) => seat !== reader.seat);
  return sentence(reader, event, "", {
    you: reader.seat !== null && event.winners.includes(reader.seat) ? "winner" : "nobody",
    winners: event.winners.length,
    names: namesAnd(others.map((seat) => reader.names[seat] ?? "")),
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
