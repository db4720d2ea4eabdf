/** What events change in a view: the page replaces fields, and knows no rule. */
import type { AnyView } from "../net/types";

/** New values of fields; of a list, an object has new values of single entries. */
export type Changes = Record<string, unknown>;

export function changed(view: AnyView, changes: Changes): AnyView {
  const after: Changes = { ...view };
  for (const [field, value] of Object.entries(changes)) {
    const before = after[field];
    after[field] = Array.isArray(before) && !Array.isArray(value) ? entries(before, value) : value;
  }
  return after as unknown as AnyView;
}

function entries(before: unknown[], changes: unknown): unknown[] {
  const after = [...before];
  for (const [index, value] of Object.entries(changes as Changes)) after[Number(index)] = value;
  return after;
}

/** The fields that belong to a question, while nothing is asked. */
const UNASKED: Changes = { agenda: [], waiting: [], sealed: null };

/** The same table when these seats have answered, and others are still asked. */
export function answeredBy(view: AnyView, seats: number[]): AnyView {
  return { ...view, waiting: view.waiting.filter((each) => !seats.includes(each)) };
}

/** The same table while nobody is asked anything. */
export function unasked(view: AnyView): AnyView {
  const fields = Object.entries(UNASKED).filter(([field]) => field in view);
  return { ...view, ...Object.fromEntries(fields) };
}
