/** How far this browser has come in each lesson. */
import { recall, remember } from "./settings.svelte";

const KEY = "hatbox.lessons";

/** The stop at which a lesson was left; 0 if it was not begun, or is over. */
export function begun(lesson: string): number {
  const found = recall<Record<string, unknown>>(KEY)[lesson];
  return typeof found === "number" && Number.isInteger(found) && found > 0 ? found : 0;
}

export function keep(lesson: string, stop: number): void {
  remember(KEY, { ...recall<Record<string, number>>(KEY), [lesson]: stop });
}
