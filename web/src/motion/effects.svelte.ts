/** Moments of their own: a picture, a burst and bits that fly, at a place of the board. What draws
 * them is loaded with the first. */
import { tick, type Component } from "svelte";

import { stage } from "./stage.svelte";

/** What an effect throws around: its picture, its colours, the shape of its bits, how the picture
 * moves, and how wide the burst is, in sizes. */
export type Look = {
  picture: string;
  colours: [string, string, string];
  bits: "spark" | "tooth" | "crumb" | "star" | "note";
  moves?: "tumble" | "jump" | "spin" | "splat";
  burst?: number;
};
export type Effect = Look & { id: number; name: string; x: number; y: number; size: number; speed: number };
const WIN: Look = { picture: "page-trophy", colours: ["#e8862a", "#f5b83d", "#fbe08a"], bits: "star" };

/** Milliseconds. */
const LENGTH = 1000;
/** How far an effect reaches from its middle, in sizes. */
const REACH = 1.1;

class Effects {
  current = $state.raw<Effect[]>([]);
  Drawn = $state.raw<Component | null>(null);
  private next = 1;

  win(...places: string[]): Promise<void> {
    return this.play("win", () => Promise.resolve({ looks: { win: WIN } }), ...places);
  }

  /** Plays one of the effects in the middle of each of these places, and ends with it. */
  async play<Name extends string>(
    name: Name,
    load: () => Promise<{ looks: Record<Name, Look> }>,
    ...places: string[]
  ): Promise<void> {
    await tick(); // a card that has just been laid has its place only when it is drawn
    const targets = places.flatMap((place) => document.querySelector(`[data-board] [data-anchor^="${place}"]`) ?? []);
    if (!stage.moving || !targets.length) return;
    // Without a connection it is left out: the story goes on.
    const parts = await Promise.all([load(), import("../parts/Effects.svelte")]).catch(() => null);
    if (!parts) return;
    const [{ looks }, { default: drawn }] = parts;
    this.Drawn = drawn;
    const look = { ...looks[name], name, speed: stage.speed };
    const all = targets.map((target) => ({ id: this.next++, ...look, ...spot(target, targets.length) }));
    this.current = all;
    await stage.pause(LENGTH * look.speed);
    if (this.current === all) this.current = [];
  }
}

/** Where an effect is drawn, and how large: one of several is smaller, and all of it is on the screen. */
function spot(target: Element, many: number): { x: number; y: number; size: number } {
  const { x, y, width, height } = target.getBoundingClientRect();
  const screen = Math.min(innerWidth, innerHeight);
  const size = Math.min(Math.max(width, height, 0.2 * screen), (many > 1 ? 0.16 : 0.28) * screen);
  const inside = (middle: number, most: number): number =>
    Math.min(Math.max(middle, REACH * size), most - REACH * size);
  return { x: inside(x + width / 2, innerWidth), y: inside(y + height / 2, innerHeight), size };
}

export const effects = new Effects();
