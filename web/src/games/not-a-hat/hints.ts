/** What somebody who plays That's Not a Hat for the first time is told, when it comes up. No hint
 * names a gift: it might stand there when nobody may look any more. */
import { assertNever } from "../../assert-never";
import type { NotAHatEvent, NotAHatView, Question } from "../../net/types";
import type { Hint } from "../family";

const hint = (id: string): Hint => ({ id: `nh-${id}` });

export function happened(event: NotAHatEvent, view: NotAHatView): Hint[] {
  switch (event.event) {
    case "round-dealt":
      return [hint("dealt")];
    case "gift-shown":
      return [hint("shown")];
    case "gift-turned":
    case "gift-picked":
      return [hint(view.offered?.endsWith("any") ? "special" : "arrow")];
    case "gift-accepted":
      return [hint("accepted")];
    case "penalty-taken":
      return [hint("penalty")];
    case "gift-offered":
    case "gift-refused":
    case "round-ended":
    case "shuffled":
    case "game-ended":
      return [];
    default:
      assertNever(event);
      return [];
  }
}

export function asked({ naming, options }: Question, view: NotAHatView): Hint[] {
  if (naming) return view.offered?.endsWith("any") ? [hint("naming"), hint("special")] : [hint("naming")];
  return options.some((each) => each.do === "accept") ? [hint("answering")] : [];
}
