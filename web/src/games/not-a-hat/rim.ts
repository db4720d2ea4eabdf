/** The places around a device that lies in the middle of the table, clockwise as people sit there. */

/** Quarter turns clockwise of what somebody reads: below, on the left, above, on the right. */
export type Side = 0 | 1 | 2 | 3;
/** One of `of` places on a side, the `nth` clockwise. */
export type Place = { side: Side; nth: number; of: number };

/** Numbers of places on each side; the long ones have more. */
function counts(seats: number, portrait: boolean): [number, number, number, number] {
  if (seats === 2) return portrait ? [1, 0, 1, 0] : [0, 1, 0, 1];
  const [short, long] = [Math.max(0, Math.min(2, seats - 2)), seats - Math.max(0, Math.min(2, seats - 2))];
  const [one, other] = [Math.ceil(long / 2), Math.floor(long / 2)];
  const [first, second] = [Math.ceil(short / 2), Math.floor(short / 2)];
  return portrait ? [first, one, second, other] : [one, first, other, second];
}

export function rim(seats: number, portrait: boolean): Place[] {
  return counts(seats, portrait).flatMap((of, side) =>
    Array.from({ length: of }, (_, nth) => ({ side: side as Side, nth, of })),
  );
}

/** The middle of a place and its width, in CSS; `--depth` is how far it reaches into the table. */
export function placed({ side, nth, of }: Place): string {
  const part = (nth + 0.5) / of;
  const across = `calc(100cqw * ${side === 0 ? 1 - part : part})`;
  const inner = "(100cqh - 2 * var(--depth))";
  const along = `calc(var(--depth) + ${inner} * ${side === 1 ? 1 - part : part})`;
  const where = {
    0: [across, "calc(100cqh - var(--depth) / 2)"],
    1: ["calc(var(--depth) / 2)", along],
    2: [across, "calc(var(--depth) / 2)"],
    3: ["calc(100cqw - var(--depth) / 2)", along],
  }[side];
  const width = side % 2 ? `calc(${inner} / ${of})` : `calc(100cqw / ${of})`;
  return `left:${where[0]};top:${where[1]};width:${width};--turn:${side * 90}deg`;
}
