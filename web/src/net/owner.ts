/** What the person who runs the server can ask, with their secret. */
import { call, type Asking } from "./api";
import type { GameId, Lobby } from "./types";

export type Sample = { connections: number; moves: number; cpu: number };
export type LiveTable = {
  id: string;
  game: GameId;
  state: Lobby["state"];
  names: string[];
  connected: number;
  spectators: boolean;
};
export type Desk = {
  version: string;
  uptime: number;
  memory: number | null;
  delay: number;
  samples: Sample[];
  live: LiveTable[];
  stored: { id: string; active: number }[];
  count: number;
  reports: { table: string; member: number; by: number; at: number }[];
  word: string | null;
};

export class Owner {
  private readonly asking: Asking;

  constructor(token: string) {
    this.asking = { authorization: `Bearer ${token}` };
  }

  desk(): Promise<Desk> {
    return call("/owner", undefined, this.asking);
  }

  remove(table: string): Promise<void> {
    return call(`/owner/tables/${encodeURIComponent(table)}/remove`, {}, this.asking);
  }

  /** Without text and minutes, what was said is taken back. */
  say(text: string, minutes: number | null): Promise<void> {
    return call("/owner/word", { text, minutes }, this.asking);
  }
}
