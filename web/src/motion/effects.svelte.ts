/** Moments of their own: a picture, a burst and bits that fly, at a place of the board. What draws
 * them is loaded with the first. */
import type { Component } from "svelte";

import { stage } from "./stage.svelte";

export type EffectName = "sabotage" | "t-rex" | "muffin" | "hat" | "lollipop" | "win";
export type Effect = { id: number; name: EffectName; x: number; y: number; size: number; speed: number };

/** Milliseconds. */
const LENGTH = 1000;

class Effects {
  current = $state.raw<Effect | null>(null);
  Drawn = $state.raw<Component | null>(null);
  private next = 1;

  /** Plays an effect in the middle of a place, and ends with it. */
  async play(name: EffectName, place: string): Promise<void> {
    const target = document.querySelector(`[data-board] [data-anchor^="${place}"]`);
    if (!stage.moving || !target) return;
    // Without a connection it is left out: the story goes on.
    this.Drawn ??= (await import("../parts/Effects.svelte").catch(() => null))?.default ?? null;
    if (!this.Drawn) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    const screen = Math.min(innerWidth, innerHeight);
    const size = Math.min(Math.max(width, height, 0.2 * screen), 0.28 * screen);
    const { speed } = stage;
    const effect = { id: this.next++, name, x: x + width / 2, y: y + height / 2, size, speed };
    this.current = effect;
    await stage.pause(LENGTH * speed);
    if (this.current === effect) this.current = null;
  }
}

export const effects = new Effects();
