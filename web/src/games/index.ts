/** All families of games: a line for each. */
import { GAMES, type Family, type GameId } from "../net/types";
import { antayagi } from "./antayagi";
import type { Edition, CardProps, FamilyEntry } from "./family";
import { notAHat } from "./not-a-hat";

const FAMILIES: { [F in Family]: FamilyEntry<F> } = {
  antayagi,
  "not-a-hat": notAHat,
};

/** One game at a table: its family's entry, for the sides, views and events of any family.
 * (A table is only ever sent those of its own game.) */
type AnyFamily = FamilyEntry<Family>;

export function familyOf(game: GameId): AnyFamily {
  return FAMILIES[GAMES[game].family] as unknown as AnyFamily;
}

export function editionOf(game: GameId): Edition<CardProps<Family>> {
  return familyOf(game).editions[game];
}

export const families = Object.values(FAMILIES) as unknown as AnyFamily[];

/** All games, in the order of Python's list. */
export const games = Object.keys(GAMES) as GameId[];

/** One game of each family first, then the other editions. */
export const variedGames = [...games].sort((one, other) => turn(one) - turn(other));

function turn(game: GameId): number {
  return games.filter((each) => GAMES[each].family === GAMES[game].family).indexOf(game);
}

/** The wanted number of players, or the nearest that the game allows. */
export function seats(game: GameId, wanted: number): number {
  const { fewest, most } = GAMES[game];
  return Math.min(Math.max(wanted, fewest), most);
}
