/** AntaYagí, as the page knows it. */
import type { FamilyEntry } from "../family";
import Card from "./Card.svelte";
import * as motion from "./motion";
import { OBJECTS } from "./objects";
import { sumUp } from "./sums";

export const antayagi: FamilyEntry<"antayagi"> = {
  editions: {
    "antayagi-80": {
      felt: ["#1b6b66", "#104644"],
      seat: "#14393a",
      box: ["#136461", "#1c7a76"],
      example: "exchange",
      lid: [
        { side: { side: "object", object: "treasure" } },
        { side: { side: "object", object: "hat" } },
        { side: { side: "back", back: "sabotage" } },
      ],
    },
    "antayagi-65": {
      felt: ["#96502a", "#5d2b13"],
      seat: "#4a2413",
      box: ["#8c4320", "#a3552d"],
      example: "lollipop",
      lid: [
        { side: { side: "object", object: "lollipop" } },
        { side: { side: "object", object: "t-rex" } },
        { side: { side: "back", back: "clue" } },
      ],
    },
  },
  credit: { title: "AntaYagí", people: "Jacobo Rufete, Anastasio Martínez, Oksana Vrzhesnevska (PIF games)" },
  Card,
  AboutCard: () => import("./AboutCard.svelte"),
  Minute: () => import("./minute"),
  Hints: () => import("./hints"),
  ratio: 1.4,
  Board: () => import("./Board.svelte"),
  Settings: () => import("./Settings.svelte"),
  variantsFor: (_players, variants) => variants,
  first: "ay-hint-first",
  motion,
  sumUp,
  window: (options) => {
    const pass = options.find((each) => each.do === "pass");
    return pass ? { pass, armed: options.some((each) => each.do === "sabotage") } : null;
  },
  letting: { title: "ay-ease", called: (ease) => `ay-ease-${ease}` },
  words: ["cards", "objects"],
  hands: (view) => view.hands,
  faces: OBJECTS,
  opensTurn: "event-turn-began",
  result: {
    score: "result-points-of",
    about: (view, seat) => ({ needed: view.needed[seat] ?? 0 }),
    tells: ["needed"],
    fewerWin: false,
  },
};
