/** What the page needs of the product's data files. */
import type { Plugin } from "vite";

import { path, toml } from "./places.ts";

const SOURCES: Record<string, () => unknown> = {
  "virtual:clauses": () => toml("data/clauses.toml")["clause"],
  "virtual:phrases": () => toml("data/phrases.toml")["phrases"],
  "virtual:characters": () =>
    (toml("data/characters.toml")["characters"] as { id: string; families: string[] }[]).map(
      ({ id, families }) => ({ id, families }),
    ),
};
const FILES: Record<string, string> = {
  "virtual:clauses": "data/clauses.toml",
  "virtual:phrases": "data/phrases.toml",
  "virtual:characters": "data/characters.toml",
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
  };
}
