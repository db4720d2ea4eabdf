/** How each event of That's Not a Hat looks. */
import type { NotAHatEvent } from "../net/types";
import { stage } from "./stage.svelte";

export async function animate(event: NotAHatEvent): Promise<void> {
  switch (event.event) {
    case "gift-shown":
      return stage.fly({ side: "gift", gift: event.gift }, ["shop:"], ["offered:"]);
    case "gift-turned":
    case "gift-picked": {
      const from = event.why.includes("H.T4") ? [`column:${event.seat}:0:`] : ["offered:"];
      const face = { side: "back", back: event.back, giver: event.seat } as const;
      const landed = stage.flights.at(-1);
      if (from[0] === "offered:" && landed) return stage.over(landed.id, face);
      return stage.fly(face, from, ["offered:"]);
    }
    case "gift-offered":
      return stage.pulse([`seat:${event.giver}:`, `seat:${event.receiver}:`]);
    case "gift-refused":
      return stage.fly({ side: "gift", gift: event.gift }, ["offered:"], ["offered:"]);
    case "penalty-taken":
      stage.clear();
      return stage.fly(
        { side: "gift", gift: event.gift },
        ["offered:"],
        [`penalty:${event.seat}:`],
      );
    case "gift-accepted":
      return stage.pulse([`seat:${event.seat}:`]);
    case "game-ended":
      return stage.pulse(event.winners.map((seat) => `seat:${seat}:`));
    default:
      return;
  }
}

export function reading(event: NotAHatEvent): number {
  switch (event.event) {
    case "gift-shown":
    case "gift-refused":
    case "round-dealt":
      return 1900;
    case "gift-offered":
    case "penalty-taken":
      return 1000;
    default:
      return 500;
  }
}
