/** The places of the others, as at a round table: clockwise from the left of the player below.
 * `phone` is for narrow screens (two columns, or three); on wide ones a player sits on a `side`. */
type Cell = { column: string; row: string };
type Side = "left" | "top" | "right";
/** `alone`: nobody beside them on a narrow screen. `nth`: their number among those at the top.
 * `corner`: above somebody else at the same side of a wide table, or below. */
export type Spot = { phone: Cell; alone: boolean; side: Side; nth: number; corner: "" | "upper" | "lower" };

/** The most who sit side by side at the top of a wide table. */
const ROW = 4;

/** Number of players at each side of a wide table; the others sit at the top. */
function atSide(others: number): number {
  return others === 1 ? 0 : others - 2 > ROW ? 2 : 1;
}

export function tops(others: number): number {
  return others - 2 * atSide(others);
}

/** `threes`: with up to three side by side on a narrow screen. */
export function around(others: number, threes = false): Spot[] {
  const half = Math.floor(others / 2);
  const odd = others % 2;
  const first = atSide(others);
  return Array.from({ length: others }, (_, index) => {
    const side = index < first ? "left" : index < first + tops(others) ? "top" : "right";
    const lower = index === 0 || index === others - 1;
    return {
      phone: threes ? three(index, others) : narrow(index, half, odd),
      alone: !threes && odd === 1 && index === half,
      side,
      nth: index - first,
      corner: side === "top" || first < 2 ? "" : lower ? "lower" : "upper",
    };
  });
}

function narrow(index: number, half: number, odd: number): Cell {
  if (index < half) return { column: "1", row: `${odd + half - index}` };
  if (odd && index === half) return { column: "1 / 3", row: "1" };
  return { column: "2", row: `${index - half + 1}` };
}

/** Two rows, three above two or three, on a grid of six columns. Of six the third and the fourth sit
 * in the middle, one in front of the other. */
function three(index: number, others: number): Cell {
  const last = others - 1;
  if (others === 5 && (index === 0 || index === last)) return { column: index ? "4 / 7" : "1 / 4", row: "2" };
  const column = index < 2 ? "1 / 3" : index > last - 2 ? "5 / 7" : "3 / 5";
  const below = index === 0 || index === last || (others === 6 && index === 3);
  return { column, row: below ? "2" : "1" };
}

export function styled({ phone, nth }: Spot): string {
  return `--pc:${phone.column};--pr:${phone.row};--nth:${nth}`;
}

/** The others in the order in which they sit, beginning on the left. */
export function clockwise(seats: number, from: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (from + 1 + index) % seats);
}
