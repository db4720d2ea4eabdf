/** The animation of each event of That's Not a Hat. */
import { assertNever } from "../../assert-never";
import { stage, type Face } from "../../motion/stage.svelte";
import type { NotAHatEvent, NotAHatView } from "../../net/types";

/** Milliseconds to read each sentence. */
const READING: Record<NotAHatEvent["event"], number> = {
  "round-dealt": 1900,
  "gift-shown": 1900,
  "gift-turned": 500,
  "gift-picked": 500,
  "gift-offered": 1000,
  "gift-accepted": 500,
  "gift-refused": 1900,
  "penalty-taken": 1000,
  "round-ended": 500,
  shuffled: 500,
  "game-ended": 500,
};
/** Events that show a gift which is face down before and after: it is seen only now. */
const SEEN_ONCE = new Set<NotAHatEvent["event"]>(["round-dealt", "gift-shown", "gift-refused"]);

type Show = (change: (view: NotAHatView) => NotAHatView) => void;

export async function animate(event: NotAHatEvent, view: NotAHatView, show: Show): Promise<void> {
  switch (event.event) {
    case "gift-shown":
      return stage.fly({ side: "gift", gift: event.gift }, ["shop:"], ["offered:"]);
    case "gift-turned": {
      const back: Face = { side: "back", back: event.back, giver: event.seat };
      const shown = stage.flights.at(-1);
      if (!event.why.includes("H.T4") && shown) return stage.over(shown.id, back);
      const lowest = view.columns[event.seat]?.[0];
      return stage.fly(lowest ?? back, [`column:${event.seat}:0:`], ["offered:"], back);
    }
    case "gift-picked": {
      const back: Face = { side: "back", back: event.back, giver: event.seat };
      return stage.fly(back, [`column:${event.seat}:0:`], ["offered:"]);
    }
    case "gift-offered":
      return stage.pulse([`seat:${event.giver}:`, `seat:${event.receiver}:`]);
    case "gift-accepted": {
      if (view.offered && view.giver !== null) {
        const gift: Face = { side: "back", back: view.offered, giver: view.giver };
        await stage.fly(gift, ["offered:"], [`column-end:${event.seat}:`]);
      }
      return show(answered);
    }
    case "gift-refused": {
      const back: Face | null = view.offered && { side: "back", back: view.offered };
      const gift: Face = { side: "gift", gift: event.gift };
      await stage.fly(back ?? gift, ["offered:"], ["offered:"], gift);
      return show(answered);
    }
    case "penalty-taken":
      stage.clear();
      return stage.fly(
        { side: "gift", gift: event.gift },
        ["offered:"],
        [`penalty:${event.seat}:`],
      );
    case "game-ended":
      return stage.pulse(event.winners.map((seat) => `seat:${seat}:`));
    case "round-dealt":
    case "round-ended":
    case "shuffled":
      return; // nothing moves
    default:
      return assertNever(event);
  }
}

/** The view after an answer: a name is shown only until then. */
function answered(view: NotAHatView): NotAHatView {
  return { ...view, named: null, offered: null, receiver: null };
}

export function reading({ event }: NotAHatEvent): number {
  // A gift that is shown only once is shown long enough, however much is waiting.
  const longer = SEEN_ONCE.has(event) ? Math.max(1, 0.65 / Math.max(stage.speed, 0.1)) : 1;
  return READING[event] * longer;
}

export const givesWay = ({ event }: NotAHatEvent): boolean => !SEEN_ONCE.has(event);
/** An event that is not seen now is never seen, whatever the clock says. */
export const clockHurries = false;
