/** The names of bots: `sharp+saboteur` is a sharp player with the temperament of a saboteur. */
import characters from "virtual:characters";

import { GAMES, type GameId } from "../net/types";
import { settings } from "../state/settings.svelte";
import { words } from "./words.svelte";

type Bot = string | null | undefined;

/** The strength of a bot that nobody has chosen. */
export const USUAL = "sharp";

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

/** The characters that have a style of their own in a game. */
export function charactersOf(game: GameId): string[] {
  return characters.filter(({ families }) => families.includes(GAMES[game].family)).map(({ id }) => id);
}

/** This number of bots of the reader's strength, no two alike as long as that is possible. */
export function mixed(game: GameId, count: number): string[] {
  const strength = settings.bots || USUAL;
  const found: string[] = [];
  let left: string[] = [];
  while (found.length < count) {
    if (!left.length) left = charactersOf(game);
    const [id] = left.splice(Math.floor(Math.random() * left.length), 1);
    found.push(`${strength}+${id}`);
  }
  return found;
}
