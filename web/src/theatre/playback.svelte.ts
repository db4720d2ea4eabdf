/** A game that is over, shown again by its record. */
import type { Component } from "svelte";

import { lookBack } from "../net/lookback";
import type { Theatre } from "../net/types";
import { Replay } from "./replay.svelte";

export class Playback extends Replay<Theatre> {
  constructor(
    readonly record: string,
    play: Theatre,
    dock: Component,
  ) {
    super(play, dock);
  }

  /** Look with the eyes of another seat, at the same moment. */
  async lookAs(watcher: number | null): Promise<void> {
    const play = await lookBack(this.record, watcher);
    const { at } = this;
    this.playing = false;
    this.take(play);
    this.jump(at);
  }
}
