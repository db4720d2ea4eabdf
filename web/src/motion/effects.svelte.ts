/** Moments of their own: a picture, a burst and bits that fly, at a place of the board. What draws
 * them is loaded with the first. */
import type { Component } from "svelte";

import { stage } from "./stage.svelte";

export type EffectName = "sabotage" | "t-rex" | "muffin" | "hat" | "lollipop" | "win";
export type Effect = { id: number; name: EffectName; x: number; y: number; size: number; speed: number };

/** Milliseconds. */
const LENGTH = 1000;
/** How far an effect reaches from its middle, in sizes. */
const REACH = 1.1;

class Effects {
  current = $state.raw<Effect[]>([]);
  Drawn = $state.raw<Component | null>(null);
  private next = 1;

  /** Plays an effect in the middle of each of these places, and ends with it. */
  async play(name: EffectName, ...places: string[]): Promise<void> {
    const targets = places.flatMap((place) => document.querySelector(`[data-board] [data-anchor^="${place}"]`) ?? []);
    if (!stage.moving || !targets.length) return;
    // Without a connection it is left out: the story goes on.
    this.Drawn ??= (await import("../parts/Effects.svelte").catch(() => null))?.default ?? null;
    if (!this.Drawn) return;
    const { speed } = stage;
    const all = targets.map((target) => ({ id: this.next++, name, speed, ...spot(target, targets.length) }));
    this.current = all;
    await stage.pause(LENGTH * speed);
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
