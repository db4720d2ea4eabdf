/** Acts out news one after the other; then the table rests as it is now. */
import { tick } from "svelte";

import { familyOf } from "../games";
import { stage } from "../motion/stage.svelte";
import { GAMES, type AnyEvent, type AnyView, type GameId, type News } from "../net/types";
import { Memory } from "./memory.svelte";

type Waiting = { news: News; deadline: number | null };
type Listener = {
  game: () => GameId;
  /** Called with the last news when all are acted out; with null while something happens. */
  rest: (news: Waiting | null) => void;
};

const FEW_BEHIND = 2;
const MOST_BEHIND = 8;

export class Story {
  view = $state.raw<AnyView | null>(null);
  readonly memory: Memory;

  private readonly queue: Waiting[] = [];
  private working = false;
  /** The number of the current run: a run that a lost connection cut off does not go on. */
  private run = 0;
  private fresh = true;

  constructor(private readonly listener: Listener) {
    this.memory = new Memory(() => GAMES[listener.game()].mayLookBack);
  }

  take(news: News): void {
    const seconds = news.question?.seconds;
    const deadline = typeof seconds === "number" ? performance.now() + seconds * 1000 : null;
    this.memory.expect(news.events);
    // A player who comes to the table is shown its present state; nothing is acted out again.
    if (this.fresh) {
      this.fresh = false;
      this.queue.length = 0;
      this.run += 1;
      this.working = false;
      this.memory.catchUp();
      this.rest({ news, deadline });
      return;
    }
    this.queue.push({ news, deadline });
    if (this.hurried) stage.speed = 0;
    void this.work();
  }

  /** The connection was lost: the next news show the present state of the table. */
  interrupt(): void {
    this.fresh = true;
  }

  leave(): void {
    this.memory.stop();
    this.queue.length = 0;
    stage.settle();
  }

  private get motion() {
    return familyOf(this.listener.game()).motion;
  }

  /** Whether a clock runs, or very much has happened: then past events keep nobody waiting. */
  private get hurried(): boolean {
    if (this.queue.length > MOST_BEHIND) return true;
    return this.motion.clockHurries && this.queue.some(({ deadline }) => deadline !== null);
  }

  /** The speed of an event: the more is waiting, the faster. */
  private pace(event: AnyEvent, deadline: number | null): number {
    const behind = this.queue.length;
    if (behind > FEW_BEHIND && this.motion.givesWay(event)) return 0;
    return (deadline === null ? 1 : 0.45) / (1 + 0.4 * Math.min(behind, 4));
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    const run = this.run;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { events } = next.news;
      this.listener.rest(null);
      this.memory.announce(events);
      // However much is waiting: screen readers miss a text that is never on the screen.
      await tick();
      if (run !== this.run) return;
      for (const event of events) {
        stage.speed = this.pace(event, next.deadline);
        if (!this.hurried) await this.act(event);
        if (run !== this.run) return;
        this.memory.note(1);
      }
      this.rest(next);
    }
    this.working = false;
  }

  private async act(event: AnyEvent): Promise<void> {
    const run = this.run;
    this.memory.telling = event;
    // A flight is measured when everything is in its place.
    await tick();
    const { motion, view } = this;
    if (!view) return;
    await motion.animate(event, view, (change) => {
      if (run === this.run) this.view = this.view && change(this.view);
    });
    await stage.pause(motion.reading(event));
  }

  /** Rest: show the table as it is now. */
  private rest(now: Waiting): void {
    stage.settle();
    stage.speed = 1;
    this.view = now.news.view;
    this.listener.rest(now);
    this.memory.fade(() => this.working);
  }
}
