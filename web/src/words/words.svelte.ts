/** The reader's language: message ids become sentences. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import loaders from "virtual:words";

import type { Language } from "../net/types";
import { settings } from "../state/settings.svelte";

export type Args = Record<string, string | number>;
const GROUPS = [
  "core", "objects", "gifts", "clauses", "errors", "cards", "lobby", "owner", "device", "television", "deals", "decks", "lessons",
  "theatre", "explained",
] as const;
export type Group = (typeof GROUPS)[number];
/** Messages that any screen may need, but that are loaded with the first of them. */
const LATER: [RegExp, Group][] = [
  [/^(error|bye-(replaced|play|kicked|refused)|page-error-(gone|no|too))/, "errors"],
  [/^tv-/, "television"],
  [/^(join|lobby|set|share|sum|who|portrait|bell|menu|about|evening|person|vote|wait|result)-|^(ay-ease|page-(theme|safe|sounds|hints|bots))/, "lobby"],
  [/^device-/, "device"],
  [/^(deal|mine)-/, "deals"],
  [/^deck-/, "decks"],
  [/^(lesson|worked)-/, "lessons"],
  [/^rules-/, "clauses"],
  [/^(hint|example|nh-about)-/, "explained"],
  [/^(theatre|best|what|option)-/, "theatre"],
];

class Words {
  /** The language on the screen: it changes once its words are loaded. */
  language = $state<Language>("en");
  /** The game of the reader's table: a message can have a version for one edition. */
  game = $state("");
  private bundle = $state.raw(new FluentBundle("en"));
  private readonly wanted = new Set<Group>(["core"]);
  private loaded = $state.raw(new Set<Group>());

  /** Load the words of a group too, in this and every later language; without a connection later. */
  async need(group: Group): Promise<void> {
    this.wanted.add(group);
    // A part that asks for words is not drawn anew when others are loaded.
    if (untrack(() => this.loaded.has(group))) return;
    await this.speak(untrack(() => this.language)).catch(() => undefined);
  }

  /** A part of the page, once its words are here too; without a connection it comes without them. */
  async with<Part>(group: Group, part: Promise<Part>): Promise<Part> {
    await this.need(group);
    return part;
  }

  has(group: Group): boolean {
    return this.loaded.has(group);
  }

  async speak(language: Language): Promise<void> {
    const groups = GROUPS.filter((group) => this.wanted.has(group));
    const texts = await Promise.all(groups.map((group) => loaders[language][group]()));
    if (groups.length < this.wanted.size) return this.speak(language);
    const bundle = new FluentBundle(language);
    texts.forEach((text) => bundle.addResource(new FluentResource(text)));
    this.bundle = bundle;
    this.language = language;
    this.loaded = new Set(groups);
    document.documentElement.lang = language;
  }

  /** A message (`gift-hat`), or an attribute of one (`gift-hat.a`). */
  say = (id: string, args: Args = {}): string => this.find(id, args) ?? this.missing(id);

  /** A message, or its version for an edition that is chosen here, other than at a table. */
  sayFor = (game: string, id: string, args: Args = {}): string => this.find(`${id}-${game}`, args) ?? this.say(id, args);

  /** A message or an attribute, as `say` finds it; undefined if there is no such message. */
  find = (id: string, args: Args = {}): string | undefined => {
    const [name, attribute] = id.split(".") as [string, string?];
    const message =
      this.bundle.getMessage(`${name}-${this.game}`) ?? this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : undefined;
  };

  /** What stands there until the words of a group that is loaded later are here. */
  private missing(id: string): string {
    const group = LATER.find(([start, group]) => start.test(id) && !this.has(group))?.[1];
    if (!group) return this.fallback();
    void this.need(group);
    return "…";
  }

  /** The text for a missing message, because nobody should see an id. */
  private fallback(): string {
    const pattern = this.bundle.getMessage("page-something")?.value;
    return pattern ? this.bundle.formatPattern(pattern) : "…";
  }
}

export const words = new Words();
export const say = words.say;

export function startWords(): Promise<void> {
  return words.speak(settings.language);
}
