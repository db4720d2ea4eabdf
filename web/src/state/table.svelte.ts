/** One table, as this browser sees it. */
import type { Component } from "svelte";

import { assertNever } from "../assert-never";
import { familyOf } from "../games";
import { Refusal } from "../net/api";
import { Connection, type Link, type Listener, type Wire, type Wish } from "../net/connection";
import {
  GAMES,
  type Announced,
  type Bye,
  type Claim,
  type FromServer,
  type GameId,
  type Line,
  type Lobby,
  type Over,
  type Play,
  type Question,
  type Said,
  type Truth,
} from "../net/types";
import { spoken } from "../words/talk";
import { told } from "../words/telling";
import { say } from "../words/words.svelte";
import { unasked } from "./changes";
import { easeOf, keepEase, type Ease } from "./ease";
import { named, namesOf } from "./names";
import { seconds } from "./seconds.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { Story } from "./story.svelte";
import { Talk } from "./talk.svelte";
import { keepToken } from "./tokens";

/** A question; its deadline, and how long there was to answer when it was asked. */
export type Asked = Question & { deadline: number | null; time: number };
/** A game that is over and is shown again. */
export type Past = {
  /** What is true at the moment on the screen, if that is to be seen. */
  readonly truth: Truth | null;
  /** What stands at the bottom instead of questions. */
  readonly Dock: Component;
};
/** What a lesson says above the table. */
export type Lesson = {
  /** What to do where nothing is asked: a message, or nothing. */
  readonly beneath: string;
};
/** The next game that somebody has just asked for here; who is quicker decides. */
export const wish: { at: string; game: GameId | null } = { at: "", game: null };
export type Trouble = { id: string; args: Record<string, string | number> };

export class Table {
  private told = $state.raw<Lobby | null>(null);
  lobby = $derived(this.told && named(this.told));
  member = $state<number | null>(null);
  link = $state<Link>("connecting");
  bye = $state<Bye["reason"] | null>(null);
  question = $state.raw<Asked | null>(null);
  /** Whether an answer to the question is on its way. */
  answering = $state(false);
  over = $state.raw<Over | null>(null);
  /** Whether the reader looks at the table after the game, instead of the result. */
  looking = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** What the person who runs the server says, and when it restarts, in milliseconds. */
  word = $state.raw<{ text: string; restart: number | null } | null>(null);
  /** The seat that should get this device, if several people pass it on. */
  next = $state<number | null>(null);
  /** Until when those who are asked may answer, where nobody asks this screen. */
  until = $state<number | null>(null);
  /** Whether its owner wants the whole table on this screen, although a television shows it. */
  whole = $state(false);

  names = $derived(this.lobby ? namesOf(this.lobby) : []);
  me = $derived(this.lobby?.members.find((each) => each.id === this.member) ?? null);
  /** The people who share this device. */
  private company = $derived(
    this.member === null ? [] : (this.lobby?.members ?? []).filter(({ device }) => device === this.member),
  );
  sharing = $derived(this.company.length > 0);
  /** The seats at this device. */
  seats = $derived([this.me, ...this.company].flatMap((each) => (each === null || each.seat === null ? [] : [each.seat])));
  /** Whether anybody plays at this device. */
  plays = $derived(this.seats.length > 0);
  /** The seat whose view is on the screen; none on a shared one while it is covered. */
  seat = $derived.by(() => {
    const { view } = this.story;
    return view && this.plays && (this.sharing || view.watcher === null) ? view.watcher : (this.me?.seat ?? null);
  });
  /** Whether the device is passed on and shows only what everybody may see. */
  covered = $derived.by(
    () => this.lobby !== null && this.plays && !GAMES[this.game].openToAll && this.story.view?.watcher === null,
  );
  /** Whether nothing is shown until the server has covered the device. */
  hidden = $state(false);
  hosting = $derived(this.lobby !== null && this.member === this.lobby.host);
  /** Whether this screen shows only what its seat alone may see: a television has the rest. */
  aside = $derived(!this.whole && !this.sharing && this.seat !== null && Boolean(this.lobby?.screens));
  /** The members who want to end the game. */
  voters = $derived(this.lobby?.state === "playing" ? this.lobby.agreed : []);

  /** Whether I am taking back my own vote to end the game. */
  private unvoting = false;
  /** Whether the last lobby has lost my vote. */
  private lostVote = false;
  /** When the lobby came, in seconds. */
  private learnt = 0;
  readonly talk = new Talk();
  readonly story: Story;
  private readonly connection: Wire;
  /** Whether windows pass by themselves. */
  ease = $state<Ease>("never");
  /** Whether the table waits for me while I look elsewhere: there nothing is told. */
  called = $state(false);
  private rung = 0;
  /** The last question, and how long there was to answer. */
  private asked = "";
  private time = 0;

  constructor(
    readonly id: string,
    readonly token: string | null,
    /** Whether this screen is the table of a whole room. */
    readonly screen = false,
    connect: (listener: Listener) => Wire = (listener) => new Connection(id, token, listener, screen),
    readonly past: Past | null = null,
    /** A lesson is prepared: nobody is there to talk to. */
    readonly lesson: Lesson | null = null,
  ) {
    this.ease = easeOf(id);
    this.story = new Story({
      game: () => this.game,
      mayLookBack: () => past !== null || GAMES[this.game].mayLookBack,
      // Nobody of those who look back is one of the players.
      reader: (watcher) => (past ? null : watcher),
      telling: () => this.lobby?.settings.telling ?? 100,
      heard: (said) => this.talk.hear(said),
      rest: (now) => this.ask(now?.question ?? null, now?.deadline ?? null),
    });
    document.addEventListener("visibilitychange", this.looked);
    this.connection = connect({
      message: (message) => this.receive(message),
      link: (link) => this.linked(link),
    });
  }

  /** The game of this table; known as soon as there is a lobby. */
  get game(): GameId {
    if (!this.lobby) throw new Error("Nothing is known about this table yet");
    return this.lobby.settings.game;
  }

  /** The table on the screen; at the end nobody is asked anything. */
  get view() {
    const { view } = this.story;
    return view && this.lobby?.state === "ended" ? unasked(view) : view;
  }

  /** Seconds for which somebody has been away; null if they are here. */
  awayFor(member: number): number | null {
    const away = this.lobby?.members.find(({ id }) => id === member)?.away ?? null;
    return away === null ? null : away + seconds() - this.learnt;
  }

  /** That the game is paused, and by whom; null while it goes on. */
  get paused(): string | null {
    if (!this.lobby?.paused) return null;
    const { paused_by: by, members } = this.lobby;
    const name = members.find(({ id }) => id === by)?.name;
    if (name === undefined) return say("page-paused");
    return say("told-paused", { you: by === this.member ? "seat" : "nobody", seat: name });
  }

  /** The hands whose cards can be spoken of. */
  get hands(): unknown[][] {
    return this.view ? familyOf(this.game).hands(this.view) : [];
  }

  /** Whether the game is over, and all of it told. */
  get finished(): boolean {
    if (!this.view || this.story.telling) return false;
    const state = this.lobby?.state;
    return state === "ended" || (state === "over" && this.view.agenda.length === 0);
  }

  /** What players say that a card is, but those whom this browser does not hear. */
  claims(seat: number, slot: number): Claim[] {
    return this.story.claims.filter(
      (each) => each.seat === seat && each.slot === slot && !this.talk.hides(each.member),
    );
  }

  /** The bot that said something for somebody who is away, or null: nobody says what they did not. */
  standIn(seat: number, member: number | null): string | null {
    const place = this.lobby?.places[seat];
    return member === null && place?.member != null ? (place.bot ?? "") : null;
  }

  /** The speaker's name. */
  speaker(seat: number, member: number | null): string {
    const name = this.names[seat] ?? "";
    if (this.standIn(seat, member) !== null) return say("talk-stand-in", { name });
    return this.lobby?.members.find(({ id }) => id === member)?.name ?? name;
  }

  /** An event or a saying in the reader's words. */
  tell(line: Line | Said): string {
    if (line.type === "told") return told(line.tell, this.names);
    return say("log-said", { name: this.speaker(line.seat ?? 0, line.member), text: spoken(line, this) });
  }

  leave(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.connection.close();
    this.story.leave();
  }

  send = async (wish: Wish, refused = (problem: Refusal) => this.complain(problem)): Promise<boolean> => {
    if (wish.type === "agree-to-end") this.unvoting = !wish.agree;
    try {
      await this.connection.send(wish);
      return true;
    } catch (problem) {
      refused(problem instanceof Refusal ? problem : new Refusal("page-error-server"));
      return false;
    }
  };

  /** Ask over HTTP; whether it was granted. */
  granted = async (asked: Promise<unknown>): Promise<boolean> => {
    try {
      await asked;
      return true;
    } catch (problem) {
      this.complain(problem instanceof Refusal ? problem : new Refusal("page-error-server"));
      return false;
    }
  };

  answer = async (answer: Play["answer"]): Promise<void> => {
    const { question } = this;
    if (!question || this.answering) return;
    this.answering = true;
    const { number, seat } = question;
    const done = await this.send({ type: "play", question: number, answer, seat });
    if (!done && this.question?.number === question.number) this.answering = false;
  };

  /** Let windows pass by themselves, also the one that is open. */
  letPass(ease: Ease): void {
    this.ease = ease;
    keepEase(this.id, ease);
    if (this.question) this.eased(this.question);
  }

  /** Whether a question is one of those that pass by themselves: then it does. */
  private eased({ options }: Question): boolean {
    const window = familyOf(this.game).window(options);
    // Nobody at a shared device is left out: that would tell what they hold.
    if (!window || this.sharing || this.ease === "never" || (window.armed && this.ease !== "always")) return false;
    void this.answer(window.pass);
    return true;
  }

  private complain({ id, args }: Refusal): void {
    this.trouble = { id, args };
  }

  private linked(link: Link): void {
    this.link = link;
    // A device that comes back is covered, and may be in other hands by then.
    if (link !== "open" && link !== "store" && this.sharing && this.seat !== null) this.hidden = true;
  }

  /** Show the view of a seat at this device, or cover it: at once, also without a connection. */
  uncover = (seat: number | null): void => {
    if (seat === null) this.hidden = true;
    void this.send({ type: "uncover", seat });
  };

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.word = null;
        this.member = message.member;
        this.learn(message.lobby);
        if (wish.game && wish.at !== this.id) this.wished(wish.game);
        break;
      case "lobby":
        this.learn(message);
        break;
      case "view":
        this.hidden = false;
        this.until = inSeconds(message.seconds);
        this.story.arrive(message);
        this.call(message.question);
        break;
      case "news":
        this.until = inSeconds(message.seconds);
        this.story.take(message);
        this.outvoted(message.told ?? []);
        this.call(message.question);
        break;
      case "said":
        if (message.number === undefined) {
          this.talk.hear(message);
          this.story.keep(message);
        } else this.story.hear(message);
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
      case "nudged":
        this.nudged(message.by);
        break;
      case "announced":
        this.announced(message);
        break;
      case "hand-to":
        this.next = message.seat;
        if (message.seat !== null) sound("my-turn");
        break;
      case "ack":
        break;
      default:
        assertNever(message);
    }
  }

  private announced({ text, seconds }: Announced): void {
    const restart = seconds === null ? null : performance.now() + seconds * 1000;
    this.word = text || restart ? { text, restart } : null;
  }

  /** Call me back to the table if it waits for me; a window opens for all, and is soon over. */
  private call(question: Question | null): void {
    if (question === null || familyOf(this.game).window(question.options)) return this.calm();
    if (!document.hidden) return;
    this.called = true;
    if (question.number !== this.rung) this.ring();
    this.rung = question.number;
  }

  private ring(): void {
    if (settings.notify) void import("./bell").then(({ ring }) => ring(this.id)).catch(() => undefined);
  }

  private looked = (): void => {
    if (!document.hidden) this.calm();
  };

  /** I look at the table again, or it waits for me no more. */
  private calm(): void {
    if (!this.called) return;
    this.called = false;
    if (settings.notify) void import("./bell").then(({ hush }) => hush(this.id)).catch(() => undefined);
  }

  /** Somebody is waiting for me. */
  private nudged(by: number): void {
    if (document.hidden) this.ring();
    sound("my-turn");
    const name = this.lobby?.members.find(({ id }) => id === by)?.name ?? "";
    this.trouble = { id: "wait-nudged", args: { name } };
  }

  /** Somebody may have been quicker, and have chosen another game. */
  private wished(game: GameId): void {
    wish.game = null;
    if (game !== this.game) this.trouble = { id: "result-quicker", args: { game: say(`game-${this.game}`) } };
  }

  /** My vote to end the game is gone, and somebody else has said so. */
  private outvoted(lines: Line[]): void {
    const no = lines.flatMap(({ tell }) => tell).find(([id]) => id === "told-plays-on");
    if (!no || !this.lostVote) return;
    this.trouble = { id: no[0], args: { you: "nobody", seat: this.names[Number(no[1]["seat"])] ?? "" } };
  }

  private learn(lobby: Lobby): void {
    // The rematch is another table for the same token, which is kept before anybody goes there.
    if (lobby.rematch && this.token && !this.screen) keepToken(lobby.rematch, this.token);
    this.learnt = performance.now() / 1000;
    const wished = this.told && this.member !== null && this.told.agreed.includes(this.member);
    this.told = lobby;
    this.lostVote = Boolean(wished) && !this.unvoting && lobby.state === "playing" && !lobby.agreed.length;
    if (lobby.state === "ended") this.ask(null, null);
  }

  private ask(asked: Question | null, deadline: number | null): void {
    const question = this.lobby?.state === "ended" ? null : asked;
    const again = question !== null && `${question.seat}:${question.number}` === this.asked;
    if (!again && deadline !== null) this.time = deadline - performance.now();
    this.question = question && { ...question, deadline, time: this.time };
    this.answering = question !== null && this.connection.answers(question);
    if (!question || again) return;
    this.asked = `${question.seat}:${question.number}`;
    if (this.eased(question)) return;
    sound("my-turn");
  }
}

function inSeconds(seconds: number | null | undefined): number | null {
  return seconds == null ? null : performance.now() + seconds * 1000;
}
