/** What somebody who plays AntaYagí for the first time is told, when it comes up. */
import { assertNever } from "../../assert-never";
import type { AntaYagiEvent, AntaYagiObject, AntaYagiView, Question } from "../../net/types";
import { called } from "../../words/telling";
import type { Hint } from "../family";
import { printedOn } from "./objects";

const hint = (id: string): Hint => ({ id: `ay-${id}` });
const object = (id: AntaYagiObject): Hint => ({ id: `ay-${id}`, args: { card: called("object", id) } });

export function happened(event: AntaYagiEvent, view: AntaYagiView): Hint[] {
  switch (event.event) {
    case "dealt":
      return view.watcher === null ? [] : [hint("hands"), ...backs(view)];
    case "turn-began":
    case "drew":
      return backs(view);
    case "arrived":
      return [object(event.object)];
    case "discarded":
      // It goes because of what it is, not with others.
      return event.why.includes(printedOn(event.object).clause.replace("-", ".")) ? [object(event.object)] : [];
    case "ate":
      return [object("t-rex")];
    case "sabotaged":
      return [hint("sabotaged")];
    case "exchange-cancelled":
      return event.why.includes("A.T3") ? [hint("same")] : [];
    case "turn-skipped":
      return [hint("skipped")];
    case "partner-chosen":
    case "offer-sealed":
    case "offers-revealed":
    case "window-opened":
    case "exchange-goes-on":
    case "exchange-ended":
    case "turned":
    case "needs-more":
    case "reshuffled":
    case "game-won":
    case "game-ended":
      return [];
    default:
      assertNever(event);
      return [];
  }
}

export function asked({ options }: Question, view: AntaYagiView): Hint[] {
  if (!options.some((each) => each.do === "pass")) return [];
  return options.some((each) => each.do === "sabotage") && view.table.length === 2
    ? [hint("armed"), hint("window")]
    : [hint("window")];
}

/** The backs that are to be seen in hands: my own, and small hats of the others. */
function backs({ hands, watcher }: AntaYagiView): Hint[] {
  const seen = hands.flatMap((hand, seat) =>
    hand.flatMap((side) => (side.side === "back" && (seat === watcher || side.back === "small-hat") ? [side.back] : [])),
  );
  return (["sabotage", "clue", "small-hat"] as const).filter((back) => seen.includes(back)).map(hint);
}
