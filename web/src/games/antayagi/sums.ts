/** Events of AntaYagí that one sentence tells. */
import type { AntaYagiEvent, Sentence } from "../../net/types";

/** Everybody who refills their hand. */
export function sumUp(events: AntaYagiEvent[], watcher: number | null): Sentence | null {
  const seats = [...new Set(events.flatMap((each) => (each.event === "drew" ? [each.seat] : [])))];
  const [seat] = seats;
  if (seat === undefined) return null;
  const you = watcher !== null && seats.includes(watcher) ? "seat" : "nobody";
  if (seats.length === 1) return ["ay-one-drew", { seat, you, cards: events.length }];
  return ["ay-some-drew", { you, names: seats.filter((each) => each !== watcher) }];
}
