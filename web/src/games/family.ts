/** What the page has to be told about a family of games. */
import type { Component } from "svelte";

import type { Face } from "../motion/stage.svelte";
import type { Family, GAMES, GameId, Settings, Shapes } from "../net/types";
import type { Table } from "../state/table.svelte";
import type { Group } from "../words/words.svelte";

/** The games of a family. */
export type GameOf<F extends Family> = {
  [G in GameId]: (typeof GAMES)[G]["family"] extends F ? G : never;
}[GameId];

export type Options = NonNullable<Settings["options"]>;
/** How an event looks. */
export type Motion<View, Event> = {
  /** Acts it out on a table that looks like `view`; `show` changes the view meanwhile. */
  animate(event: Event, view: View, show: (change: (view: View) => View) => void): Promise<void>;
  /** How long its sentence is left to be read, in milliseconds. */
  reading(event: Event): number;
  /** Whether it is left out as soon as others wait that will not be seen again. */
  givesWay(event: Event): boolean;
  /** Whether everything is left out while the clock of the next question runs already. */
  clockHurries: boolean;
};

/** What tells the games of a family apart. */
export type Edition<Card> = {
  /** The table top's middle and rim, and the places around it. */
  felt: [light: string, dark: string];
  seat: string;
  /** The stripes of its box, and the three cards on the lid. */
  box: [dark: string, light: string];
  lid: [Card, Card, Card];
};

export type FamilyEntry<F extends Family> = {
  editions: Record<GameOf<F>, Edition<CardProps<F>>>;
  /** The published game and its people, as the credits name them. */
  credit: { title: string; people: string };
  Card: Component<CardProps<F>>;
  /** A card's height for a width of 1. */
  ratio: number;
  /** Loaded when a table is opened. */
  Board: () => Promise<{ default: Component<BoardProps<F>> }>;
  /** The choices that only these games have. */
  Settings: Component<SettingsProps>;
  /** The options with which so many can play, if others were chosen. */
  optionsFor(players: number, options: Options): Options;
  motion: Motion<Shapes[F]["view"], Shapes[F]["event"]>;
  /** Words beyond the core that a table needs. */
  words: Group[];
  /** The hands whose cards can be spoken of by their place. */
  hands(view: Shapes[F]["view"]): unknown[][];
  /** What somebody can say that such a card is. */
  faces: string[];
  /** Whether the log sets this event apart, because a turn begins. */
  opensTurn(event: Shapes[F]["event"]): boolean;
  result: {
    /** The message that names a score, with `points`. */
    score: string;
    /** Whether fewer points are better. */
    fewerWin: boolean;
  };
};

export type CardProps<F extends Family> = {
  side: Shapes[F]["side"];
  caption?: boolean;
  /** Where an arrow points, in degrees clockwise from up. */
  towards?: number;
};
export type BoardProps<F extends Family> = { table: Table; view: Shapes[F]["view"] };
export type SettingsProps = { chosen: Settings; change: (wish: Partial<Settings>) => void };
export type FlyingCard = { face: Face; width: number };
