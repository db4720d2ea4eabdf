/** A deck that somebody puts together. The server reads it with the game's own rules; the page has none. */
import { games } from "../games";
import { Refusal } from "../net/api";
import { lookAtDeck, type DeckInfo } from "../net/decks";
import { GAMES, type GameId } from "../net/types";
import { fromLink, inLink, type Counts } from "./decks";

const LONGEST = 12_000;
const [FIRST] = games as [GameId];

export class Deck {
  game = $state<GameId>(FIRST);
  counts = $state.raw<Counts>({});
  info = $state.raw<DeckInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the counts on the screen are not those of `info`, because they were refused. */
  stale = $state(false);
  readonly fits = $derived(this.stale ? [] : (this.info?.players ?? []));
  readonly changes = $derived(
    Object.entries(this.counts).filter(([card, each]) => each !== (this.info?.usual[card] ?? 0)).length,
  );
  /** The fragment of a link to it; null if it would be too long. */
  readonly link = $derived(this.info && inLink(this.game, this.info.counts, this.info.usual));
  /** The number of the last question to the server: older answers come too late. */
  private asked = 0;
  /** The counts that the server has read. */
  private agreed: Counts | null = null;
  private waiting = 0;

  /** Begin with the deck of this visit to the page, of a link, or of a game. */
  async begin(): Promise<void> {
    const kept = (history.state as { deck?: { game: GameId; counts: Counts } } | null)?.deck;
    const linked = fromLink(location.hash);
    if (kept && kept.game in GAMES) {
      this.game = kept.game;
      if (await this.look({ counts: kept.counts })) return;
    }
    if (linked && linked !== "wrong") this.game = linked.game;
    const found = await this.look({});
    if (linked === "wrong") this.refusal = new Refusal("deck-link-wrong");
    else if (linked && found && !(await this.look({ counts: { ...found.usual, ...linked.changed } }))) {
      this.refusal = new Refusal("deck-link-wrong");
    }
  }

  /** Forget what was asked. */
  leave(): void {
    this.asked++;
    clearTimeout(this.waiting);
  }

  async choose(game: GameId): Promise<void> {
    clearTimeout(this.waiting);
    this.game = game;
    this.info = null;
    this.stale = false;
    if (await this.look({})) this.keep();
  }

  count(card: string, number: number): void {
    this.counts = { ...this.counts, [card]: Math.min(99, Math.max(0, Math.trunc(number) || 0)) };
    this.asked++; // an answer about earlier counts comes too late
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => void this.recount(), 200);
  }

  /** What the server says about the counts on the screen; null if it refuses them. */
  async recount(): Promise<DeckInfo | null> {
    clearTimeout(this.waiting);
    const found = this.agreed === this.counts ? this.info : await this.look({ counts: this.counts });
    if (found) this.keep();
    else if (this.refusal) this.stale = true;
    return found;
  }

  async open(file: File): Promise<void> {
    const text = await file.slice(0, 65_536).text();
    if (text.length > LONGEST) this.refusal = new Refusal("error-deck-too-long", { most: LONGEST });
    else if (await this.look({ deck: text })) this.keep();
  }

  /** Ask the server about a deck; null if it was refused, or somebody has asked for another since. */
  private async look(what: { deck?: string; counts?: Counts }): Promise<DeckInfo | null> {
    const number = ++this.asked;
    try {
      const found = await lookAtDeck(this.game, what);
      if (number !== this.asked) return null;
      this.refusal = null;
      this.stale = false;
      this.info = found;
      // A card of one's own that was taken out stays in the list: it may come back.
      this.counts = this.agreed = { ...what.counts, ...found.counts };
      return found;
    } catch (problem) {
      if (number === this.asked) this.refusal = problem instanceof Refusal ? problem : new Refusal("page-error-server");
      return null;
    }
  }

  /** So that reloading and going back lose nothing; the address is a link to it, if it fits. */
  private keep(): void {
    const { game, counts, link } = this;
    const address = link === null ? location.pathname : `${location.pathname}#${link}`;
    history.replaceState({ deck: { game, counts } }, "", address);
  }
}
