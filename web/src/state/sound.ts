/** Sounds and vibration: one switch for both. */
import { settings } from "./settings.svelte";

export type Sound = "slide" | "turn" | "point" | "boom" | "bite" | "trick" | "win" | "over" | "my-turn";

/** Milliseconds of vibration when it is my turn. */
const BUZZ = 60;

/** Plays a sound once the page has been touched: browsers forbid it before. */
export function sound(name: Sound): void {
  if (!settings.sounds || !navigator.userActivation?.hasBeenActive) return;
  if (name === "my-turn") navigator.vibrate?.(BUZZ);
  // Without a connection there is no sound, and nothing else is wrong.
  import("./sounds").then(({ play }) => play(name)).catch(() => undefined);
}

/** The end of a game: a fanfare for those who win, and for those who only watch. */
export function soundEnd(winners: number[], watcher: number | null): void {
  sound(watcher === null || winners.includes(watcher) ? "win" : "over");
}
