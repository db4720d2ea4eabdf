/** Records over HTTP: looked back at, and gone on from. */
import { call, place, recordAddress, Refusal, refusal, type Who } from "./api";
import type { Opinion, Theatre } from "./types";

const TRIES = 6;
/** Milliseconds between the first try and the second. */
const PAUSE = 1000;

/** The record of a table where nobody plays any more. */
export async function recordOf(table: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(recordAddress(table));
  } catch {
    throw new Refusal("page-error-offline");
  }
  if (response.ok) return response.text();
  throw await refusal(response);
}

/** A record as a play, seen with the eyes of a seat, or of a spectator.
 *
 * All who play in one home ask when their game is over: those for whom the server has no time ask again.
 */
export async function lookBack(record: string, watcher: number | null): Promise<Theatre> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call<Theatre>("/theatre", { record, watcher });
    } catch (problem) {
      const busy = problem instanceof Refusal && problem.id === "error-busy";
      if (!busy || tries === TRIES) throw problem;
      await new Promise((done) => setTimeout(done, PAUSE * tries * (0.5 + Math.random())));
    }
  }
}

/** What masters would have done at the decision in a line. */
export function askMasters(record: string, line: number) {
  return call<Opinion>("/theatre/master", { record, line });
}

/** A table that goes on from there: with me, with free seats for other people, and with bots. */
export function branchOff(record: string, line: number, seat: number, people: number[], bot: string, who: Who) {
  return place("/theatre/branch", { record, line, seat, people, bot, ...who });
}
