/** The names of the people and bots at a table. */
import type { Lobby } from "../net/types";

/** Bots at a table of people have names of their own, the same in every language. */
const BOT_NAMES = ["Ada", "Bruno", "Coco", "Dario", "Elsa", "Fidel", "Greta", "Hugo"];

export function namesOf(lobby: Lobby): string[] {
  return lobby.places.map(({ member }, seat) => {
    const person = lobby.members.find(({ id }) => id === member);
    return person?.name ?? BOT_NAMES[seat] ?? "";
  });
}
