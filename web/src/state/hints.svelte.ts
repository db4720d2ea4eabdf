/** Hints in the first games: which of them this device has given, and whether it gives any. */
import { GAMES, type GameId } from "../net/types";
import { recall, remember } from "./settings.svelte";

type Kept = { off: boolean; given: string[]; tables: string[] };

const KEY = "hatbox.hints";
/** Number of games of a family in which there are hints. */
const FIRST = 3;

class Hints {
  off = $state(false);
  private given: string[];
  /** The first tables of each family, as `family:table`. */
  private tables: string[];

  constructor() {
    const { off, given, tables } = recall<Kept>(KEY);
    this.off = off === true;
    this.given = Array.isArray(given) ? given : [];
    this.tables = Array.isArray(tables) ? tables : [];
  }

  /** Whether a table is among the first of its family on this device. */
  first(game: GameId, table: string): boolean {
    const { family } = GAMES[game];
    const name = `${family}:${table}`;
    if (this.tables.includes(name)) return true;
    if (this.tables.filter((each) => each.startsWith(`${family}:`)).length >= FIRST) return false;
    this.tables.push(name);
    this.keep();
    return true;
  }

  /** The first of some hints that was never given. */
  next(wanted: string[]): string | undefined {
    return wanted.find((each) => !this.given.includes(each));
  }

  give(hint: string): void {
    this.given.push(hint);
    this.keep();
  }

  /** Who switches hints on again is given all of them once more. */
  change(off: boolean): void {
    this.off = off;
    this.given = this.tables = [];
    this.keep();
  }

  private keep(): void {
    const { off, given, tables } = this;
    remember(KEY, { off, given, tables });
  }
}

export const hints = new Hints();
