/** Sounds and vibration: one switch for both. */
import { settings } from "./settings.svelte";

export type Sound = "slide" | "turn" | "point" | "sabotage" | "bite" | "trick" | "win" | "my-turn";

/** Milliseconds of vibration when it is my turn. */
const BUZZ = 60;

/** Plays a sound once the page has been touched: browsers forbid it before. */
export function sound(name: Sound): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  if (name === "my-turn") navigator.vibrate?.(BUZZ);
  // Without a connection there is no sound, and nothing else is wrong.
  import("./sounds").then(({ play }) => play(name)).catch(() => undefined);
}
