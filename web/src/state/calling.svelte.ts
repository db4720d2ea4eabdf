/** What I am asked at the table, for whatever covers it. */
export type Call = { question: number; prompt: string; deadline: number | null; time: number };

class Calling {
  now = $state.raw<Call | null>(null);
}

export const calling = new Calling();
