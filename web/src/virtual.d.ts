declare module "virtual:words" {
  type Groups = Record<import("./words/words.svelte").Group, () => Promise<string>>;
  const loaders: Record<import("./net/types").Language, Groups>;
  export default loaders;
}

declare module "virtual:clauses" {
  export type ClauseInfo = {
    id: string;
    section: string;
    games: Record<string, "rulebook" | "partly" | "ruling">;
    differ?: string[];
  };
  const clauses: ClauseInfo[];
  export default clauses;
}

declare module "virtual:phrases" {
  export type PhraseInfo = {
    id: string;
    families: string[];
    args: ("to" | "slot" | "card")[];
    /** Whether the slot is one of the speaker's own hand. */
    own?: boolean;
  };
  const phrases: PhraseInfo[];
  export default phrases;
}

declare module "virtual:characters" {
  const characters: { id: string; families: string[] }[];
  export default characters;
}

/** The names of the lessons; each is the id of its game. */
declare module "virtual:lessons" {
  const lessons: string[];
  export default lessons;
}

/** The worked examples; each belongs to a section of the clauses. */
declare module "virtual:examples" {
  const examples: { name: string; section: string; games: string[] }[];
  export default examples;
}

declare module "virtual:pictures" {
  export const pictures: Record<string, string>;
  export const credits: {
    package: string;
    title: string;
    licence: string;
    author: string;
    source: string;
  }[];
}
