/** What the page needs of the product's data files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { GAMES } from "../src/net/types.ts";
import { path, toml } from "./places.ts";

const SOURCES: Record<string, () => unknown> = {
  "virtual:clauses": () => (toml("data/clauses.toml")["clause"] as Clause[]).map(byGame),
  "virtual:phrases": () => toml("data/phrases.toml")["phrases"],
  "virtual:characters": () =>
    (toml("data/characters.toml")["characters"] as { id: string; families: string[] }[]).map(
      ({ id, families }) => ({ id, families }),
    ),
  "virtual:lessons": () =>
    readdirSync(path("data/lessons"))
      .filter((name) => name.endsWith(".toml"))
      .map((name) => name.slice(0, -".toml".length)),
  "virtual:examples": () =>
    readdirSync(path("data/examples")).flatMap((file) => {
      const { games, example } = toml(`data/examples/${file}`) as { games: string[]; example: { name: string; section: string }[] };
      return example.map(({ name, section }) => ({ name, section, games }));
    }),
};

type Clause = {
  family: string;
  origin: string;
  editions?: Record<string, string>;
  only?: string[];
};

/** The games in which a clause holds, and for each whose decision it is. */
function byGame({ family, origin, editions = {}, only, ...clause }: Clause): object {
  const games = Object.entries(GAMES)
    .filter(([id, game]) => game.family === family && (!only || only.includes(id)))
    .map(([id]) => [id, editions[id] ?? origin]);
  return { ...clause, games: Object.fromEntries(games) };
}

const FILES: Record<string, string> = {
  "virtual:clauses": "data/clauses.toml",
  "virtual:phrases": "data/phrases.toml",
  "virtual:characters": "data/characters.toml",
  "virtual:lessons": "data/lessons",
  "virtual:examples": "data/examples",
};

export function data(): Plugin {
  return {
    name: "hatbox-data",
    resolveId: (id) => (id in SOURCES ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1);
      const source = SOURCES[name];
      if (!source) return undefined;
      this.addWatchFile(path(FILES[name] as string));
      return `export default ${JSON.stringify(source())};`;
    },
    // People who write a deck begin with the game's own, or with one of its family.
    generateBundle() {
      const file = (game: string): string => path(`data/decks/${game}.toml`);
      const games = Object.entries(GAMES);
      for (const [game, { family }] of games) {
        const like = games.filter((each) => each[1].family === family).map(([id]) => id);
        const found = [game, ...like].find((each) => existsSync(file(each))) ?? game;
        const source = readFileSync(file(found), "utf-8");
        this.emitFile({ type: "asset", fileName: `assets/decks/${game}.toml`, source });
      }
    },
  };
}
