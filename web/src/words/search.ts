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

export function matches(name: string, wish: string): boolean {
  const within = folded(name);
  return folded(wish)
    .split(" ")
    .every((part) => within.includes(part));
}
