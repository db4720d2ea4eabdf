/** Finds room on the screen: for a bubble, near the speaker, where it covers nothing. */

export type Box = { left: number; top: number; right: number; bottom: number };
export type Size = { width: number; height: number };

const STEP = 6;

/** The free place of that size within `bounds` that is nearest to `near`: it touches nothing of
 * `kept`, and as little as possible of `spared`. Null if there is none. */
export function freeSpot(
  { width, height }: Size,
  near: Box,
  bounds: Box,
  kept: Box[],
  spared: Box[] = [],
): { left: number; top: number } | null {
  let best: { left: number; top: number } | null = null;
  let least = Infinity;
  for (let top = bounds.top; top + height <= bounds.bottom; top += STEP) {
    for (let left = bounds.left; left + width <= bounds.right; left += STEP) {
      const box = { left, top, right: left + width, bottom: top + height };
      const away = distance(box, near);
      if (away >= least || kept.some((each) => shared(each, box) > 0)) continue;
      const cost = away + spared.reduce((sum, each) => sum + shared(each, box), 0) / 40;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How far a box is from another: the gap between them, and a little for being off its middle. */
function distance(box: Box, near: Box): number {
  const dx = Math.max(0, near.left - box.right, box.left - near.right);
  const dy = Math.max(0, near.top - box.bottom, box.top - near.bottom);
  const off = Math.abs((box.left + box.right - near.left - near.right) / 2);
  return Math.hypot(dx, dy) + off / 20;
}
