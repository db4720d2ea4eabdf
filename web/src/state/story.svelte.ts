/** Tells what happens, one moment after the other. What is on the screen is always the table as it
 * is at the moment that is being told; the question comes after the last. */
import { tick } from "svelte";

import { familyOf } from "../games";
import { stage } from "../motion/stage.svelte";
import type {
  AnyEvent,
  AnyView,
  Claim,
  GameId,
  Line,
  News,
  Said,
  Told,
  WholeView,
} from "../net/types";
import { answeredBy, changed, unasked } from "./changes";
import { Memory } from "./memory.svelte";
import { Pace, type Timed } from "./pace.svelte";

/** An event with its sentences, and the table after it. */
type Moment = Timed & {
  name: string;
  event: AnyEvent;
  line: Line;
  /** The sentence on the table, which may sum up several events. */
  caption: Line;
  after: AnyView;
  /** Whether the question of before stays open, so that what belongs to it still holds. */
  open: boolean;
  claims: Claim[] | undefined;
  told: boolean;
};
/** The moments of some news, and the table, what was said and the question after them. */
type Chapter = {
  number: number;
  /** What is told first: that somebody's time was up, or what happened besides the game. */
  notes: Line[];
  moments: Moment[];
  sayings: Said[];
  /** What somebody who comes back is told, while the screen is held at an earlier moment. */
  missed?: Pick<WholeView, "told" | "claims">;
  after: AnyView;
  question: News["question"];
  deadline: number | null;
  /** Until when the question should be on the screen, if it has a deadline. */
  due: number | null;
};
type Listener = {
  game: () => GameId;
  /** Whether the reader may be shown again what was told. */
  mayLookBack: () => boolean;
  /** The seat to which sentences say "you", if a table is seen with the eyes of `watcher`. */
  reader: (watcher: number | null) => number | null;
  /** Percent of the usual time that the table gives to telling. */
  telling: () => number;
  /** Called when it is time to hear a saying. */
  heard: (said: Said) => void;
  /** Called with the last news when all is told; with null while something happens. */
  rest: (now: Pick<Chapter, "question" | "deadline"> | null) => void;
};

/** The least part of a moment's time for which its sentence stands. */
const READING = 0.5;
/** Milliseconds to tell what is no event: that somebody's time was up, or a bot sits in. */
const NOTE = 2000;

export class Story {
  /** The table at the moment that is being told. */
  view = $state.raw<AnyView | null>(null);
  /** That moment's name: the number of its news, with the event's index until all is told. */
  moment = $state("");
  /** The event of that moment; null where nothing was told. */
  event = $state.raw<AnyEvent | null>(null);
  /** The claims about cards that stand at that moment. */
  claims = $state.raw<Claim[]>([]);
  /** Whether something is being told, so that nobody is asked anything. */
  telling = $state(false);
  readonly memory: Memory;
  readonly pace = new Pace();

  /** The table after all that has come, told or not. */
  private latest: AnyView | null = null;
  /** What has come and is not told yet. */
  private readonly queue: Chapter[] = [];
  /** Whether what has come is being worked through. */
  private working = false;
  /** The number of the question that is on the screen. */
  private open: number | null = null;
  /** The number of the current run: one that a whole view has overtaken does not go on. */
  private run = 0;

  constructor(private readonly listener: Listener) {
    this.memory = new Memory(listener.mayLookBack);
  }

  /** A whole view replaces everything, at once: nothing is acted out again. */
  arrive({ number, view, told, claims, question }: WholeView): void {
    // A device that is passed on keeps nothing of what it showed somebody else.
    const another = this.latest !== null && this.latest.watcher !== view.watcher;
    // Who holds the screen has not seen the rest yet, and comes to the present in their own time.
    if (this.telling && this.pace.holding && !another) {
      const deadline = deadlineOf(question);
      this.latest = view;
      this.queue.push({ number, notes: [], moments: [], sayings: [], missed: { told, claims }, after: view, question, deadline, due: null });
      if (deadline !== null) this.pace.expect(deadline, this.queue);
      return;
    }
    const untold = another ? [] : this.queue.flatMap(({ notes, moments, sayings }) => [
      ...notes,
      ...moments.filter((moment) => !moment.told).map(({ line }) => line),
      ...sayings,
    ]);
    this.stop();
    this.latest = view;
    this.event = null;
    this.claims = claims;
    if (another) this.memory.clear();
    this.memory.catchUp([...untold, ...told]);
    const deadline = deadlineOf(question);
    this.rest({ number, notes: [], moments: [], sayings: [], after: view, question, deadline, due: null });
  }

  take({ number, events = [], now = {}, hurried, told = [], question }: News): void {
    if (!this.latest) return; // nobody has come to the table yet
    const moments = this.moments(number, events, this.latest);
    this.latest = changed(moments.after, now);
    const deadline = deadlineOf(question);
    const notes = [...tooLate(hurried, this.latest.watcher), ...told];
    const rest = { notes, after: this.latest, question, deadline, due: null };
    this.queue.push({ number, moments: moments.told, sayings: [], ...rest });
    if (deadline !== null) this.pace.expect(deadline, this.queue);
    if (!this.working) void this.work();
  }

  /** A saying is heard in its place: after all that happened before it. */
  hear(said: Said): void {
    const before = this.queue.at(-1);
    if (before) before.sayings.push(said);
    else this.say(said);
  }

  /** What was said stands in the log, where there is one: free text only there, until a reload. */
  keep(said: Said): void {
    if (this.view) this.memory.hear(said);
  }

  /** The number of the news up to which the screen shows the table. */
  get number(): number {
    return Number.parseInt(this.moment) || 0;
  }

  leave(): void {
    this.stop();
    this.memory.stop();
    stage.settle();
  }

  private get family() {
    return familyOf(this.listener.game());
  }

  private stop(): void {
    this.run += 1;
    this.queue.length = 0;
    this.working = this.telling = false;
    this.pace.stop();
  }

  /** News as moments: each event with the table after it. */
  private moments(number: number, events: (AnyEvent & Told)[], before: AnyView) {
    const told: Moment[] = [];
    let after = before;
    const answers: (number | null)[] = [];
    for (const [index, { tell, then = {}, claims, ...fields }] of events.entries()) {
      const event = fields as AnyEvent;
      after = changed(after, then);
      answers.push(this.family.motion.answered(event));
      const answered = answers.filter((seat) => seat !== null);
      const open = answered.length === answers.length;
      const sentences = tell ?? [[`event-${event.event}`, {}]];
      const telling = sentences.map(([id, more]): Line["tell"][0] => [id, { ...event, ...more }]);
      const line: Line = { type: "told", tell: telling, why: event.why };
      const time = this.pace.time(this.listener.game(), event, sentences, told.at(-1)?.event, this.listener.telling());
      const name = `${number}.${index}`;
      // A deal is told in full to those who listen; the others see everybody's cards.
      const caption = line.tell.length > 2 ? { ...line, tell: line.tell.slice(0, 1) } : line;
      const rest = { open, claims, told: false, ...time };
      told.push({ name, event, line, caption, after: open ? answeredBy(after, answered) : after, ...rest });
    }
    this.sumUp(told, this.listener.reader(before.watcher));
    return { told, after };
  }

  /** Events of one kind in a row may be told in one sentence, and one in a shorter one. */
  private sumUp(told: Moment[], watcher: number | null): void {
    for (let from = 0, to = 0; from < told.length; from = to) {
      while (told[to]?.event.event === told[from]?.event.event) to += 1;
      const row = told.slice(from, to);
      const sentence = this.family.sumUp(row.map(({ event }) => event), watcher);
      if (!sentence) continue;
      const caption: Line = { type: "told", tell: [sentence], why: row[0]?.line.why ?? [] };
      for (const moment of row) moment.caption = caption;
    }
  }

  private async work(): Promise<void> {
    const run = this.run;
    this.working = true;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      if (next.moments.length || next.notes.length) {
        // A question that is not settled by it stays where it is.
        if (this.telling || next.question === null || next.question.number !== this.open) this.begin();
        await stage.open();
        if (run !== this.run) return;
      }
      for (let note = next.notes.shift(); note; note = next.notes.shift()) {
        this.memory.tell(note, note);
        await tick();
        await stage.pause(NOTE * (this.listener.telling() / 100) * this.pace.speed(this.queue, false));
        if (run !== this.run) return;
      }
      while (next.moments[0]) {
        await this.tell(next.moments[0]);
        await this.pace.held();
        if (run !== this.run) return;
        next.moments.shift();
      }
      this.queue.shift();
      next.sayings.forEach((said) => this.say(said));
      if (next.missed) {
        this.claims = next.missed.claims;
        this.memory.catchUp(next.missed.told);
      }
      if (this.queue.length === 0) this.rest(next);
    }
    this.working = false;
  }

  /** More happens: what was asked is over. */
  private begin(): void {
    this.telling = true;
    this.open = null;
    this.listener.rest(null);
    this.memory.begin();
  }

  private say(said: Said): void {
    this.claims = said.claims ?? this.claims;
    this.keep(said);
    this.listener.heard(said);
  }

  private async tell(moment: Moment): Promise<void> {
    const asked = moment.open || !this.telling;
    if (this.view && !asked) this.view = unasked(this.view);
    const { run, view, family } = this;
    const { event } = moment;
    const after = asked ? moment.after : unasked(moment.after);
    const reveals = family.motion.reveals(event);
    let spoken = 0;
    const speak = (): void => {
      moment.told = true;
      spoken = performance.now();
      this.memory.tell(moment.line, moment.caption);
    };
    const show = (): void => {
      if (run !== this.run || this.moment === moment.name) return;
      stage.settle();
      this.view = after;
      this.claims = moment.claims ?? this.claims;
      this.moment = moment.name;
      this.event = event;
      if (reveals) speak();
    };
    const begun = performance.now();
    const speed = this.pace.speed(this.queue, family.motion.seenOnce(event));
    stage.speed = speed * moment.haste;
    if (!reveals) speak();
    // A flight is measured when everything is in its place.
    await tick();
    if (view && speed > 0 && run === this.run) {
      stage.foresee(
        () => (this.view = after),
        () => (this.view = view),
      );
      await family.motion.animate(event, view, after, show);
    }
    show();
    // Whatever is told is seen and heard, however much is waiting; and read, however slow the motion.
    await tick();
    const time = moment.time * speed;
    const end = Math.max(begun + time, spoken + time * READING);
    if (run === this.run) await stage.pause(end - performance.now());
    else if (!this.telling) stage.settle();
  }

  /** All is told: show the table as it is now, and ask. */
  private rest(now: Chapter): void {
    stage.settle();
    stage.speed = 1;
    this.view = now.after;
    this.moment = `${now.number}`;
    this.telling = false;
    this.open = now.question?.number ?? null;
    this.listener.rest(now);
    this.memory.fade(() => this.telling);
  }
}

/** That somebody's time was up, in a sentence. */
function tooLate(seat: number | null | undefined, watcher: number | null): Line[] {
  if (typeof seat !== "number") return [];
  const you = seat === watcher ? { you: "seat" } : {};
  return [{ type: "told", tell: [["told-time-is-up", { ...you, seat }]], why: [] }];
}

function deadlineOf(question: News["question"]): number | null {
  return typeof question?.seconds === "number" ? performance.now() + question.seconds * 1000 : null;
}
