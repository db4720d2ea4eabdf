/** The rules of AntaYagí in one minute. */
import type { AntaYagiBack, AntaYagiObject } from "../../net/types";
import type { CardProps, Scene } from "../family";

type Card = CardProps<"antayagi">;
const object = (id: AntaYagiObject): Card => ({ side: { side: "object", object: id } });
const back = (id: AntaYagiBack): Card => ({ side: { side: "back", back: id } });

export const minute: Scene<Card>[] = [
  { text: "rules-ay-see", cards: [back("plain"), back("clue"), back("plain")] },
  { text: "rules-ay-exchange", cards: [object("treasure"), object("fish")] },
  { text: "rules-ay-points", clause: "A.S2", cards: [object("treasure"), object("bone"), object("hat")] },
  { text: "rules-ay-effects", cards: [object("lollipop"), object("t-rex"), object("muffin")] },
  { text: "rules-ay-sabotage", cards: [back("sabotage"), back("sabotage")] },
  { text: "rules-ay-draw", cards: [back("small-hat")] },
];

export const advice = ["say", "sabotage", "give", "backs"].map((each) => `rules-ay-advice-${each}`);
