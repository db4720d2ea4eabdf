/** The directions of arrows: to the neighbour's actual place on this screen. */
import type { NotAHatBack } from "../../net/types";

type Point = { x: number; y: number };

export class Pointing {
  /** The middle of every seat, and of the gift on the table. */
  private seats = $state.raw<(Point | undefined)[]>([]);
  private middle = $state.raw<Point | undefined>(undefined);

  attach = (board: HTMLElement): (() => void) => {
    const look = (): void => {
      const seats: (Point | undefined)[] = [];
      for (const element of board.querySelectorAll<HTMLElement>("[data-seat]")) {
        seats[Number(element.dataset["seat"])] = centre(element);
      }
      this.seats = seats;
      const offered = board.querySelector<HTMLElement>("[data-anchor='offered:']");
      this.middle = offered ? centre(offered) : undefined;
    };
    const observer = new ResizeObserver(look);
    observer.observe(board);
    // When something grows, other things move.
    for (const element of board.children) observer.observe(element);
    look();
    return () => observer.disconnect();
  };

  /** The direction for a gift in front of a seat, in degrees clockwise from up. */
  from(seat: number, back: NotAHatBack): number {
    return this.angle(this.seats[seat], this.target(seat, back));
  }

  /** The direction for the gift in the middle. */
  fromMiddle(giver: number, back: NotAHatBack): number {
    return this.angle(this.middle, this.target(giver, back));
  }

  private target(seat: number, back: NotAHatBack): Point | undefined {
    const target = aim(seat, back, this.seats.length);
    return target === null ? undefined : this.seats[target];
  }

  private angle(from: Point | undefined, to: Point | undefined): number {
    if (!from || !to) return 0;
    return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  }
}

/** The seat at which the arrow of a seat's gift points; null if its giver chooses. */
export function aim(seat: number, back: NotAHatBack, seats: number): number | null {
  if (back.endsWith("any")) return null;
  const step = back.endsWith("left") ? 1 : -1;
  return (seat + step + seats) % seats;
}

function centre(element: HTMLElement): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + scrollX + box.width / 2, y: box.y + scrollY + box.height / 2 };
}
