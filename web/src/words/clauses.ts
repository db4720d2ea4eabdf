/** The clauses of the rules in words. */
import clauses, { type ClauseInfo } from "virtual:clauses";

import type { GameId } from "../net/types";
import { say, words } from "./words.svelte";

export { clauses, type ClauseInfo };

const ORIGINS = { rulebook: "", partly: "clause-ruling-partly", ruling: "clause-ruling" };

/** The message of a clause. */
export const message = (clause: string): string => `clause-${clause.replaceAll(".", "-")}`;

/** What a clause says in an edition. */
export const statement = (clause: string, edition: GameId): string =>
  words.find(`${message(clause)}.${edition}`) ?? say(message(clause));

/** What about a clause is Hatbox's own in an edition, and why; null where it just follows the rulebook. */
export function ruling({ id, games, differ }: ClauseInfo, edition: GameId): { mark: string; reason: string } | null {
  const marks = [ORIGINS[games[edition] ?? "rulebook"], differ?.includes(edition) ? "clause-translations-differ" : ""];
  const mark = marks.filter(Boolean).map((each) => say(each)).join(" ");
  const reason = `${message(id)}.reason`;
  return mark ? { mark, reason: words.find(`${reason}-${edition}`) ?? say(reason) } : null;
}
