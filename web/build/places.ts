/** Where the build finds what page and Python share. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { parse } from "smol-toml";

const hatbox = new URL("../../src/hatbox/", import.meta.url);

export function path(relative: string): string {
  return fileURLToPath(new URL(relative, hatbox));
}

export function toml(relative: string): Record<string, unknown> {
  return parse(readFileSync(path(relative), "utf-8"));
}
