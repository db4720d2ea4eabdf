/** One table as this browser sees it. */
import { tick, untrack } from "svelte";

import * as antayagiMotion from "../motion/antayagi";
import * as hatMotion from "../motion/not-a-hat";
import { stage } from "../motion/stage.svelte";
import { Refusal } from "../net/api";
import { Connection, type Link, type Wish } from "../net/connection";
import type {
  AntaYagiEvent,
  AntaYagiView,
  Bye,
  FromServer,
  Lobby,
  News,
  NotAHatEvent,
  NotAHatView,
  Over,
  Play,
  Question,
  Said,
} from "../net/types";
import type { AnyEvent } from "../words/telling";
import { settings } from "./settings.svelte";
import { keepToken } from "./tokens";

export type Asked = Question & { deadline: number | null };
/** What was said, and the hands that it was said about. */
export type Bubble = { id: number; said: Said; hands: unknown[][] };
export type Trouble = { id: string; args: Record<string, string | number> };
type View = AntaYagiView | NotAHatView;

/** Bots at a table of people have names of their own, the same in every language. */
const BOT_NAMES = ["Ada", "Bruno", "Coco", "Dario", "Elsa", "Fidel", "Greta", "Hugo"];
const BUBBLE_SECONDS = 6;
const FORGET_SECONDS = 5;
const LONGEST_LOG = 400;
const LONGEST_SPEECH = 60;
const FEW_BEHIND = 2;
const MOST_BEHIND = 8;

export class Table {
  lobby = $state.raw<Lobby | null>(null);
  member = $state<number | null>(null);
  link = $state<Link>("connecting");
  bye = $state<Bye["reason"] | null>(null);
  view = $state.raw<View | null>(null);
  question = $state.raw<Asked | null>(null);
  /** An answer to the question is on its way. */
  answering = $state(false);
  /** What is being told now; That's Not a Hat forgets it after a few seconds. */
  telling = $state.raw<AnyEvent | null>(null);
  /** What a screen reader is told. */
  announced = $state.raw<AnyEvent[]>([]);
  /** AntaYagí only: That's Not a Hat has no memory. */
  log = $state.raw<AntaYagiEvent[]>([]);
  bubbles = $state.raw<Bubble[]>([]);
  over = $state.raw<Over | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Members whose words this browser does not show. */
  ignored = $state.raw<ReadonlySet<number>>(new Set());

  names = $derived(this.lobby ? this.lobby.places.map((_, seat) => this.nameOf(seat)) : []);
  me = $derived(this.lobby?.members.find((each) => each.id === this.member) ?? null);
  seat = $derived(this.me?.seat ?? null);
  hosting = $derived(this.lobby !== null && this.member === this.lobby.host);
  remembers = $derived(this.lobby?.settings.game !== "not-a-hat");

  private readonly connection: Connection;
  private readonly queue: { news: News; deadline: number | null }[] = [];
  private working = false;
  /** Which telling of news is under way: one that a lost connection cut off does not go on. */
  private run = 0;
  private fresh = true;
  /** What the log does not show yet, because it has not been acted out. */
  private untold: AntaYagiEvent[] = [];
  private bubble = 1;
  private forgetting = 0;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.connection = new Connection(id, token, {
      message: (message) => this.receive(message),
      link: (link) => this.linked(link),
    });
  }

  leave(): void {
    this.connection.close();
    clearTimeout(this.forgetting);
    this.queue.length = 0;
    stage.settle();
  }

  send = async (wish: Wish): Promise<boolean> => {
    try {
      await this.connection.send(wish);
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    }
  };

  answer = async (answer: Play["answer"]): Promise<void> => {
    const { question } = this;
    if (!question || this.answering) return;
    this.answering = true;
    const done = await this.send({ type: "play", question: question.number, answer });
    if (!done && this.question?.number === question.number) this.answering = false;
  };

  complain(problem: unknown): void {
    const known = problem instanceof Refusal ? problem : new Refusal("page-error-server");
    this.trouble = { id: known.id, args: known.args };
  }

  /** Do not show what they say; or show it again. */
  ignore(member: number): void {
    const others = [...this.ignored].filter((each) => each !== member);
    this.ignored = new Set(others.length < this.ignored.size ? others : [...others, member]);
  }

  nameOf(seat: number): string {
    const place = this.lobby?.places[seat];
    const member = this.lobby?.members.find((each) => each.id === place?.member);
    return member?.name ?? BOT_NAMES[seat] ?? "";
  }

  private linked(link: Link): void {
    this.link = link;
    if (link !== "open") this.fresh = true;
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.member = message.member;
        this.learn(message.lobby);
        break;
      case "lobby":
        this.learn(message);
        break;
      case "news":
        this.take(message);
        break;
      case "said":
        this.hear(message);
        break;
      case "over":
        this.over = message;
        break;
      case "failed":
        if (message.key === null) this.trouble = { id: message.message, args: message.args };
        break;
      case "bye":
        this.bye = message.reason;
        break;
      case "ack":
        break;
    }
  }

  private learn(lobby: Lobby): void {
    // The rematch is another table, which the same token opens: kept before anybody goes there.
    if (lobby.rematch && this.token) keepToken(lobby.rematch, this.token);
    this.lobby = lobby;
  }

  private take(news: News): void {
    const seconds = news.question?.seconds;
    const deadline = typeof seconds === "number" ? performance.now() + seconds * 1000 : null;
    if (this.remembers) this.untold.push(...(news.events as AntaYagiEvent[]));
    // Whoever comes to the table is shown how it stands; nothing is acted out again.
    if (this.fresh) {
      this.fresh = false;
      this.queue.length = 0;
      this.run += 1;
      this.working = false;
      if (this.remembers) this.note(this.untold.length);
      else this.forget();
      this.rest(news, deadline);
      return;
    }
    this.queue.push({ news, deadline });
    if (this.hurried) stage.speed = 0;
    void this.work();
  }

  /** A clock runs, or very much has happened: what is over does not keep anybody waiting. */
  private get hurried(): boolean {
    if (this.queue.length > MOST_BEHIND) return true;
    return this.remembers && this.queue.some(({ deadline }) => deadline !== null);
  }

  /** The more is waiting, the faster. A gift is shown only once: while others give theirs at
   * once, it is still left to be seen. */
  private pace(event: AnyEvent, deadline: number | null): number {
    const behind = this.queue.length;
    if (!this.remembers && behind > FEW_BEHIND && !hatMotion.shows(event as NotAHatEvent)) return 0;
    return (deadline === null ? 1 : 0.45) / (1 + 0.4 * Math.min(behind, 4));
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    const run = this.run;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { news, deadline } = next;
      this.question = null;
      this.answering = false;
      // Several news at once are all heard; That's Not a Hat keeps only the newest.
      const before = this.remembers ? untrack(() => this.announced) : [];
      this.announced = [...before, ...news.events].slice(-LONGEST_SPEECH);
      // However much is waiting: what is never on the screen is never heard.
      await tick();
      if (run !== this.run) return;
      for (const event of news.events) {
        stage.speed = this.pace(event, deadline);
        if (!this.hurried) await this.act(event);
        if (run !== this.run) return;
        if (this.remembers) this.note(1);
      }
      this.rest(news, deadline);
    }
    this.working = false;
  }

  private async act(event: AnyEvent): Promise<void> {
    const run = this.run;
    this.telling = event;
    // A flight is measured when everything has its place.
    await tick();
    if (this.remembers) {
      const seen = event as AntaYagiEvent;
      await antayagiMotion.animate(seen, (change) => {
        if (run === this.run) this.view = this.view && change(this.view as AntaYagiView);
      });
      await stage.pause(antayagiMotion.reading(seen));
    } else {
      const seen = event as NotAHatEvent;
      await hatMotion.animate(seen, this.view as NotAHatView, (change) => {
        if (run === this.run) this.view = this.view && change(this.view as NotAHatView);
      });
      await stage.pause(hatMotion.reading(seen));
    }
  }

  /** How things are now. */
  private rest(news: News, deadline: number | null): void {
    stage.settle();
    stage.speed = 1;
    this.view = news.view;
    this.question = news.question && { ...news.question, deadline };
    this.answering = news.question !== null && this.connection.answers(news.question.number);
    if (news.question && settings.sound) chime();
    if (!this.remembers) this.forgetSoon();
  }

  /** Nothing that was seen or said stays on the screen. */
  private forgetSoon(): void {
    clearTimeout(this.forgetting);
    this.forgetting = window.setTimeout(() => {
      if (this.working) return this.forgetSoon();
      this.forget();
    }, FORGET_SECONDS * 1000);
  }

  private forget(): void {
    this.telling = null;
    this.announced = [];
  }

  private note(count: number): void {
    const events = this.untold.splice(0, count);
    this.log = [...untrack(() => this.log), ...events].slice(-LONGEST_LOG);
    this.telling = events.at(-1) ?? this.telling;
  }

  private hear(said: Said): void {
    if (said.member !== null && this.ignored.has(said.member)) return;
    const id = this.bubble++;
    const others = this.bubbles.filter(
      (each) => each.said.member !== said.member || each.said.seat !== said.seat,
    );
    const hands = this.view && "hands" in this.view ? this.view.hands : [];
    this.bubbles = [...others, { id, said, hands }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((each) => each.id !== id);
    }, BUBBLE_SECONDS * 1000);
  }
}

let audio: AudioContext | null = null;

/** Two soft notes: it is your turn. */
function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [index, frequency] of [660, 880].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start + index * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.001, start + index * 0.14 + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + index * 0.14);
    tone.stop(start + index * 0.14 + 0.4);
  }
}
