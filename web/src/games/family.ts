/** Everything that the page needs to know about a family of games. */
import type { Component } from "svelte";

import type { Face } from "../motion/stage.svelte";
import type { Family, GAMES, GameId, Question, Sentence, Settings, Shapes } from "../net/types";
import type { Ease } from "../state/ease";
import type { Table } from "../state/table.svelte";
import type { Args, Group } from "../words/words.svelte";

/** The games of a family. */
export type GameOf<F extends Family> = {
  [G in GameId]: (typeof GAMES)[G]["family"] extends F ? G : never;
}[GameId];

/** The variants of a game, which settings and records call `options`. */
export type Variants = NonNullable<Settings["options"]>;
/** The animation of events. */
export type Motion<View, Event> = {
  /** Acts an event out on the table `before` it. `show` puts the table `after` it on the screen,
   * which happens at the end otherwise. */
  animate(event: Event, before: View, after: View, show: () => void): Promise<void>;
  /** Whether it is told only when the table after it is on the screen. */
  reveals(event: Event): boolean;
  /** The seat whose answer it tells while the question stays open for others, or null. */
  answered(event: Event): number | null;
  /** Whether it shows what cannot be seen before or after. */
  seenOnce(event: Event): boolean;
};

/** The looks that tell the games of a family apart. */
export type Edition<Card> = {
  /** The colours of the table top's middle and rim, and of the places around it. */
  felt: [light: string, dark: string];
  seat: string;
  /** The stripes of its box, and the three cards on the lid. */
  box: [dark: string, light: string];
  lid: [Card, Card, Card];
  /** The worked example that shows on its box how it is played, if it has any. */
  example: string | null;
};

/** What is seen of a card of any game. */
export type AnySide = Shapes[Family]["side"];

/** A message, the clause whose statement follows it, and the cards that stand beside it. */
export type Scene<Card> = { text: string; cards: Card[]; clause?: string };

/** A message without its beginning `hint-`, which is also what is kept when it was given. */
export type Hint = { id: string; args?: Args };

export type FamilyEntry<F extends Family> = {
  editions: Record<GameOf<F>, Edition<CardProps<F>>>;
  /** The published game and its authors, for the credits. */
  credit: { title: string; people: string };
  Card: Component<CardProps<F>>;
  /** What a card is and does, by the side that is seen and the place where it lies; loaded when
   * somebody asks. */
  AboutCard: () => Promise<{ default: Component<{ side: Shapes[F]["side"]; game: GameId; place?: string }> }>;
  /** The rules in one minute, by messages with cards, and advice; loaded with the rules. */
  Minute: () => Promise<{ minute: Scene<CardProps<F>>[]; advice: string[] }>;
  /** What is explained in the first games: what an event that is on the screen shows, and what a
   * question asks, the most important first. */
  Hints: () => Promise<{
    happened(event: Shapes[F]["event"], view: Shapes[F]["view"]): Hint[];
    asked(question: Question, view: Shapes[F]["view"]): Hint[];
  }>;
  /** A card's height for a width of 1. */
  ratio: number;
  /** The board, loaded when a table is opened. */
  Board: () => Promise<{ default: Component<BoardProps<F>> }>;
  /** The settings that only these games have, loaded in the lobby. */
  Settings: () => Promise<{
    default: Component<SettingsProps>;
    /** Those of them that differ from the usual, or that everybody should know: messages. */
    summary: (chosen: Settings) => [message: string, args?: Args][];
  }>;
  /** The variants changed so that this number of players can play; `before`, others did. */
  variantsFor(players: number, variants: Variants, before?: number): Variants;
  /** The message that says who begins by the rulebook. */
  first: string;
  motion: Motion<Shapes[F]["view"], Shapes[F]["event"]>;
  /** One sentence for some events of one kind in a row, or null if each has its own. */
  sumUp(events: Shapes[F]["event"][], watcher: number | null): Sentence | null;
  /** How to let a window pass, if that is what is asked, and whether one could do otherwise. */
  window(options: Shapes[F]["decision"][]): { pass: Shapes[F]["decision"]; armed: boolean } | null;
  /** The messages that name the choice to let windows pass, and each `Ease`. */
  letting: { title: string; called: (ease: Ease) => string } | null;
  /** Groups of words that a table needs in addition to the core. */
  words: Group[];
  /** The hands whose cards can be spoken of by their place. */
  hands(view: Shapes[F]["view"]): unknown[][];
  /** Ids of the faces that players can claim a card to have. */
  faces: string[];
  /** The message of the events that the log sets apart, because they begin a turn. */
  opensTurn: string | null;
  result: {
    /** The message that names a score, with `points` and what `about` tells. */
    score: string;
    about(view: Shapes[F]["view"], seat: number): Args;
    /** The names of what `about` tells. */
    tells: readonly string[];
    /** Whether fewer points are better. */
    fewerWin: boolean;
  };
};

export type CardProps<F extends Family> = {
  side: Shapes[F]["side"];
  caption?: boolean;
  /** The direction of an arrow, in degrees clockwise from up. */
  towards?: number;
};
export type BoardProps<F extends Family> = { table: Table; view: Shapes[F]["view"] };
export type SettingsProps = { chosen: Settings; change: (wish: Partial<Settings>) => void };
export type FlyingCard = { face: Face; width: number };
