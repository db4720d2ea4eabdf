/** That's Not a Hat, as the page knows it. */
import type { FamilyEntry } from "../family";
import GiftCard from "./GiftCard.svelte";
import * as motion from "./motion";

export const notAHat: FamilyEntry<"not-a-hat"> = {
  editions: {
    "not-a-hat": {
      felt: ["#6d3a75", "#401c48"],
      seat: "#33183a",
      box: ["#56285c", "#693870"],
      example: "caught",
      lid: [
        { side: { side: "back", back: "white-left" }, towards: -90 },
        { side: { side: "gift", gift: "hat" } },
        { side: { side: "back", back: "black-right" }, towards: 90 },
      ],
    },
  },
  credit: { title: "That’s Not a Hat", people: "Kasper Lapp, Easy Draws It (Ravensburger)" },
  Card: GiftCard,
  AboutCard: () => import("./AboutGift.svelte"),
  Minute: () => import("./minute"),
  Hints: () => import("./hints"),
  ratio: 1.2,
  Board: () => import("./Board.svelte"),
  Settings: () => import("./Settings.svelte"),
  // Two players can only play with two gifts each, so that is chosen for them. As many rounds as
  // players remain as many.
  variantsFor: (players, variants, before) => ({
    ...variants,
    ...(players === 2 ? { gifts: 2 } : {}),
    ...(before !== undefined && variants["rounds"] === before ? { rounds: players } : {}),
  }),
  first: "nh-hint-first",
  motion,
  sumUp: () => null,
  window: () => null,
  letting: null,
  words: ["gifts", "cards"],
  hands: () => [],
  faces: [],
  opensTurn: null,
  result: { score: "result-penalties", about: () => ({}), tells: [], fewerWin: true },
};
