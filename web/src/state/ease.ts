/** Whether windows at a table pass by themselves; kept in this browser, which nobody else knows. */
import { recall, remember } from "./settings.svelte";

/** Never, always, or while there is nothing that one could do. */
export type Ease = "never" | "always" | "unarmed";

const KEY = "hatbox.ease";
const MOST = 40;

export function easeOf(table: string): Ease {
  const found = recall<Record<string, Ease>>(KEY)[table];
  return found === "always" || found === "unarmed" ? found : "never";
}

export function keepEase(table: string, ease: Ease): void {
  const { [table]: _, ...others } = recall<Record<string, Ease>>(KEY);
  const kept = Object.entries(others).slice(-MOST + 1);
  remember(KEY, Object.fromEntries(ease === "never" ? kept : [...kept, [table, ease]]));
}
