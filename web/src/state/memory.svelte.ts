/** What has been told so far, as far as this browser may still show it. */
import { untrack } from "svelte";

import type { Line, Said } from "../net/types";

const FORGET_SECONDS = 5;
const LONGEST_LOG = 400;
const LONGEST_SPEECH = 60;

export class Memory {
  /** The sentence on the table: what is happening now, or happened last. */
  telling = $state.raw<Line | null>(null);
  /** The sentences for screen readers. */
  announced = $state.raw<Line[]>([]);
  /** All sentences and sayings, in games in which players may look back; in others it stays empty. */
  log = $state.raw<(Line | Said)[]>([]);
  private forgetting = 0;

  constructor(private readonly mayLookBack: () => boolean) {}

  /** More happens: what was announced before goes where players may not look back. */
  begin(): void {
    if (!this.mayLookBack()) this.announced = [];
  }

  /** Tell an event; `caption` stands on the table, which may sum up several events. */
  tell(line: Line, caption: Line): void {
    if (line.tell.length === 0) return; // another event tells it
    this.telling = caption;
    this.announced = [...untrack(() => this.announced), line].slice(-LONGEST_SPEECH);
    if (this.mayLookBack()) this.log = [...untrack(() => this.log), line].slice(-LONGEST_LOG);
  }

  /** Somebody says something, which stands in the log. */
  hear(said: Said): void {
    if (this.mayLookBack()) this.log = [...untrack(() => this.log), said].slice(-LONGEST_LOG);
  }

  /** A player who comes to the table is not told again what is over, but finds it in the log. */
  catchUp(lines: (Line | Said)[]): void {
    this.announced = [];
    const more = lines.filter((line) => line.type === "said" || line.tell.length > 0);
    if (this.mayLookBack()) this.log = [...untrack(() => this.log), ...more].slice(-LONGEST_LOG);
    const told = this.mayLookBack() ? this.log : lines;
    this.telling = told.filter((line) => line.type === "told").at(-1) ?? null;
  }

  /** Somebody else looks at the screen. */
  clear(): void {
    this.log = [];
  }

  /** After a while nothing that was seen or said stays on the screen, unless more is `happening`. */
  fade(happening: () => boolean): void {
    if (this.mayLookBack()) return;
    this.stop();
    this.forgetting = window.setTimeout(() => {
      if (happening()) return this.fade(happening);
      this.telling = null;
      this.announced = [];
    }, FORGET_SECONDS * 1000);
  }

  stop(): void {
    clearTimeout(this.forgetting);
  }
}
