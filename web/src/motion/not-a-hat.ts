/** How each event of That's Not a Hat looks. */
import type { NotAHatEvent, NotAHatView } from "../net/types";
import { stage, type Face } from "./stage.svelte";

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
    default:
      return;
  }
}

/** What was named is shown only until the answer. */
function answered(view: NotAHatView): NotAHatView {
  return { ...view, named: null, offered: null, receiver: null };
}

/** Whether something is seen now that lies face down before and after. */
export function shows({ event }: NotAHatEvent): boolean {
  return event === "gift-shown" || event === "gift-refused" || event === "round-dealt";
}

/** How long the sentence is left to be read, in milliseconds. */
export function reading(event: NotAHatEvent): number {
  // What is shown once is shown long enough, however much is waiting.
  if (shows(event)) return 1900 * Math.max(1, 0.65 / Math.max(stage.speed, 0.1));
  return event.event === "gift-offered" || event.event === "penalty-taken" ? 1000 : 500;
}
