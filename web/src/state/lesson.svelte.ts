/** A lesson: the other end of a table's connection, which plays a prepared game. It knows no rule:
 * it compares the learner's move with the one that is wanted, and sends what happens then. */
import type { Listener, Wire, Wish } from "../net/connection";
import type { AnyView, FromServer, Lesson as Plan, Lobby, Member, Play } from "../net/types";
import { changed } from "./changes";
import { keep, left } from "./learnt";
import { UNNAMED } from "./names";
import { settings } from "./settings.svelte";

const ME = 1;

export class Lesson {
  /** The place of the stop at which the story is, or to which it goes. */
  place = $state(0);
  /** Whether the last move was not the one that is wanted. */
  wrong = $state(false);
  readonly last: number;
  stop = $derived.by(() => this.plan.stops[this.place]);
  over = $derived.by(() => this.place === this.last);
  beneath = $derived.by(() => (this.over || this.stop?.move ? "" : "lesson-go-on"));
  private listener: Listener | null = null;

  constructor(readonly plan: Plan) {
    this.last = plan.stops.length - 1;
    this.place = Math.min(left(plan.id), this.last);
  }

  connect = (listener: Listener): Wire => {
    this.listener = listener;
    // The table is not there before its connection is.
    queueMicrotask(() => this.begin());
    return {
      send: (wish) => this.hear(wish),
      answers: () => false,
      close: () => (this.listener = null),
    };
  };

  /** Go on to the next stop. */
  next(): void {
    this.place = Math.min(this.place + 1, this.last);
    this.wrong = false;
    keep(this.plan.id, this.place, this.over);
    this.tell();
  }

  again(): void {
    this.place = 0;
    this.wrong = false;
    keep(this.plan.id, 0, false);
    this.begin();
  }

  private begin(): void {
    this.say({ type: "welcome", protocol: 0, version: "", member: ME, lobby: this.lobby() });
    this.listener?.link("open");
    if (this.place === 0) {
      this.say(this.plan.view);
      this.tell();
    } else this.resume();
  }

  private tell(): void {
    this.stop?.news.forEach((each) => this.say(each));
  }

  /** The table as it is at this stop: nothing is told again. */
  private resume(): void {
    const news = this.plan.stops.slice(0, this.place + 1).flatMap((stop) => stop.news);
    let view: AnyView = this.plan.view.view;
    for (const { events = [], now = {} } of news) {
      for (const { then = {} } of events) view = changed(view, then);
      view = changed(view, now);
    }
    const { number = 0, question = null } = news.at(-1) ?? {};
    this.say({ type: "view", number, view, told: [], claims: [], question });
  }

  private async hear(wish: Wish): Promise<void> {
    if (wish.type !== "play") return;
    if (same(wish.answer, this.stop?.move)) return this.next();
    this.wrong = true;
    const asked = this.stop?.news.at(-1);
    if (asked) this.say({ type: "news", number: asked.number, question: asked.question });
  }

  private say(message: FromServer): void {
    this.listener?.message(message);
  }

  private lobby(): Lobby {
    const { game, players, seat, bots } = this.plan;
    const { name, language, portrait } = settings;
    const me: Member = { id: ME, name: name || UNNAMED, language, seat, connected: true, muted: false, program: false, portrait };
    const places = Array.from({ length: players }, (_, index) => {
      const bot = bots[(index - seat - 1 + players) % players] ?? null;
      return index === seat ? { member: ME, bot: null } : { member: null, bot };
    });
    return {
      type: "lobby",
      table: this.plan.id,
      settings: { game, players },
      state: "playing",
      host: 0,
      members: [me],
      places,
      paused: false,
      agreed: [],
      commit: null,
      rematch: null,
      evening: null,
    };
  }
}

function same(one: Play["answer"], other: Play["answer"] | null | undefined): boolean {
  return flat(one) === flat(other);
}

function flat(answer: object | null | undefined): string {
  return JSON.stringify(Object.entries(answer ?? {}).filter(([, value]) => value !== null).sort());
}
