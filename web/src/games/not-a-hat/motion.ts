/** The animation of each event of That's Not a Hat. */
import { assertNever } from "../../assert-never";
import { effects } from "../../motion/effects.svelte";
import { stage, type Face } from "../../motion/stage.svelte";
import type { NotAHatEvent, NotAHatView } from "../../net/types";
import { soundEnd } from "../../state/sound";

/** Events that show a gift which is face down before and after: it is seen only now. */
const SEEN_ONCE = new Set<NotAHatEvent["event"]>(["round-dealt", "gift-shown", "gift-refused"]);

export async function animate(
  event: NotAHatEvent,
  before: NotAHatView,
  after: NotAHatView,
  show: () => void,
): Promise<void> {
  switch (event.event) {
    case "gift-shown":
      return stage.fly({ side: "gift", gift: event.gift }, "shop:", "offered:");
    case "gift-turned":
    case "gift-picked": {
      if (before.shown !== null) return stage.flip("offered:", show);
      const back: Face = { side: "back", back: event.back, giver: event.seat };
      const oldest = before.columns[event.seat]?.[0] ?? back;
      const turns = oldest.side === "gift" ? back : undefined;
      return stage.fly(turns ? oldest : back, `column:${event.seat}:0:`, "offered:", turns);
    }
    case "gift-offered":
      show();
      return stage.pulse([`seat:${event.giver}:`, `seat:${event.receiver}:`]);
    case "gift-accepted": {
      if (before.offered === null || before.giver === null) return;
      const gift: Face = { side: "back", back: before.offered, giver: before.giver };
      const slot = (after.columns[event.seat]?.length ?? 0) - 1;
      stage.clear(["words:"]);
      return stage.fly(gift, "offered:", `column:${event.seat}:${slot}:`);
    }
    case "gift-refused":
      return stage.flip("offered:", show);
    case "penalty-taken":
      stage.clear(["words:"]);
      return stage.fly({ side: "gift", gift: event.gift }, "offered:", `penalty:${event.seat}:`);
    case "game-ended": {
      soundEnd(event.winners, after.watcher);
      const seats = event.winners.map((seat) => `seat:${seat}:`);
      void stage.pulse(seats);
      await Promise.all([stage.flip("column:", show), effects.win(...seats)]);
      return;
    }
    case "round-dealt": {
      const flights = event.gifts.flatMap((gifts, seat) =>
        gifts.map((gift, slot) => () => stage.fly({ side: "gift", gift }, "shop:", `column:${seat}:${slot}:`)),
      );
      return stage.deal(flights, 450);
    }
    case "round-ended":
    case "shuffled":
      return; // nothing moves
    default:
      return assertNever(event);
  }
}

/** A refused gift is told when it has turned, a penalty point when it counts. */
export const reveals = ({ event }: NotAHatEvent): boolean => event === "gift-refused" || event === "penalty-taken";
/** Every answer leads on. */
export const answered = (): null => null;
export const seenOnce = ({ event }: NotAHatEvent): boolean => SEEN_ONCE.has(event);
