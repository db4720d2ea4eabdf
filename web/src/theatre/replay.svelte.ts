/** Moments that are shown again: the same table, told by a play instead of by a server. */
import type { Component } from "svelte";

import type { Listener, Wire } from "../net/connection";
import {
  PROTOCOL,
  STRENGTHS,
  type AnyView,
  type Claim,
  type Line,
  type Lobby,
  type Shown,
  type Theatre,
  type Truth,
} from "../net/types";
import { changed } from "../state/changes";
import { Table, type Past } from "../state/table.svelte";

/** Everything as it is after a moment. */
type State = { view: AnyView; claims: Claim[]; truth: Truth | null; line: Line | null };

/** What is shown: a game or a part of one. */
export type Scenes = Pick<Theatre, "game" | "options" | "names" | "watcher" | "start" | "moments">;

/** Milliseconds for a saying, which nothing acts out. */
const SAYING = 1500;

export class Replay<Play extends Scenes> implements Past {
  readonly table: Table;
  playing = $state(false);
  /** Whether what was true is shown beside what was seen. */
  openly = $state(true);
  /** The seat with whose eyes one looks; null for a spectator's. */
  watcher = $state<number | null>(null);
  /** The moments that are being told, from the first to the one before `to`. */
  private telling = $state.raw({ from: 0, to: 0 });
  private play = $state.raw<Play>() as Play;
  /** The table before the first moment, and after each. */
  private states: State[] = [];
  private listener: Listener | null = null;

  constructor(
    play: Play,
    readonly Dock: Component,
  ) {
    this.take(play);
    this.table = new Table("", null, false, (listener) => this.connect(listener), this);
    this.listener?.link("open");
    const welcome = { type: "welcome", protocol: PROTOCOL, version: "", member: null, lobby: lobbyOf(play) } as const;
    this.listener?.message(welcome);
    this.jump(0);
  }

  connect(listener: Listener): Wire {
    this.listener = listener;
    return { send: async () => undefined, answers: () => false, close: () => undefined };
  }

  get moments(): Shown[] {
    return this.play.moments;
  }

  get end(): number {
    return this.play.moments.length;
  }

  get told(): Play {
    return this.play;
  }

  /** The number of moments that have happened on the screen. */
  at = $derived.by(() => {
    const { from, to } = this.telling;
    const { moment } = this.table.story;
    if (from === to) return to;
    const [number, index] = moment.split(".");
    if (Number(number) !== to) return from;
    return index === undefined ? to : from + Number(index) + 1;
  });

  truth = $derived.by(() => (this.openly ? (this.states[this.at]?.truth ?? null) : null));

  /** The sentence of a moment. */
  sentence(moment: number): string {
    const line = this.states[moment]?.line;
    const said = this.play.moments[moment - 1]?.said;
    return line ? this.table.tell(line) : said ? this.table.tell(this.spoken(said)) : "";
  }

  /** The moments with which turns begin. */
  get turns(): number[] {
    return this.play.moments.flatMap(({ turn }, index) => (turn ? [index] : []));
  }

  /** Show a moment at once. */
  jump(moment: number): void {
    const to = Math.min(Math.max(moment, 0), this.end);
    const state = this.states[to];
    if (!state) return;
    this.telling = { from: to, to };
    const told = state.line ? [state.line] : [];
    const { view, claims } = state;
    this.listener?.message({ type: "view", number: to, view, told, claims, question: null });
  }

  /** Act the next moment out; or end the one that is being acted out. */
  next(): void {
    if (this.table.story.telling) return this.table.story.pace.next(false);
    const from = this.at;
    const shown = this.play.moments[from];
    if (!shown) return;
    if (shown.said) {
      this.telling = { from: from + 1, to: from + 1 };
      this.listener?.message(this.spoken(shown.said));
      return;
    }
    // Cards that are drawn in a row are told together.
    let to = from + 1;
    const kind = shown.event?.event;
    while (this.play.moments[to]?.line === shown.line && this.play.moments[to]?.event?.event === kind) to += 1;
    this.telling = { from, to };
    const events = this.play.moments.slice(from, to).flatMap(({ event }) => (event ? [this.owned(event)] : []));
    const now = this.play.moments[to - 1]?.now ?? {};
    this.listener?.message({ type: "news", number: to, events, now, question: null });
  }

  /** Milliseconds until the next moment may begin, while it plays; null while one is told. */
  get wait(): number | null {
    if (!this.playing || this.table.story.telling) return null;
    return this.play.moments[this.at - 1]?.said ? SAYING : 0;
  }

  leave(): void {
    this.playing = false;
    this.table.leave();
  }

  protected take(play: Play): void {
    this.play = play;
    this.watcher = play.watcher;
    let state: State = { view: play.start, claims: [], truth: null, line: null };
    this.states = [state];
    for (const { event, said, now = {}, truth } of play.moments) {
      const { tell, then = {}, claims } = event ?? {};
      const view = changed(changed(state.view, then), now);
      const sentences = event && (tell ?? [[`event-${event.event}`, {}]]);
      const line: Line | null = sentences
        ? { type: "told", tell: sentences.map(([id, more]) => [id, { ...event, ...more }]), why: event.why }
        : null;
      const standing = claims ?? said?.claims;
      state = {
        view,
        claims: standing ? standing.map((each) => this.own(each)) : state.claims,
        truth: truth ?? state.truth,
        line,
      };
      this.states.push(state);
    }
  }

  /** A record does not say whether somebody or a bot that sat in spoke: it was the seat. */
  private own<Words extends Claim>(claim: Words): Words {
    return { ...claim, member: memberAt(this.play.names, claim.by) };
  }

  private owned(event: NonNullable<Shown["event"]>): NonNullable<Shown["event"]> {
    return event.claims ? { ...event, claims: event.claims.map((each) => this.own(each)) } : event;
  }

  private spoken(said: NonNullable<Shown["said"]>): NonNullable<Shown["said"]> {
    const claims = said.claims ? { claims: said.claims.map((each) => this.own(each)) } : {};
    return { ...said, ...claims, type: "said", member: memberAt(this.play.names, said.seat ?? 0) };
  }
}

/** Whether a seat's name in a record is that of a bot: a strength, and perhaps a character. */
function isBot(name: string): boolean {
  const [strength = ""] = name.split("+");
  return ["random", "perfect", ...STRENGTHS].includes(strength);
}

function memberAt(names: string[], seat: number): number | null {
  return isBot(names[seat] ?? "") ? null : seat + 1;
}

/** The lobby of a table with these people and bots. */
function lobbyOf({ game, options, names }: Scenes): Lobby {
  const places = names.map((name, seat) => ({ member: memberAt(names, seat), bot: isBot(name) ? name : null }));
  const members = names.flatMap((name, seat) =>
    isBot(name)
      ? []
      : [{ id: seat + 1, name, language: "en" as const, seat, connected: true, muted: false, program: false }],
  );
  return {
    type: "lobby",
    table: "",
    settings: { game, options, players: names.length },
    state: "playing",
    host: 0,
    members,
    places,
    paused: false,
    agreed: [],
    commit: null,
    rematch: null,
    evening: null,
  };
}
