/** The events so far, as far as this browser may still show them. */
import { untrack } from "svelte";

import type { AnyEvent } from "../net/types";

const FORGET_SECONDS = 5;
const LONGEST_LOG = 400;
const LONGEST_SPEECH = 60;

export class Memory {
  /** The event that is being told now. */
  telling = $state.raw<AnyEvent | null>(null);
  /** The events for screen readers. */
  announced = $state.raw<AnyEvent[]>([]);
  /** All events, in games in which players may look back; in others it stays empty. */
  log = $state.raw<AnyEvent[]>([]);
  /** Events that the log does not show yet, because they have not been acted out. */
  private untold: AnyEvent[] = [];
  private forgetting = 0;

  constructor(private readonly mayLookBack: () => boolean) {}

  /** Note events that have come and are not acted out yet. */
  expect(events: AnyEvent[]): void {
    if (this.mayLookBack()) this.untold.push(...events);
  }

  /** Announce events to screen readers: all of several news, or only the newest without looking back. */
  announce(events: AnyEvent[]): void {
    const before = this.mayLookBack() ? untrack(() => this.announced) : [];
    this.announced = [...before, ...events].slice(-LONGEST_SPEECH);
  }

  /** Move the next events to the log: they have been acted out. */
  note(count: number): void {
    if (!this.mayLookBack()) return;
    const events = this.untold.splice(0, count);
    this.log = [...untrack(() => this.log), ...events].slice(-LONGEST_LOG);
    this.telling = events.at(-1) ?? this.telling;
  }

  /** A player who comes to the table is not told again what is over, but finds it in the log. */
  catchUp(): void {
    if (this.mayLookBack()) this.note(this.untold.length);
    else this.forget();
  }

  /** After a while nothing that was seen or said stays on the screen, unless more is `happening`. */
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
