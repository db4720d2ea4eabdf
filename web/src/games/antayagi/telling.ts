/** The events of AntaYagí as sentences, the same as Python's: a test compares the two. */
import { assertNever } from "../../assert-never";
import type { AntaYagiEvent, AntaYagiSide, Arrived, OffersRevealed } from "../../net/types";
import { called, hands, phrases, sentence, type Reader } from "../../words/telling";

type Origin = Arrived["origin"];
const ARRIVED: Record<Origin, string> = { table: "", hand: "-from-hand", area: "-from-area" };
const UNSCORED: Record<Origin, string> = {
  table: "-worthless",
  hand: "-taken",
  area: "-taken-from-area",
};

/** An event as a sentence; null if another event says it already. */
export function tell(reader: Reader, event: AntaYagiEvent): string | null {
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
      return sentence(reader, event, "-without-winner");
    case "turn-began":
    case "turn-skipped":
    case "partner-chosen":
    case "offer-sealed":
    case "sabotaged":
    case "exchange-goes-on":
    case "needs-more":
    case "ate":
    case "reshuffled":
    case "game-won":
      return sentence(reader, event);
    default:
      assertNever(event);
      return sentence(reader, event);
  }
}

function sides(hand: AntaYagiSide[]): string[] {
  return hand.flatMap((side) => {
    if (side.side === "object") return [called("object", side.object)];
    return side.side === "back" ? [called("back", side.back)] : [];
  });
}

function offers(reader: Reader, event: OffersRevealed): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  (["active", "chosen"] as const).forEach((role, index) => {
    const seat = event.seats[index as 0 | 1];
    args[role] = reader.names[seat] ?? "";
    Object.assign(args, phrases(`${role}-object`, "object", event.objects[index as 0 | 1]));
    if (seat === reader.seat) args["you"] = role;
  });
  return args;
}
