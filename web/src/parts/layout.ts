/** The places of the others, as at a round table: clockwise from the left of the player below.
 * `phone` is for narrow screens (two columns), `wide` for wide ones (left, top, right). */
type Cell = { column: string; row: string };
/** `alone`: nobody beside them on a narrow screen. */
export type Spot = { phone: Cell; wide: Cell; alone: boolean };

const TOP = [0, 1, 0, 1, 2, 3, 2, 3];
const WIDE_ROWS = 12;
const TOP_ROWS = 4;

export function around(others: number): Spot[] {
  const half = Math.floor(others / 2);
  const odd = others % 2;
  const top = TOP[others] ?? 3;
  const side = (others - top) / 2;
  return Array.from({ length: others }, (_, index) => ({
    phone: narrow(index, half, odd),
    wide: wide(index, side, top),
    alone: odd === 1 && index === half,
  }));
}

function narrow(index: number, half: number, odd: number): Cell {
  if (index < half) return { column: "1", row: `${odd + half - index}` };
  if (odd && index === half) return { column: "1 / 3", row: "1" };
  return { column: "2", row: `${index - half + 1}` };
}

function wide(index: number, side: number, top: number): Cell {
  const rows = WIDE_ROWS / Math.max(side, 1);
  if (index < side) {
    return { column: "1", row: `${1 + (side - 1 - index) * rows} / span ${rows}` };
  }
  if (index < side + top) {
    const columns = 6 / top;
    return {
      column: `${2 + (index - side) * columns} / span ${columns}`,
      row: `1 / span ${TOP_ROWS}`,
    };
  }
  return { column: "8", row: `${1 + (index - side - top) * rows} / span ${rows}` };
}

export function styled({ phone, wide }: Spot): string {
  return `--pc:${phone.column};--pr:${phone.row};--wc:${wide.column};--wr:${wide.row}`;
}

/** The others in the order in which they sit, beginning on the left. */
export function clockwise(seats: number, from: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (from + 1 + index) % seats);
}
