/** The pace of this screen: the reader's own, which never moves anybody's deadline. */
import { stage } from "../motion/stage.svelte";
import { GAMES, TELLING, type AnyEvent, type GameId, type Sentence, type Time } from "../net/types";
import { settings, TEMPI } from "./settings.svelte";

/** Milliseconds for a moment at the table's pace, and the part of them that its motion takes. */
export type Timed = { time: number; haste: number };
/** What waits to be told, and until when its question should be on the screen. */
type Waiting = { moments: Timed[]; due: number | null };

/** Milliseconds to think about a question that has a deadline, if there is the time. */
const THINKING = { least: 1000, most: 5000 };
/** News that may wait; of more, only the last are acted out. */
const MOST_BEHIND = 8;
/** Below that motion cannot be seen. */
const SHORTEST = 0.08;

export class Pace {
  /** Whether the reader holds the screen at this moment. */
  holding = $state(false);
  private readonly timers = new Set<number>();
  private release = (): void => undefined;
  /** Whether the reader has wanted the next moment since this one began. */
  private passed = false;

  /** The time that the table gives to an event, of which it waits `percent`. */
  time(game: GameId, event: AnyEvent, told: Sentence[], before: AnyEvent | undefined, percent: number): Timed {
    const times = TELLING[GAMES[game].family] as Record<string, Time>;
    const { first: usual, again, card = 0, deals, said = {} } = times[event.event] ?? { first: 0 };
    const first = told.map(([message]) => said[message]).find((time) => time !== undefined) ?? usual;
    const dealt = deals ? (event as unknown as Record<string, unknown[][]>)[deals] : undefined;
    const cards = dealt?.reduce((sum, hand) => sum + hand.length, 0) ?? 0;
    const repeated = again !== undefined && before?.event === event.event;
    const time = (repeated ? again : first) + card * cards;
    return { time: (time * percent) / 100, haste: repeated && first ? again / first : 1 };
  }

  /** The factor for the time of the first moment that waits: enough for the reader, and for every
   * question to be on the screen early enough. */
  speed(queue: Waiting[], seenOnce: boolean): number {
    const behind = queue.length - 1;
    let speed = (TEMPI[settings.tempo] ?? 1) / (1 + 0.25 * Math.max(behind - 1, 0));
    if (behind > MOST_BEHIND) speed = 0;
    for (const [index, { due }] of queue.entries()) {
      if (due !== null) speed = Math.min(speed, (due - performance.now()) / needed(queue.slice(0, index + 1)));
    }
    if (seenOnce) return Math.max(speed, 0.5);
    return speed < SHORTEST ? 0 : speed;
  }

  /** The last of these has a question with a deadline: from some time on nothing holds it up. */
  expect(deadline: number, queue: Waiting[]): void {
    const last = queue.at(-1);
    if (!last) return;
    const left = deadline - performance.now();
    const thinking = Math.min(Math.max(left - needed(queue), THINKING.least), THINKING.most);
    last.due = deadline - thinking;
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      if (queue.includes(last)) this.next(false);
    }, left - thinking);
    this.timers.add(timer);
  }

  hold(): void {
    this.holding = true;
  }

  /** End this moment; and go on holding at the next, or not. */
  next(holding: boolean): void {
    this.holding = holding;
    this.passed = true;
    stage.skip();
    this.release();
  }

  /** Resolves when the reader does not hold the screen any more, or wants to see the next moment. */
  async held(): Promise<void> {
    if (this.holding && !this.passed) await new Promise<void>((resolve) => (this.release = resolve));
    this.passed = false;
  }

  /** How fast this screen is, compared with the usual pace. */
  get times(): string {
    const times = Math.round(10 / (TEMPI[settings.tempo] ?? 1)) / 10;
    return `${times.toLocaleString(settings.language)}×`;
  }

  slower(): void {
    settings.change({ tempo: Math.max(settings.tempo - 1, 0) });
  }

  faster(): void {
    settings.change({ tempo: Math.min(settings.tempo + 1, TEMPI.length - 1) });
  }

  stop(): void {
    this.holding = false;
    this.release();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}

/** Milliseconds to tell all these at the table's pace. */
function needed(queue: Waiting[]): number {
  return queue.flatMap(({ moments }) => moments).reduce((sum, { time }) => sum + time, 1);
}
