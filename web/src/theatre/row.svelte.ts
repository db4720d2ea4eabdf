/** The examples of the first page: one moves at a time, of those that are in view. */
import { wish, type Told } from "./framed";

const QUIET = matchMedia("(prefers-reduced-motion: reduce)");

class Row {
  /** The example whose turn it is. */
  turn = $state<string | null>(null);
  /** Whether the reader has stopped what moves. */
  held = $state(QUIET.matches);
  private readonly places = new Map<string, HTMLElement>();
  private readonly seen = new Set<string>();
  private readonly frames = new Map<string, HTMLIFrameElement>();
  private readonly ready = new Set<string>();

  /** An example has a place on the page, until it is called. */
  place(name: string, place: HTMLElement): () => void {
    this.places.set(name, place);
    return () => {
      this.places.delete(name);
      this.frames.delete(name);
      this.ready.delete(name);
      this.look(name, false);
    };
  }

  frame(name: string, frame: HTMLIFrameElement): void {
    this.frames.set(name, frame);
    this.ready.delete(name);
  }

  /** An example comes into view, or leaves it. */
  look(name: string, inView: boolean): void {
    if (inView) this.seen.add(name);
    else this.seen.delete(name);
    // Of those that come into view together, the first on the page begins.
    requestAnimationFrame(() => {
      if (this.turn === null || !this.seen.has(this.turn)) this.give(this.after(null));
    });
  }

  /** What an example in a frame tells. */
  hear(name: string, what: Told): void {
    if (what === "ready") {
      this.ready.add(name);
      if (this.turn === name) this.begin();
    } else if (what === "held") {
      this.held = true;
    } else if (what === "begun") {
      this.held = false;
      this.give(name);
    } else if (!this.held) {
      this.give(this.after(name));
    }
  }

  private give(name: string | null): void {
    if (this.turn !== null && this.turn !== name) wish(this.frames.get(this.turn), "stop");
    this.turn = name;
    this.begin();
  }

  private begin(): void {
    if (!this.held && this.turn !== null && this.ready.has(this.turn)) wish(this.frames.get(this.turn), "play");
  }

  /** The next example in view, down the page and around. */
  private after(name: string | null): string | null {
    const order = [...this.places].sort(([, one], [, other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    const names = order.map(([each]) => each);
    const place = name === null ? -1 : names.indexOf(name);
    const circle = [...names.slice(place + 1), ...names.slice(0, place + 1)];
    return circle.find((each) => this.seen.has(each)) ?? null;
  }
}

export const row = new Row();
