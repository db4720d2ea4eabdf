/** What a bot is called: `sharp+saboteur` is a sharp player with the temper of a saboteur. */
import characters from "virtual:characters";

import { GAMES, type GameId } from "../net/types";
import { words } from "./words.svelte";

type Bot = string | null | undefined;

/** How well a bot plays that nobody has chosen. */
export const USUAL = "regular";

export function strengthOf(bot: Bot): string | undefined {
  return bot ? words.find(`bot-${bot.split("+")[0]}`) : undefined;
}

export function characterOf(bot: Bot): string | undefined {
  return words.find(`character-${bot?.split("+")[1]}`);
}

export function aboutCharacter(bot: Bot): string | undefined {
  return words.find(`character-${bot?.split("+")[1]}-about`);
}

/** The drawing of a bot. */
export function faceOf(bot: string): string {
  return bot.split("+")[1] ?? "bot";
}

/** The characters that make a difference in a game. */
export function charactersOf(game: GameId): string[] {
  return characters.filter(({ families }) => families.includes(GAMES[game].family)).map(({ id }) => id);
}

/** So many bots, no two alike while that can be. */
export function mixed(game: GameId, count: number): string[] {
  const found: string[] = [];
  let left: string[] = [];
  while (found.length < count) {
    if (!left.length) left = charactersOf(game);
    const [id] = left.splice(Math.floor(Math.random() * left.length), 1);
    found.push(`${USUAL}+${id}`);
  }
  return found;
}
