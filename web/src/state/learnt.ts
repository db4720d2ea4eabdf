/** How far this browser has come in each lesson. */
import { recall, remember } from "./settings.svelte";

const KEY = "hatbox.lessons";

type Left = { stop: number; over: boolean };

function found(lesson: string): Left {
  const kept = recall<Record<string, Partial<Left> | number>>(KEY)[lesson];
  const { stop = 0, over = false } = typeof kept === "object" ? (kept ?? {}) : { stop: kept };
  const known = typeof stop === "number" && Number.isInteger(stop) && stop > 0;
  return { stop: known ? stop : 0, over: over === true };
}

/** The stop at which a lesson was left, also its end; 0 if it was not begun. */
export const left = (lesson: string): number => found(lesson).stop;

/** Whether a lesson was begun and not ended. */
export function begun(lesson: string): boolean {
  const { stop, over } = found(lesson);
  return stop > 0 && !over;
}

export function keep(lesson: string, stop: number, over: boolean): void {
  remember(KEY, { ...recall<Record<string, Left>>(KEY), [lesson]: { stop, over } });
}
