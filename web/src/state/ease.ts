/** Whether windows at a table pass by themselves; kept in this browser, which nobody else knows. */
import { recall, remember } from "./settings.svelte";

/** Never, while there is nothing that one could do, or always. */
export const EASES = ["never", "unarmed", "always"] as const;
export type Ease = (typeof EASES)[number];

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
