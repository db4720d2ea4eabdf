/** Cards on their way. A board marks its places with `data-anchor`. A flight goes from one place to
 * another, and stays where it landed until the board shows the table after it. The stage knows no
 * rule: it is told what flies, from where and to where. */
import { flushSync, tick } from "svelte";

import type { AnySide } from "../net/types";
import { sound } from "../state/sound";

/** `giver` is the seat from which an arrow points. */
export type Face = AnySide & { giver?: number };
/** The place of a bite. */
export type Jaws = { x: number; y: number; width: number; height: number };
export type Flight = { id: number; face: Face; x: number; y: number; width: number };

const QUIET = matchMedia("(prefers-reduced-motion: reduce)");

class Stage {
  flights = $state<Flight[]>([]);
  jaws = $state.raw<Jaws | null>(null);
  /** Duration of all motion: 1 is unhurried, 0 is at once. */
  speed = 1;
  private board: HTMLElement | null = null;
  private opening = (): void => undefined;
  private hidden: HTMLElement[] = [];
  /** The places of the table after the event that is being acted out. */
  private readonly landings = new Map<string, DOMRect>();
  /** Whatever is going on: each ends at once when it is called. */
  private readonly running = new Set<() => void>();
  private next = 1;

  /** Attaches the board that is on the screen. */
  attach = (board: HTMLElement): (() => void) => {
    this.board = board;
    this.opening();
    return () => {
      this.settle();
      if (this.board === board) this.board = null;
    };
  };

  /** Resolves when there is a board on the screen. */
  async open(): Promise<void> {
    if (!this.board) await new Promise<void>((resolve) => (this.opening = resolve));
  }

  get moving(): boolean {
    return this.board !== null && this.speed > 0 && !QUIET.matches && !document.hidden;
  }

  /** Look where everything will be: `after` shows that table, `before` the present one again. The
   * screen is not drawn in between. */
  foresee(after: () => void, before: () => void): void {
    this.landings.clear();
    if (!this.moving || !this.board) return;
    flushSync(after);
    for (const element of this.board.querySelectorAll<HTMLElement>("[data-anchor]")) {
      this.landings.set(element.dataset["anchor"] ?? "", element.getBoundingClientRect());
    }
    flushSync(before);
  }

  /** End all flights: everything is where the view says. */
  settle(): void {
    this.flights = [];
    this.jaws = null;
    for (const element of this.hidden) element.style.visibility = "";
    this.hidden = [];
  }

  /** End what is going on now, and whatever belongs to it. */
  skip(): void {
    this.speed = 0;
    for (const end of [...this.running]) end();
  }

  async pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || document.hidden) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        this.running.delete(end);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.running.add(end);
    });
  }

  /** Let a card fly, from where it lies to where it will lie; it may turn over as it lands. */
  async fly(face: Face, from: string, to: string, turnsTo?: Face): Promise<void> {
    const [source, end] = [this.find(from), this.landings.get(to)];
    if (!this.moving || !source || !end || !this.board) return;
    const origin = this.board.getBoundingClientRect();
    const start = source.getBoundingClientRect();
    const { width } = end;
    const flight: Flight = { id: this.next++, face, x: end.x - origin.x, y: end.y - origin.y, width };
    this.flights.push(flight);
    sound("slide");
    // A card that leaves a pile leaves others behind.
    if (!("pile" in source.dataset)) this.hide(source);
    await tick();
    const element = this.board.querySelector<HTMLElement>(`[data-flight="${flight.id}"]`);
    if (!element) return;
    // What is pinned to a card goes with it.
    const pins = source.querySelector("[data-pins]")?.cloneNode(true) as HTMLElement | undefined;
    if (pins) element.append(pins);
    const [dx, dy] = [start.x - origin.x - flight.x, start.y - origin.y - flight.y];
    const shrink = start.width / Math.max(width, 1);
    await this.animate(
      element,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${shrink})` },
        { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - 18}px) scale(${(1 + shrink) / 2 + 0.12}) rotate(-3deg)`, offset: 0.55 },
        { transform: "none" },
      ],
      560,
    );
    if (turnsTo && !same(face, turnsTo)) await this.turn(flight, element, turnsTo);
  }

  /** Let cards fly one after the other, the next before the last has landed. */
  async deal(flights: (() => Promise<void>)[], milliseconds: number): Promise<void> {
    const begun: Promise<void>[] = [];
    for (const fly of flights) {
      begun.push(fly());
      if (this.moving) await this.pause(milliseconds * this.speed);
    }
    await Promise.all(begun);
  }

  /** Turn over what lies at a place: `apply` shows its other side. */
  async flip(place: string, apply: () => void): Promise<void> {
    const elements = this.findAll(place);
    if (!this.moving || elements.length === 0) return apply();
    sound("turn");
    const edge = [{ transform: "none" }, { transform: "rotateY(90deg)" }];
    await Promise.all(elements.map((element) => this.animate(element, edge, 200)));
    apply();
    await tick();
    const again = this.findAll(place);
    await Promise.all(again.map((element) => this.animate(element, [...edge].reverse(), 240)));
  }

  /** Take away what lies at these places, until the table after the event is shown. */
  clear(places: string[]): void {
    if (this.moving) for (const each of places.flatMap((place) => this.findAll(place))) this.hide(each);
  }

  /** Let jaws close twice over what lies at a place. */
  async bite(place: string): Promise<void> {
    const target = this.find(place);
    if (!this.moving || !target || !this.board) return;
    const [origin, rect] = [this.board.getBoundingClientRect(), target.getBoundingClientRect()];
    const [width, height] = [rect.width * 1.7, rect.height * 1.5];
    this.jaws = {
      x: rect.x - origin.x - (width - rect.width) / 2,
      y: rect.y - origin.y - (height - rect.height) / 2,
      width,
      height,
    };
    await tick();
    const [upper, lower] = this.board.querySelectorAll<HTMLElement>("[data-jaw]");
    if (upper && lower) {
      const close = (way: number): Keyframe[] =>
        [1, 0, 0.7, 0, 1].map((open) => ({
          transform: `translateY(${way * open * 60}%)`,
          opacity: open === 1 ? 0 : 1,
        }));
      sound("bite");
      await Promise.all([this.animate(upper, close(-1), 900), this.animate(lower, close(1), 900)]);
    }
    this.jaws = null;
  }

  async pulse(places: string[], kind: "glow" | "shake" = "glow"): Promise<void> {
    await tick();
    if (!this.moving) return;
    const frames =
      kind === "glow"
        ? [{ scale: "1" }, { scale: "1.09" }, { scale: "1" }]
        : [0, -7, 6, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
    const elements = places.flatMap((each) => this.findAll(each));
    await Promise.all(elements.map((element) => this.animate(element, frames, 480)));
  }

  private async turn(flight: Flight, element: HTMLElement, face: Face): Promise<void> {
    sound("turn");
    const edge = [{ transform: "none" }, { transform: "rotateY(90deg)" }];
    await this.animate(element, edge, 170);
    const shown = this.flights.find((each) => each.id === flight.id);
    if (shown) shown.face = face;
    await this.animate(element, [...edge].reverse(), 220);
  }

  private async animate(element: HTMLElement, frames: Keyframe[], length: number): Promise<void> {
    const animation = element.animate(frames, {
      duration: length * this.speed,
      easing: "cubic-bezier(.3,.7,.25,1)",
    });
    const end = (): void => animation.finish();
    this.running.add(end);
    await animation.finished.catch(() => undefined);
    this.running.delete(end);
  }

  private hide(element: HTMLElement): void {
    element.style.visibility = "hidden";
    this.hidden.push(element);
  }

  private find(place: string): HTMLElement | undefined {
    return this.findAll(place)[0];
  }

  private findAll(place: string): HTMLElement[] {
    return [...(this.board?.querySelectorAll<HTMLElement>(`[data-anchor^="${place}"]`) ?? [])];
  }
}

function same(one: Face, other: Face): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const stage = new Stage();
