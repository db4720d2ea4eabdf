/** The events of That's Not a Hat as sentences, the same as Python's: a test compares the two. */
import { assertNever } from "../../assert-never";
import type { NotAHatEvent, NotAHatGameEnded } from "../../net/types";
import { called, hands, namesAnd, sentence, type Reader } from "../../words/telling";

export function tell(reader: Reader, event: NotAHatEvent): string {
  switch (event.event) {
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
    case "game-ended":
      return ended(reader, event);
    case "gift-shown":
    case "gift-picked":
    case "gift-offered":
    case "gift-accepted":
    case "gift-refused":
    case "penalty-taken":
    case "shuffled":
      return sentence(reader, event);
    default:
      assertNever(event);
      return sentence(reader, event);
  }
}

function ended(reader: Reader, event: NotAHatGameEnded): string {
  const others = event.winners.filter((seat) => seat !== reader.seat);
  return sentence(reader, event, "", {
    you: reader.seat !== null && event.winners.includes(reader.seat) ? "winner" : "nobody",
    winners: event.winners.length,
    names: namesAnd(others.map((seat) => reader.names[seat] ?? "")),
  });
}
