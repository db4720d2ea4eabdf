/** The drawings that data/drawings.toml names, picked out of their icon set: one small file each. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

import { toml } from "./places.ts";

type IconSet = {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
};
type Credit = { package: string; title: string; licence: string; author: string; source: string };

const require = createRequire(import.meta.url);
const KINDS = { objects: "object", backs: "back", gifts: "gift" } as const;
/** Drawings of the page itself. */
const PAGE = {
  bot: "fluent-emoji-flat:robot",
  gift: "fluent-emoji-flat:wrapped-gift",
  trophy: "fluent-emoji-flat:trophy",
  hat: "fluent-emoji-flat:top-hat",
  // What bots of a character look like.
  saboteur: "fluent-emoji-flat:smiling-face-with-horns",
  collector: "fluent-emoji-flat:money-mouth-face",
  trickster: "fluent-emoji-flat:disguised-face",
  "good-soul": "fluent-emoji-flat:smiling-face-with-halo",
  gambler: "fluent-emoji-flat:game-die",
  avenger: "fluent-emoji-flat:angry-face",
  doubter: "fluent-emoji-flat:face-with-monocle",
  believer: "fluent-emoji-flat:hugging-face",
};

function svg(sets: Record<string, IconSet>, drawing: string): string {
  const [set, name] = drawing.split(":") as [string, string];
  const icons = sets[set];
  const icon = icons?.icons[icons.aliases?.[name]?.parent ?? name];
  if (!icons || !icon) throw new Error(`data/drawings.toml: there is no drawing ${drawing}`);
  const [width, height] = [icon.width ?? icons.width ?? 16, icon.height ?? icons.height ?? 16];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

export function pictures(): Plugin {
  const drawings = toml("data/drawings.toml") as Record<string, Record<string, string>>;
  const credits = drawings["sets"] as unknown as Record<string, Credit>;
  const sets = Object.fromEntries(
    Object.entries(credits).map(([set, credit]) => [
      set,
      JSON.parse(readFileSync(require.resolve(`${credit.package}/icons.json`), "utf-8")) as IconSet,
    ]),
  );
  const files = new Map<string, { file: string; source: string }>();
  const add = (name: string, drawing: string): void => {
    const source = svg(sets, drawing);
    const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
    files.set(name, { file: `assets/pictures/${name}-${hash}.svg`, source });
  };
  for (const [group, kind] of Object.entries(KINDS)) {
    for (const [id, drawing] of Object.entries(drawings[group] ?? {})) add(`${kind}-${id}`, drawing);
  }
  for (const [id, drawing] of Object.entries(PAGE)) add(`page-${id}`, drawing);
  return {
    name: "hatbox-pictures",
    resolveId: (id) => (id === "virtual:pictures" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:pictures") return undefined;
      const names = Object.fromEntries([...files].map(([name, { file }]) => [name, `/${file}`]));
      return `export const pictures = ${JSON.stringify(names)};
export const credits = ${JSON.stringify(Object.values(credits))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = [...files.values()].find(({ file }) => request.url === `/${file}`);
        if (!found) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(found.source);
      });
    },
    generateBundle() {
      for (const { file, source } of files.values()) {
        this.emitFile({ type: "asset", fileName: file, source });
      }
    },
  };
}
