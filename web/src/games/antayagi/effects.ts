/** The moments of their own that cards of AntaYagí have. Loaded with the first of them. */
import type { Look } from "../../motion/effects.svelte";

export type EffectName = "sabotage" | "t-rex" | "muffin" | "hat" | "lollipop";

/** A hat turns over, as the cards do; a T-Rex jumps; a lollipop spins; a muffin falls apart. */
export const looks: Record<EffectName, Look> = {
  sabotage: { picture: "back-sabotage", colours: ["#a3173a", "#f5b83d", "#fbe08a"], bits: "spark" },
  "t-rex": { picture: "object-t-rex", colours: ["#3f6b2a", "#79a83e", "#b8d26a"], bits: "tooth", moves: "jump" },
  muffin: { picture: "object-muffin", colours: ["#a8693f", "#f28ba4", "#fbd0d8"], bits: "crumb", moves: "splat", burst: 1.5 },
  hat: { picture: "object-hat", colours: ["#56285c", "#c9a6d4", "#fbe08a"], bits: "star", moves: "tumble", burst: 1.5 },
  lollipop: { picture: "object-lollipop", colours: ["#4f9ad6", "#f28ba4", "#fbe08a"], bits: "note", moves: "spin", burst: 1.5 },
};
