/** What has happened, as far as this browser may still show it. */
import { untrack } from "svelte";

import type { AnyEvent } from "../net/types";

const FORGET_SECONDS = 5;
const LONGEST_LOG = 400;
const LONGEST_SPEECH = 60;

export class Memory {
  /** What is being told now. */
  telling = $state.raw<AnyEvent | null>(null);
  /** What a screen reader is told. */
  announced = $state.raw<AnyEvent[]>([]);
  /** All that happened, where one may look back; elsewhere it stays empty. */
  log = $state.raw<AnyEvent[]>([]);
  /** What the log does not show yet, because it has not been acted out. */
  private untold: AnyEvent[] = [];
  private forgetting = 0;

  constructor(private readonly mayLookBack: () => boolean) {}

  /** They have come, and are not acted out yet. */
  expect(events: AnyEvent[]): void {
    if (this.mayLookBack()) this.untold.push(...events);
  }

  /** Several news at once are all heard; without looking back only the newest. */
  announce(events: AnyEvent[]): void {
    const before = this.mayLookBack() ? untrack(() => this.announced) : [];
    this.announced = [...before, ...events].slice(-LONGEST_SPEECH);
  }

  /** The next of them have been acted out. */
  note(count: number): void {
    if (!this.mayLookBack()) return;
    const events = this.untold.splice(0, count);
    this.log = [...untrack(() => this.log), ...events].slice(-LONGEST_LOG);
    this.telling = events.at(-1) ?? this.telling;
  }

  /** Whoever comes to the table is not told again what is over, but finds it in the log. */
  catchUp(): void {
    if (this.mayLookBack()) this.note(this.untold.length);
    else this.forget();
  }

  /** In a while nothing that was seen or said stays on the screen, unless more is `happening`. */
  fade(happening: () => boolean): void {
    if (this.mayLookBack()) return;
    this.stop();
    this.forgetting = window.setTimeout(() => {
      if (happening()) return this.fade(happening);
      this.forget();
    }, FORGET_SECONDS * 1000);
  }

  stop(): void {
    clearTimeout(this.forgetting);
  }

  private forget(): void {
    this.telling = null;
    this.announced = [];
  }
}
