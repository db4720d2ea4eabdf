/** The rules of That's Not a Hat in one minute. */
import type { NotAHatBack } from "../../net/types";
import type { CardProps, Scene } from "../family";

type Card = CardProps<"not-a-hat">;
const gift = (id: string): Card => ({ side: { side: "gift", gift: id } });
const back = (id: NotAHatBack, towards: number): Card => ({ side: { side: "back", back: id }, towards });

export const minute: Scene<Card>[] = [
  { text: "rules-nh-dealt", cards: [gift("guitar"), gift("carrot"), gift("book")] },
  { text: "rules-nh-give", cards: [gift("piano"), back("black-left", -90)] },
  { text: "rules-nh-accept", cards: [back("white-right", 90), back("black-left", -90)] },
  { text: "rules-nh-refuse", cards: [gift("hat")] },
  { text: "rules-nh-end", cards: [gift("kite"), gift("door"), gift("anchor")] },
];

export const advice = ["forgotten", "doubt", "double", "refuse", "lie"].map((each) => `rules-nh-advice-${each}`);
