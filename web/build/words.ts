/** The Fluent files as modules: for each language one with what every screen needs, and others
 * that are loaded when they are. */
import { readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { LANGUAGES } from "../src/net/types.ts";
import { path } from "./places.ts";

const LATER: Record<string, string> = {
  television: "television",
  gifts: "gifts",
  not_a_hat: "gifts",
  clauses: "clauses",
  rules: "clauses",
  errors: "errors",
  cards: "cards",
  antayagi: "objects",
  lobby: "lobby",
  menu: "lobby",
  owner: "owner",
  device: "device",
  deals: "deals",
  decks: "decks",
  lessons: "lessons",
  theatre: "theatre",
  explained: "explained",
  worked: "lessons",
};
const NEVER = new Set(["cli", "invitation"]);

function files(language: string, group: string): string[] {
  return readdirSync(path(`locales/${language}`))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -4))
    .filter((name) => !NEVER.has(name) && (LATER[name] ?? "core") === group)
    .map((name) => path(`locales/${language}/${name}.ftl`));
}

/** Comments and the second language's explanations are for those who write, not for the wire. */
function squeezed(text: string): string {
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function words(): Plugin {
  const prefix = "virtual:words";
  return {
    name: "hatbox-words",
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${prefix}`) {
        const groups = ["core", ...new Set(Object.values(LATER))];
        const entries = Object.keys(LANGUAGES).map((language) => {
          const loaders = groups.map(
            (group) =>
              `${group}: () => import("${prefix}/${language}/${group}").then((m) => m.default)`,
          );
          return `${language}: { ${loaders.join(", ")} }`;
        });
        return `export default { ${entries.join(",\n")} };`;
      }
      if (!id.startsWith(`\0${prefix}/`)) return undefined;
      const [language, group] = id.slice(prefix.length + 2).split("/") as [string, string];
      const found = files(language, group);
      found.forEach((file) => this.addWatchFile(file));
      const text = found.map((file) => readFileSync(file, "utf-8")).join("\n");
      return `export default ${JSON.stringify(squeezed(text))};`;
    },
  };
}
