// A room like ours, for the comparison: four seats with five hidden cards each; in turn, a seat
// gives one of its cards to another, where it lies open, and draws. It never ends.

export const SEATS = 4;
const HAND = 5;
const OPEN = 5; // cards that lie open before a seat; the oldest goes under the deck

export const newDeck = () => Array.from({ length: 80 }, (_, n) => `card-${n}`);

export const deal = (deck) => deck.splice(0, HAND);

export function give(deck, from, to, slot) {
  const card = from.hand[slot];
  if (card === undefined) return null;
  from.hand.splice(slot, 1);
  to.open.push(card);
  if (to.open.length > OPEN) deck.push(to.open.shift());
  from.hand.push(deck.shift());
  return card;
}
