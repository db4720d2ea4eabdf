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
const KINDS = { objects: "object", backs: "back", gifts: "gift", people: "person" } as const;
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

/** The inks of this house. Every colour of a drawing is printed with the nearest of them. */
const INKS = [
  "#2c1a31", "#56285c", "#8a5a96", "#c9a6d4", // plum
  "#a3173a", "#c92347", "#e4476a", "#f28ba4", "#fbd0d8", // ribbon
  "#b4581c", "#e8862a", "#f5b83d", "#fbe08a", // mustard
  "#0f5a57", "#2a9084", "#7cc8b4", "#c9ead9", // teal
  "#23478f", "#2f6fb3", "#4f9ad6", "#86bde6", "#d3eaf6", // sky
  "#3f6b2a", "#79a83e", "#b8d26a",            // leaf
  "#6e3d26", "#a8693f", "#d9a873", "#f3dcb8", // box
  "#6b5a70", "#a99bab", "#e6dcd8", "#fffaf0", // paper
].map((hex) => ({ hex, lab: oklab(hex) }));
const LINE = "#2c1a31";
/** The width of the line around a drawing, and of the paper around that, for a width of 32. */
const PEN = 1.5;
const RIM = 3.4;

function oklab(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(full.slice(at, at + 2), 16) / 255;
    return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
  }) as [number, number, number];
  const [l, m, s] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt) as [number, number, number];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function nearest(hex: string): string {
  const [l, a, b] = oklab(hex);
  const far = (lab: number[]): number => Math.hypot(lab[0]! - l, lab[1]! - a, lab[2]! - b);
  return INKS.reduce((one, other) => (far(other.lab) < far(one.lab) ? other : one)).hex;
}

/** A drawing in our inks, cut out of paper: the same shapes lie below it twice, drawn with a pen. */
function printed(body: string): string {
  const coloured = body.replace(/(fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi, (_, what, hex) =>
    `${what}="${nearest(hex)}"`,
  );
  const shapes = body
    .replace(/<defs>.*?<\/defs>/gs, "")
    .replace(/ (fill|opacity|clip-path|stop-[a-z]+)="[^"]*"/g, "");
  const below = (colour: string, width: number): string =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round">${shapes}</g>`;
  return below("#fffaf0", RIM) + below(LINE, PEN) + coloured;
}

function svg(sets: Record<string, IconSet>, drawing: string): string {
  const [set, name] = drawing.split(":") as [string, string];
  if (set === "own") {
    const file = readFileSync(new URL(`../art/${name}.svg`, import.meta.url), "utf-8");
    return cutOut(file.replace(/<\/?svg[^>]*>/g, ""), 32, 32);
  }
  const icons = sets[set];
  const icon = icons?.icons[icons.aliases?.[name]?.parent ?? name];
  if (!icons || !icon) throw new Error(`data/drawings.toml: there is no drawing ${drawing}`);
  const [width, height] = [icon.width ?? icons.width ?? 16, icon.height ?? icons.height ?? 16];
  return cutOut(icon.body, width, height);
}

function cutOut(body: string, width: number, height: number): string {
  const edge = RIM / 2;
  const box = `${-edge} ${-edge} ${width + RIM} ${height + RIM}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${printed(body)}</svg>`;
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
  const sources = new Map<string, string>();
  const add = (name: string, drawing: string): void => {
    sources.set(name, svg(sets, drawing));
  };
  for (const [group, kind] of Object.entries(KINDS)) {
    for (const [id, drawing] of Object.entries(drawings[group] ?? {})) add(`${kind}-${id}`, drawing);
  }
  for (const [id, drawing] of Object.entries(PAGE)) add(`page-${id}`, drawing);
  // One hash for all: the page need not know 150 of them.
  const hash = createHash("sha256").update([...sources.values()].join()).digest("hex").slice(0, 8);
  const files = [...sources].map(([name, source]) => ({
    file: `assets/pictures/${name}-${hash}.svg`,
    source,
  }));
  return {
    name: "hatbox-pictures",
    resolveId: (id) => (id === "virtual:pictures" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:pictures") return undefined;
      return `const all = ${JSON.stringify([...sources.keys()].join(" "))}.split(" ");
export const pictures = Object.fromEntries(all.map((name) => [name, "/assets/pictures/" + name + "-${hash}.svg"]));
export const credits = ${JSON.stringify(Object.values(credits))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files.find(({ file }) => request.url === `/${file}`);
        if (!found) return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(found.source);
      });
    },
    generateBundle() {
      for (const { file, source } of files) {
        this.emitFile({ type: "asset", fileName: file, source });
      }
    },
  };
}
