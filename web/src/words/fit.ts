/** The length of the longest word: a caption is set as large as that word allows. */
export function longest(text: string): number {
  return Math.max(...text.split(/[\s-]/).map((word) => [...word].length), 1);
}
