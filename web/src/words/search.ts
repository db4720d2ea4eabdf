/** Search while typing: words in any order, without accents, from the start of a word or within. */

export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/œ/gi, "oe")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** The things whose names fit a wish, in their order: first those that begin with it, then those
 * that have words which begin so, then those that contain it. */
export function matching<T extends { name: string }>(things: T[], wish: string): T[] {
  const start = folded(wish);
  const parts = start.split(" ");
  const fits = [
    (name: string) => name.startsWith(start),
    (name: string) => parts.every((part) => ` ${name}`.includes(` ${part}`)),
    (name: string) => parts.every((part) => name.includes(part)),
  ];
  return [...new Set(fits.flatMap((fit) => things.filter(({ name }) => fit(folded(name)))))];
}
