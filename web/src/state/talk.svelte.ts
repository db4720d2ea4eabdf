/** The talk at a table: each saying in a bubble, for a few seconds. */
import type { Said } from "../net/types";

export type Bubble = { id: number; said: Said };

const BUBBLE_SECONDS = 6;

export class Talk {
  bubbles = $state.raw<Bubble[]>([]);
  /** Members whose sayings this browser does not show. */
  ignored = $state.raw<ReadonlySet<number>>(new Set());
  private next = 1;

  /** Hide what a member says, or show it again. */
  ignore(member: number): void {
    const others = [...this.ignored].filter((each) => each !== member);
    this.ignored = new Set(others.length < this.ignored.size ? others : [...others, member]);
  }

  /** Whether what this member says is hidden; null for a bot. */
  hides(member: number | null | undefined): boolean {
    return typeof member === "number" && this.ignored.has(member);
  }

  hear(said: Said): void {
    if (this.hides(said.member)) return;
    const id = this.next++;
    const others = this.bubbles.filter(
      (each) => each.said.member !== said.member || each.said.seat !== said.seat,
    );
    this.bubbles = [...others, { id, said }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((each) => each.id !== id);
    }, BUBBLE_SECONDS * 1000);
  }
}
