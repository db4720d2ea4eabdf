/** The animation of each event of AntaYagí. Slots are those of just before the event. */
import { assertNever } from "../../assert-never";
import { effects } from "../../motion/effects.svelte";
import { stage } from "../../motion/stage.svelte";
import type { AntaYagiEvent, AntaYagiObject, AntaYagiSide, AntaYagiView, SawDealt } from "../../net/types";
import { sound, soundEnd } from "../../state/sound";

const UNSEEN: AntaYagiSide = { side: "unseen" };
const looks = () => import("./effects");

export async function animate(
  event: AntaYagiEvent,
  before: AntaYagiView,
  after: AntaYagiView,
  show: () => void,
): Promise<void> {
  switch (event.event) {
    case "turn-began":
      show();
      return stage.pulse([`seat:${event.seat}:`]);
    case "game-won":
      soundEnd([event.seat], after.watcher);
      await Promise.all([stage.flip("hand:", show), effects.win(`seat:${event.seat}:`)]);
      return;
    case "partner-chosen":
      show();
      return stage.pulse([`seat:${event.seat}:`, `seat:${event.partner}:`]);
    case "offer-sealed":
      // The card stays secret, so none is seen to leave the hand.
      show();
      return stage.pulse([`offer:${event.seat}:`]);
    case "offers-revealed": {
      const both = event.seats.map((seat, index) => {
        const slot = event.slots[index as 0 | 1];
        const to = object(event.objects[index as 0 | 1]);
        return stage.fly(inHand(before, seat, slot), `hand:${seat}:${slot}:`, `laid:${index}:`, to);
      });
      await Promise.all(both);
      return;
    }
    case "sabotaged": {
      const { seat, slot } = event;
      const back: AntaYagiSide = { side: "back", back: "sabotage" };
      await stage.fly(inHand(before, seat, slot), `hand:${seat}:${slot}:`, `laid:${after.table.length - 1}:`, back);
      show();
      sound("boom");
      void stage.pulse(["table:"], "shake");
      return effects.play("sabotage", looks, `laid:${after.table.length - 1}:`);
    }
    case "exchange-cancelled":
      return stage.pulse(["table:"], "shake");
    case "exchange-goes-on":
      return stage.pulse(["table:"]);
    case "discarded": {
      const { seat, origin, slot } = event;
      const { face, from } = left(before, origin, seat, slot, event.object);
      // What a T-Rex eats is bitten; the T-Rex leaves the area after it. A card and its points go
      // at the same moment.
      if (event.why.includes("A.O7") && event.object !== "t-rex") await stage.bite(from);
      if (origin === "area") {
        show();
        return stage.pulse(["discard:"]);
      }
      return stage.fly(face, from, "discard:", object(event.object));
    }
    case "arrived": {
      const { giver, origin, slot } = event;
      const { face, from } = left(before, origin, giver, slot, event.object);
      const to = `area:${event.seat}:${(after.areas[event.seat]?.length ?? 0) - 1}:`;
      await stage.fly(face, from, to, object(event.object));
      show();
      sound("point");
      return does(event.object, event.seat);
    }
    case "turned":
      sound("trick");
      if (event.why.includes("A.O3")) await effects.play("hat", looks, `hand-of:${event.seat}:`);
      return stage.flip(`hand:${event.seat}:`, show);
    case "needs-more":
      show();
      return stage.pulse([`points:${event.seat}:`]);
    case "ate":
      void stage.pulse([`area-of:${event.seat}:`], "shake");
      return effects.play("t-rex", looks, `area-of:${event.seat}:`);
    case "drew": {
      const to = `hand:${event.seat}:${(after.hands[event.seat]?.length ?? 0) - 1}:`;
      return stage.fly({ side: "back", back: event.back }, "draw:", to, event.side);
    }
    case "reshuffled":
      return stage.fly(UNSEEN, "discard:", "draw:");
    case "dealt":
      return stage.deal(dealing(event), 200);
    case "game-ended":
      return stage.flip("hand:", show);
    case "turn-skipped":
    case "window-opened":
    case "exchange-ended":
      return; // nothing moves
    default:
      return assertNever(event);
  }
}

/** One card after the other, from the player who begins. */
function dealing({ first, hands }: SawDealt): (() => Promise<void>)[] {
  const rounds = hands[0]?.length ?? 0;
  return [...Array(rounds * hands.length).keys()].map((index) => () => {
    const [seat, slot] = [(first + index) % hands.length, Math.floor(index / hands.length)];
    return stage.fly(UNSEEN, "draw:", `hand:${seat}:${slot}:`, hands[seat]?.[slot]);
  });
}

/** The moment of a card that does something to a hand as it arrives. */
async function does(arrived: AntaYagiObject, seat: number): Promise<void> {
  if (arrived !== "muffin" && arrived !== "lollipop") return;
  sound("trick");
  await effects.play(arrived, looks, arrived === "muffin" ? `hand-of:${seat}:` : `area-of:${seat}:`);
}

function object(id: AntaYagiObject): AntaYagiSide {
  return { side: "object", object: id };
}

function inHand(view: AntaYagiView, seat: number, slot: number): AntaYagiSide {
  return view.hands[seat]?.[slot] ?? UNSEEN;
}

/** The place that a card left, and the side that it showed there. */
function left(
  view: AntaYagiView,
  origin: "hand" | "table" | "area",
  seat: number,
  slot: number,
  card: AntaYagiObject,
): { face: AntaYagiSide; from: string } {
  switch (origin) {
    case "hand":
      return { face: inHand(view, seat, slot), from: `hand:${seat}:${slot}:` };
    case "table": {
      const sabotage = view.table[slot]?.side === "back";
      const face: AntaYagiSide = sabotage ? { side: "back", back: "sabotage" } : object(card);
      return { face, from: `laid:${slot}:` };
    }
    case "area":
      return { face: object(card), from: `area:${seat}:${slot}:` };
    default:
      assertNever(origin);
      return { face: object(card), from: "" };
  }
}

/** Cards that turn are told of when they have turned, and a choice as it lies on the table: the bar
 * must not wait for it any more. */
const SHOWN_FIRST = ["offers-revealed", "turned", "offer-sealed"];
export const reveals = ({ event }: AntaYagiEvent): boolean => SHOWN_FIRST.includes(event);
/** A sealed offer leaves the other one to be chosen. */
export const answered = (event: AntaYagiEvent): number | null => (event.event === "offer-sealed" ? event.seat : null);
/** The log still shows what has happened. */
export const seenOnce = (): boolean => false;
