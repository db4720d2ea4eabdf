/** The animation of each event of AntaYagí. */
import { assertNever } from "../../assert-never";
import { stage } from "../../motion/stage.svelte";
import type { AntaYagiEvent, AntaYagiSide, AntaYagiView } from "../../net/types";

const UNSEEN: AntaYagiSide = { side: "unseen" };
const FROM = { hand: "hand", table: "laid", area: "area" } as const;

/** Milliseconds to read each sentence. */
const READING: Record<AntaYagiEvent["event"], number> = {
  dealt: 600,
  "turn-began": 250,
  "turn-skipped": 600,
  "partner-chosen": 600,
  "offer-sealed": 250,
  "offers-revealed": 1100,
  "window-opened": 250,
  sabotaged: 600,
  "exchange-cancelled": 1100,
  "exchange-goes-on": 600,
  "exchange-ended": 0,
  discarded: 600,
  arrived: 1100,
  turned: 1100,
  "needs-more": 1100,
  ate: 1100,
  drew: 60,
  reshuffled: 600,
  "game-won": 1100,
  "game-ended": 600,
};

type Show = (change: (view: AntaYagiView) => AntaYagiView) => void;

export async function animate(event: AntaYagiEvent, _: AntaYagiView, show: Show): Promise<void> {
  switch (event.event) {
    case "turn-began":
    case "game-won":
      return stage.pulse([`seat:${event.seat}:`]);
    case "partner-chosen":
      return stage.pulse([`seat:${event.seat}:`, `seat:${event.partner}:`]);
    case "offer-sealed":
      // The card stays secret, so none is seen to leave the hand.
      return stage.pulse([`offer:${event.seat}:`]);
    case "offers-revealed": {
      const both = event.seats.map((seat, index) => {
        const face: AntaYagiSide = { side: "object", object: event.objects[index as 0 | 1] };
        const slot = event.slots[index as 0 | 1];
        return stage.fly(UNSEEN, [`hand:${seat}:${slot}:`], [`offer:${seat}:`], face);
      });
      await Promise.all(both);
      return;
    }
    case "sabotaged":
      await stage.fly(
        { side: "back", back: "sabotage" },
        [`hand:${event.seat}:${event.slot}:`],
        ["laid-end:"],
      );
      return stage.pulse(["table:"], "shake");
    case "exchange-cancelled":
      return stage.pulse(["table:"], "shake");
    case "exchange-goes-on":
      return stage.pulse(["table:"]);
    case "discarded": {
      const place = FROM[event.origin];
      const from =
        place === "laid"
          ? [`laid:${event.slot}:`, `laid-of:${event.seat}:`, "laid:"]
          : [`${place}:${event.seat}:${event.slot}:`, `${place}:${event.seat}:`];
      // What a T-Rex eats is bitten; the T-Rex leaves the area after it.
      if (event.why.includes("A.O7") && event.object !== "t-rex") await stage.bite(from);
      return stage.fly({ side: "object", object: event.object }, from, ["discard:"]);
    }
    case "arrived": {
      const from = {
        hand: [`hand:${event.giver}:${event.slot}:`, `hand:${event.giver}:`],
        table: [`laid-of:${event.giver}:`, "laid:"],
        area: [`area:${event.giver}:${event.slot}:`, `area:${event.giver}:`],
      }[event.origin];
      await stage.fly({ side: "object", object: event.object }, from, [`area-end:${event.seat}:`]);
      return;
    }
    case "turned":
      return stage.flip([`hand:${event.seat}:`], () =>
        show((view) => ({
          ...view,
          hands: view.hands.map((hand, seat) => (seat === event.seat ? event.hand : hand)),
        })),
      );
    case "needs-more":
      return stage.pulse([`points:${event.seat}:`]);
    case "ate":
      return stage.pulse([`area-of:${event.seat}:`], "shake");
    case "drew":
      // Everybody refills: the next one draws while this card is still on its way.
      void stage.fly(
        { side: "back", back: event.back },
        ["draw:"],
        [`hand-end:${event.seat}:`],
        event.side,
      );
      return stage.pause(240);
    case "reshuffled":
      return stage.fly(UNSEEN, ["discard:"], ["draw:"]);
    case "dealt":
    case "turn-skipped":
    case "window-opened":
    case "exchange-ended":
    case "game-ended":
      return; // nothing moves
    default:
      return assertNever(event);
  }
}

export function reading({ event }: AntaYagiEvent): number {
  return READING[event];
}

/** The log still shows what has happened. */
export const givesWay = (): boolean => false;
export const clockHurries = true;
