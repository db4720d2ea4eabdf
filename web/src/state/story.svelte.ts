/** Tells what happens, one moment after the other. What is on the screen is always the table as it
 * is at the moment that is being told; the question comes after the last. */
import { tick } from "svelte";

import { familyOf } from "../games";
import { stage } from "../motion/stage.svelte";
import { GAMES, type AnyEvent, type AnyView, type GameId, type Line, type News, type WholeView } from "../net/types";
import { changed, unasked } from "./changes";
import { Memory } from "./memory.svelte";

/** An event with its sentences, and the table after it. */
type Moment = { name: string; event: AnyEvent; line: Line; after: AnyView };
/** The moments of some news, and the table and the question after them. */
type Chapter = {
  number: number;
  moments: Moment[];
  after: AnyView;
  question: News["question"];
  deadline: number | null;
};
type Listener = {
  game: () => GameId;
  /** Called with the last news when all is told; with null while something happens. */
  rest: (now: Pick<Chapter, "question" | "deadline"> | null) => void;
};

const MOST_BEHIND = 8;

export class Story {
  /** The table at the moment that is being told. */
  view = $state.raw<AnyView | null>(null);
  /** That moment's name: the number of its news, with the event's index until all is told. */
  moment = $state("");
  /** Whether something is being told, so that nobody is asked anything. */
  telling = $state(false);
  readonly memory: Memory;

  /** The table after all that has come, told or not. */
  private latest: AnyView | null = null;
  private now: Chapter | null = null;
  private readonly queue: Chapter[] = [];
  /** The number of the current run: one that a whole view has overtaken does not go on. */
  private run = 0;

  constructor(private readonly listener: Listener) {
    this.memory = new Memory(() => GAMES[listener.game()].mayLookBack);
  }

  /** A whole view replaces everything, at once: nothing is acted out again. */
  arrive({ number, view, told, question }: WholeView): void {
    const untold = [...(this.now ? [this.now] : []), ...this.queue].flatMap(({ moments }) => moments);
    this.queue.length = 0;
    this.run += 1;
    this.telling = false;
    this.now = null;
    this.latest = view;
    this.memory.catchUp([...untold.map(({ line }) => line), ...told]);
    this.rest({ number, moments: [], after: view, question, deadline: deadlineOf(question) });
  }

  take({ number, events = [], now = {}, question }: News): void {
    let after = this.latest;
    if (!after) return; // nobody has come to the table yet
    const deadline = deadlineOf(question);
    const moments: Moment[] = [];
    for (const [index, { tell, then = {}, ...event }] of events.entries()) {
      after = changed(after, then);
      const line: Line = {
        tell: (tell ?? [[`event-${event.event}`, {}]]).map(([id, more]) => [id, { ...event, ...more }]),
        why: event.why,
      };
      moments.push({ name: `${number}.${index}`, event: event as AnyEvent, line, after: unasked(after) });
    }
    this.latest = changed(after, now);
    this.queue.push({ number, moments, after: this.latest, question, deadline });
    if (!this.telling) void this.work();
  }

  leave(): void {
    this.run += 1;
    this.memory.stop();
    this.queue.length = 0;
    stage.settle();
  }

  private get motion() {
    return familyOf(this.listener.game()).motion;
  }

  private async work(): Promise<void> {
    const run = this.run;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.now = next;
      if (next.moments.length) {
        this.begin();
        await stage.open();
        if (run !== this.run) return;
      }
      while (next.moments[0]) {
        await this.tell(next.moments[0], next.deadline);
        if (run !== this.run) return;
        next.moments.shift();
      }
      this.now = null;
      if (this.queue.length === 0) this.rest(next);
    }
  }

  /** More happens: what was asked is over. */
  private begin(): void {
    this.telling = true;
    this.listener.rest(null);
    this.memory.begin();
    this.view = this.view && unasked(this.view);
  }

  private async tell(moment: Moment, deadline: number | null): Promise<void> {
    const { run, motion, view } = this;
    const { event } = moment;
    const speak = (): void => this.memory.tell(moment.line, moment.line);
    const show = (): void => {
      if (run !== this.run || this.moment === moment.name) return;
      stage.settle();
      this.view = moment.after;
      this.moment = moment.name;
      if (motion.reveals(event)) speak();
    };
    stage.speed = this.speed(event, deadline);
    if (!motion.reveals(event)) speak();
    // A flight is measured when everything is in its place; and whatever is told is seen and heard.
    await tick();
    if (view && stage.speed > 0 && run === this.run) await motion.animate(event, view, show);
    show();
    await tick();
    if (run === this.run) await stage.pause(motion.reading(event));
    else if (!this.telling) stage.settle();
  }

  /** How long a moment lasts: the more is waiting, the shorter. */
  private speed(event: AnyEvent, deadline: number | null): number {
    const behind = this.queue.length;
    const seenOnce = this.motion.seenOnce(event);
    if (behind > MOST_BEHIND && !seenOnce) return 0;
    const speed = (deadline === null ? 1 : 0.45) / (1 + 0.4 * Math.min(behind, 4));
    return seenOnce ? Math.max(speed, 0.65) : speed;
  }

  /** All is told: show the table as it is now, and ask. */
  private rest(now: Chapter): void {
    stage.settle();
    stage.speed = 1;
    this.view = now.after;
    this.moment = `${now.number}`;
    this.telling = false;
    this.listener.rest(now);
    this.memory.fade(() => this.telling);
  }
}

function deadlineOf(question: News["question"]): number | null {
  return typeof question?.seconds === "number" ? performance.now() + question.seconds * 1000 : null;
}
