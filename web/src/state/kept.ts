/** The games that were played on this device. They are kept here and nowhere else. */
import { familyOf } from "../games";
import { recordAddress } from "../net/api";
import { DEALS, GAMES, type GameId } from "../net/types";
import { recall, remember } from "./settings.svelte";
import type { Table } from "./table.svelte";

const KEY = "hatbox.games";
const RECORD = "hatbox.record.";
const RESULTS = "hatbox.results";
const MOST = 300;
const MOST_RECORDS = 40;
const MOST_RESULTS = 40;

/** What the message about a score is told. */
export type Score = Record<string, number>;
export type Kept = {
  table: string;
  game: GameId;
  /** When it was over, in milliseconds. */
  at: number;
  names: string[];
  /** The seats that were played on this device. */
  seats: number[];
  scores: Score[];
  winners: number[];
  /** The name of the deal, if it had one. */
  deal: string | null;
  /** How deals were played then. */
  version?: number;
};
/** How somebody did in a deal. */
export type Result = {
  by: string;
  place: number;
  of: number;
  score: Score;
  /** How deals were played then: bots of another version may decide otherwise. */
  version: number;
  /** Whether they had played it before, and so knew the cards. */
  again: boolean;
};
const FIRST_VERSION = 1;

function isKept(each: unknown): each is Kept {
  const one = each as Partial<Kept> | null;
  return (
    typeof one === "object" &&
    typeof one?.table === "string" &&
    typeof one.game === "string" &&
    one.game in GAMES &&
    typeof one.at === "number" &&
    [one.names, one.seats, one.scores, one.winners].every(Array.isArray)
  );
}

/** All of them, the newest first. */
export function keptGames(): Kept[] {
  const { games } = recall<{ games: unknown }>(KEY);
  return Array.isArray(games) ? games.filter(isKept) : [];
}

/** Keep a game that is over, once, with its record. */
export function keepGame(table: Table): void {
  const { lobby, view } = table;
  if (!lobby || !view || lobby.state !== "over" || !table.plays) return;
  const before = keptGames();
  if (before.some((each) => each.table === table.id)) return;
  const { about } = familyOf(table.game).result;
  const scores = table.over?.scores ?? view.scores;
  const game: Kept = {
    table: table.id,
    game: table.game,
    at: Date.now(),
    names: [...table.names],
    seats: [...table.seats],
    scores: scores.map((points, seat) => ({ points, ...about(view, seat) }) as Score),
    winners: [...(table.over?.winners ?? view.winners)],
    deal: lobby.settings.deal ?? null,
    version: DEALS,
  };
  remember(KEY, { games: [game, ...before].slice(0, MOST) });
  void keepRecord(table.id);
}

/** The server forgets a table some day: its record stays here. */
async function keepRecord(table: string): Promise<void> {
  try {
    const reply = await fetch(recordAddress(table));
    const record = await reply.text(); // a reply that is not read keeps its connection
    if (!reply.ok) return;
    for (const old of keptGames().slice(MOST_RECORDS)) localStorage.removeItem(RECORD + old.table);
    localStorage.setItem(RECORD + table, record);
  } catch {
    // No network or no room: the list has the game all the same.
  }
}

export function keptRecord(table: string): string | null {
  try {
    return localStorage.getItem(RECORD + table);
  } catch {
    return null;
  }
}

/** Forget all games; what is needed to take that back. */
export function forgetGames(): () => void {
  const kept: [string, string][] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      if (key !== KEY && key !== RESULTS && !key.startsWith(RECORD)) continue;
      kept.push([key, localStorage.getItem(key) ?? ""]);
      localStorage.removeItem(key);
    }
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
  return () => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  };
}

/** The place of a seat in a game that is over. */
export function placeOf(game: Kept, seat: number): number {
  if (game.winners.includes(seat)) return 1;
  const { fewerWin } = familyOf(game.game).result;
  const points = game.scores.map((each) => each["points"] ?? 0);
  const mine = points[seat] ?? 0;
  const better = points.filter(
    (each, other) => game.winners.includes(other) || (fewerWin ? each < mine : each > mine),
  );
  return 1 + better.length;
}

/** How I did in a game that I played alone. */
export function resultOf(game: Kept): Result {
  const [seat = 0] = game.seats;
  const { [seat]: by = "", length: of } = game.names;
  const { version = FIRST_VERSION } = game;
  const first = keptGames().filter((each) => each.deal === game.deal).at(-1);
  const again = first !== undefined && first.table !== game.table;
  return { by, place: placeOf(game, seat), of, score: game.scores[seat] ?? {}, version, again };
}

function better(game: GameId, one: Result, other: Result): number {
  const { fewerWin } = familyOf(game).result;
  const more = (other.score["points"] ?? 0) - (one.score["points"] ?? 0);
  return one.place - other.place || (fewerWin ? -more : more);
}

/** How I and others did in a deal, the best first. */
export function resultsOf(game: GameId, deal: string): (Result & { mine: boolean })[] {
  const mine = keptGames().filter((each) => each.deal === deal).map(resultOf);
  const known = recall<Record<string, Result[]>>(RESULTS)[deal];
  const own = new Set(mine.map(written)); // who opens their own link is not somebody else
  const theirs = (Array.isArray(known) ? known : []).filter((each) => !own.has(written(each)));
  return [
    ...mine.map((each) => ({ ...each, mine: true })),
    ...theirs.map((each) => ({ ...each, mine: false })),
  ].sort((one, other) => better(game, one, other));
}

// A result travels in the fragment of a link, which no server is sent.

export function written({ by, place, of, score, version, again }: Result): string {
  const numbers = Object.entries({ place, of, ...score, version, again: Number(again) }).map(([name, each]) => [name, String(each)]);
  return new URLSearchParams([["by", by], ...numbers] as [string, string][]).toString();
}

/** The result in a fragment; null if there is none. */
export function readResult(fragment: string): Result | null {
  const { by, ...rest } = Object.fromEntries(new URLSearchParams(fragment.slice(1, 400)));
  const numbers = Object.entries(rest).map(([name, each]) => [name, Number(each)] as const);
  if (!by || numbers.some(([, each]) => !Number.isInteger(each) || each < 0 || each > 999)) return null;
  const { place, of, version = FIRST_VERSION, again, ...score } = Object.fromEntries(numbers);
  if (!place || !of || place > of || score["points"] === undefined) return null;
  return { by: by.slice(0, 32), place, of, score, version, again: again === 1 };
}

/** Whether a result can be one of this game with so many players: anybody can write a link. */
export function possible(game: GameId, players: number, { of, score }: Result): boolean {
  const told = ["points", ...familyOf(game).result.tells].sort().join();
  return of === players && Object.keys(score).sort().join() === told;
}

/** Keep what a link says, once. */
export function keepResult(deal: string, result: Result): void {
  const { [deal]: known, ...others } = recall<Record<string, Result[]>>(RESULTS);
  const theirs = Array.isArray(known) ? known : [];
  if (theirs.some((each) => written(each) === written(result))) return;
  const last = Object.entries(others).slice(-MOST_RESULTS + 1);
  remember(RESULTS, { ...Object.fromEntries(last), [deal]: [...theirs, result].slice(-MOST_RESULTS) });
}
