/** The names of the people and bots at a table. */
import type { Lobby } from "../net/types";
import { say } from "../words/words.svelte";

/** The name that is sent for somebody who has typed none; every reader reads their own word for it. */
export const UNNAMED = "Guest";

/** A name as the reader reads it; several who gave none are told apart by a number. */
export function read(name: string): string {
  const unnamed = /^Guest( [0-9]+)?$/.exec(name);
  return unnamed ? say("page-guest") + (unnamed[1] ?? "") : name;
}

/** The same lobby, with names as the reader reads them. */
export function named(lobby: Lobby): Lobby {
  const scores = lobby.evening?.scores.map((each) => ({ ...each, name: each.name && read(each.name) }));
  return {
    ...lobby,
    members: lobby.members.map((each) => ({ ...each, name: read(each.name) })),
    ...(lobby.evening && scores ? { evening: { ...lobby.evening, scores } } : {}),
  };
}

/** Bots at a table of people have names of their own, the same in every language. */
const BOT_NAMES = ["Ada", "Bruno", "Coco", "Dario", "Elsa", "Fidel", "Greta", "Hugo"];

export function namesOf(lobby: Lobby): string[] {
  return lobby.places.map(({ member }, seat) => {
    const person = lobby.members.find(({ id }) => id === member);
    return person?.name ?? BOT_NAMES[seat] ?? "";
  });
}

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first letter of a name, as people count letters. */
export function initial(name: string): string {
  return [...letters.segment(name)][0]?.segment ?? "";
}

/** A name for a caption: a long one is cut. */
export function shortened(name: string, most = 12): string {
  const all = [...letters.segment(name)];
  return all.length > most ? `${all.slice(0, most - 1).map(({ segment }) => segment).join("").trimEnd()}…` : name;
}
