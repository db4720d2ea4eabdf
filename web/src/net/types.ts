// Made by tools/page_types.py from the server's structs: do not edit.

export const PROTOCOL = 2;

/** How deals with a name are played. */
export const DEALS = 1;

/** The answer to Hello. */
export type Welcome = {
  type: "welcome";
  protocol: number;
  version: string;
  member: number | null;
  lobby: Lobby;
};

/** The table and its people, whenever something about them changes. */
export type Lobby = {
  type: "lobby";
  table: string;
  settings: Settings;
  state: "ended" | "open" | "over" | "playing";
  host: number;
  members: Member[];
  places: Place[];
  paused: boolean;
  agreed: number[];
  commit: string | null;
  rematch: string | null;
  evening: Evening | null;
  screens?: number;
  screening?: "link" | "off" | "spectators";
  paused_by?: number | null;
};

/** The settings of a table, agreed on before the first card. */
export type Settings = {
  game: "antayagi-65" | "antayagi-80" | "not-a-hat";
  players: number;
  options?: Record<string, unknown>;
  deck?: string | null;
  first?: number | null;
  limit?: number | null;
  window?: number;
  grace?: number;
  stand_in?: boolean;
  free_text?: boolean;
  bots_talk?: boolean;
  spectators?: boolean;
  locked?: boolean;
  pace?: number;
  telling?: number;
  begins?: boolean;
  deal?: string | null;
  branch?: boolean;
};

/** A person at the table. */
export type Member = {
  id: number;
  name: string;
  language: "de" | "en" | "es" | "fr" | "nl";
  seat: number | null;
  connected: boolean;
  muted: boolean;
  program: boolean;
  away?: number | null;
  device?: number | null;
  portrait?: Portrait | null;
};

/** A seat: its member, and the bot that plays it now. */
export type Place = {
  member: number | null;
  bot: string | null;
};

/** A row of games of the same people: who has won how many of them. */
export type Evening = {
  played: Record<string, number>;
  scores: Score[];
};

/** The games that somebody has won in an evening. */
export type Score = {
  member: number | null;
  name: string | null;
  won: Record<string, number>;
};

/** The whole view of this seat: for a client that comes or returns, or changes seats. */
export type WholeView = {
  type: "view";
  number: number;
  view: AnyView;
  told: (Line | Said)[];
  claims: Claim[];
  question: Question | null;
  seconds?: number | null;
};

/** An event of the past: how it is told, and the clauses that caused it. */
export type Line = {
  type: "told";
  tell: Sentence[];
  why: string[];
};

/** A saying. Where players may look back, phrases are kept and have a number. */
export type Said = {
  type: "said";
  member: number | null;
  seat: number | null;
  phrase?: string | null;
  to?: number | null;
  slot?: number | null;
  card?: string | null;
  text?: string | null;
  cards?: number | null;
  number?: number | null;
  claims?: Claim[] | null;
};

/** What a player has claimed a card to be. Nobody says whether it is true. */
export type Claim = {
  seat: number;
  slot: number;
  by: number;
  card: string;
  member: number | null;
};

/** A question, with its number for its seat and the seconds left to answer it. */
export type Question = {
  number: number;
  seat: number;
  options: AnyDecision[];
  naming: Naming | null;
  seconds: number | null;
};

/** A field that every option lacks: any face can stand there. */
export type Naming = {
  field: string;
  more?: string[];
};

/** Events as this seat saw them, and what they change in its view. */
export type News = {
  type: "news";
  number: number;
  events?: (AnyEvent & Told)[];
  now?: Record<string, unknown>;
  hurried?: number | null;
  told?: Line[];
  question: Question | null;
  seconds?: number | null;
};

/** The command with that key has happened, and is stored. */
export type Ack = {
  type: "ack";
  key: string;
};

/** The command with that key was refused; the locales put the message into words. */
export type Failed = {
  type: "failed";
  key: string | null;
  kind: string;
  message: string;
  args: Record<string, string | number>;
};

/** Somebody reminds this client that the table waits for its answer. */
export type Nudged = {
  type: "nudged";
  by: number;
};

/** The seat that should get the device next, at a device that is passed on. */
export type HandTo = {
  type: "hand-to";
  seat: number | null;
};

/** A notice of the owner to everybody; without text and time the last one is taken back. */
export type Announced = {
  type: "announced";
  text: string;
  seconds: number | null;
};

/** The game is over: the result, and the seed, so that the deal can be checked. */
export type Over = {
  type: "over";
  winners: number[];
  scores: number[];
  seed: string | null;
};

/** The connection ends: `replaced` by a newer one, `kicked`, `too-slow`, `restarting`, … */
export type Bye = {
  type: "bye";
  reason: "gone" | "kicked" | "refused" | "replaced" | "restarting" | "store" | "too-slow" | "version";
};

/** A decision, and the number of the question that it answers. */
export type Play = {
  type: "play";
  key: string;
  question: number;
  answer: AnyDecision;
  seat?: number | null;
};

/** Take a free seat, or change seats, before the game; two at one device exchange theirs. */
export type Sit = {
  type: "sit";
  key: string;
  seat: number;
  member?: number | null;
};

/** Somebody without a device of their own sits down at this one, before the game. */
export type AddPerson = {
  type: "add-person";
  key: string;
  name: string;
};

/** Show the view of one seat at a device that is passed on, or (null) cover it. */
export type Uncover = {
  type: "uncover";
  key: string;
  seat: number | null;
};

/** Leave the seat and stay at the table to watch; during a game a bot gets it for good. */
export type Stand = {
  type: "stand";
  key: string;
};

/** The host seats a bot, or (null) empties the seat; in a game any player lets one sit in. */
export type SeatBot = {
  type: "seat-bot";
  key: string;
  seat: number;
  bot: string | null;
};

/** The host changes the settings before the game. */
export type Change = {
  type: "change";
  key: string;
  settings: Settings;
};

/** The host begins the game, when every seat is taken. */
export type Start = {
  type: "start";
  key: string;
};

/** The host sends somebody away for good; during a game a bot gets the seat. */
export type Kick = {
  type: "kick";
  key: string;
  member: number;
};

/** The host makes somebody else the host. */
export type HandOver = {
  type: "hand-over";
  key: string;
  member: number;
};

/** A player stops all clocks and answers, or lets the game go on. */
export type Pause = {
  type: "pause";
  key: string;
  paused: boolean;
};

/** The game ends without a winner when all players who are there agree; one `false` is enough */
export type AgreeToEnd = {
  type: "agree-to-end";
  key: string;
  agree: boolean;
};

/** A new game with the same people and bots in the same order, or another game. */
export type Rematch = {
  type: "rematch";
  key: string;
  game?: "antayagi-65" | "antayagi-80" | "not-a-hat" | null;
};

/** The host lets the score of the evening start again. */
export type NewEvening = {
  type: "new-evening";
  key: string;
};

/** The host makes a link for televisions and other screens, or (null) switches them off. */
export type ShowOnScreen = {
  type: "screen";
  key: string;
  token: string | null;
};

/** Remind a member who is there that the table waits for their answer. */
export type Nudge = {
  type: "nudge";
  key: string;
  member: number;
};

/** Change the member's name, language and picture. */
export type Rename = {
  type: "rename";
  key: string;
  name: string;
  language: "de" | "en" | "es" | "fr" | "nl";
  portrait?: Portrait | null;
};

/** Say a phrase, which all read in their own language. */
export type Say = {
  type: "say";
  key: string;
  phrase: string;
  to?: number | null;
  slot?: number | null;
  card?: string | null;
  number?: number | null;
};

/** Write free text, if the table allows it. */
export type Write = {
  type: "write";
  key: string;
  text: string;
};

/** The host silences somebody, or lets them speak again. */
export type Mute = {
  type: "mute";
  key: string;
  member: number;
  muted: boolean;
};

/** Report a member to the person who runs the server. */
export type Report = {
  type: "report";
  key: string;
  member: number;
};

/** The first message: who the client is, and the last news that it has seen. */
export type Hello = {
  type: "hello";
  protocol: number;
  token?: string | null;
  last?: number;
  screen?: boolean;
};

/** A lesson, as the page plays it: only what the learner's seat sees. */
export type Lesson = {
  id: string;
  game: "antayagi-65" | "antayagi-80" | "not-a-hat";
  players: number;
  seat: number;
  bots: string[];
  view: WholeView;
  stops: Stop[];
};

/** What happens until the story waits, what the learner is told then, and the move to make. */
export type Stop = {
  news: News[];
  tell: Sentence;
  move: AnyDecision | null;
};

/** What a seat, or a spectator, sees now. */
export type AntaYagiView = {
  watcher: number | null;
  hands: ((ObjectSide | AntaYagiBackSide | Unseen)[])[];
  areas: (("bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard")[])[];
  scores: number[];
  needed: number[];
  draw: DrawPile;
  discard: DiscardPile;
  table: (LaidObject | LaidSabotage)[];
  active: number;
  chosen: number | null;
  skipped: number;
  agenda: (Turn | ChoosePartner | ChooseOffers | Window | Exchange | Arrive | TakeFromHand | FeedTRex | Count | Refill | ReshuffleDiscards | PassTurn)[];
  waiting: number[];
  sealed: Choose | Offer | Sabotage | Pass | Take | Feed | null;
  winners: number[];
};

/** A card that shows its object to the watcher. */
export type ObjectSide = {
  side: "object";
  object: "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard";
};

/** A card that shows its back to the watcher. */
export type AntaYagiBackSide = {
  side: "back";
  back: "clue" | "plain" | "sabotage" | "small-hat";
};

/** A card that shows the watcher nothing. */
export type Unseen = {
  side: "unseen";
};

/** The draw pile; everybody sees the back of its top card. */
export type DrawPile = {
  cards: number;
  top: "clue" | "plain" | "sabotage" | "small-hat" | null;
};

/** The discards; everybody sees their top object. */
export type DiscardPile = {
  cards: number;
  top: "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard" | null;
};

/** A revealed card on the table. */
export type LaidObject = {
  side: "object";
  seat: number;
  object: "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard";
};

/** A sabotage on the table, back up. */
export type LaidSabotage = {
  side: "back";
  seat: number;
};

/** The active player's turn begins. */
export type Turn = {
  task: "turn";
};

/** The active player chooses whom to exchange with. */
export type ChoosePartner = {
  task: "choose-partner";
};

/** The two exchangers each choose a card. */
export type ChooseOffers = {
  task: "choose-offers";
};

/** Everybody may sabotage. */
export type Window = {
  task: "window";
};

/** The two cards change hands. */
export type Exchange = {
  task: "exchange";
};

/** The card that `giver` laid on the table reaches `seat`. */
export type Arrive = {
  task: "arrive";
  seat: number;
  giver: number;
  partner: number;
};

/** A Lollipop's owner takes a card out of the partner's hand. */
export type TakeFromHand = {
  task: "take-from-hand";
  seat: number;
  partner: number;
  why?: string[];
};

/** The T-Rexes in a seat's area eat while there is food. */
export type FeedTRex = {
  task: "feed-t-rex";
  seat: number;
  why?: string[];
};

/** Check whether one of the two exchangers has won. */
export type Count = {
  task: "count";
  why?: string[];
};

/** Each seat, in this order, draws its number of cards. */
export type Refill = {
  task: "refill";
  draws: [number, number][];
  why: string[];
};

/** Chance makes a new draw pile out of the discards. */
export type ReshuffleDiscards = {
  task: "reshuffle-discards";
};

/** The turn passes to the left. */
export type PassTurn = {
  task: "pass-turn";
};

/** Choose a partner to exchange with. */
export type Choose = {
  do: "choose";
  partner: number;
};

/** Offer a card of the seat's own hand. */
export type Offer = {
  do: "offer";
  slot: number;
};

/** Play a sabotage. */
export type Sabotage = {
  do: "sabotage";
  slot: number;
};

/** Play no sabotage. */
export type Pass = {
  do: "pass";
};

/** Choose the card that a Lollipop takes out of the partner's hand. */
export type Take = {
  do: "take";
  slot: number;
};

/** Choose what a T-Rex eats. */
export type Feed = {
  do: "feed";
  object: "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard";
};

export type TurnBegan = {
  event: "turn-began";
  why: string[];
  seat: number;
};

/** No exchange was possible, now for so many turns in a row. */
export type TurnSkipped = {
  event: "turn-skipped";
  why: string[];
  seat: number;
  skipped: number;
};

export type PartnerChosen = {
  event: "partner-chosen";
  why: string[];
  seat: number;
  partner: number;
};

/** One of the two exchangers has chosen a card; nobody else knows which. */
export type OfferSealed = {
  event: "offer-sealed";
  why: string[];
  seat: number;
};

/** For the active and the chosen player: seat, slot that the card left, object. */
export type OffersRevealed = {
  event: "offers-revealed";
  why: string[];
  seats: [number, number];
  slots: [number, number];
  objects: ["bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard", "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard"];
};

/** Everybody may sabotage now; `sabotages` of them lie on the table. */
export type WindowOpened = {
  event: "window-opened";
  why: string[];
  sabotages: number;
};

/** A sabotage was played, back up. */
export type Sabotaged = {
  event: "sabotaged";
  why: string[];
  seat: number;
  slot: number;
};

export type ExchangeCancelled = {
  event: "exchange-cancelled";
  why: string[];
};

/** The sabotages have cancelled each other, so the exchange goes on. */
export type ExchangeGoesOn = {
  event: "exchange-goes-on";
  why: string[];
};

/** The exchange took place, and nobody has won. */
export type ExchangeEnded = {
  event: "exchange-ended";
  why: string[];
};

/** A card of `seat` left slot `slot` of its hand, its area or the table. */
export type Discarded = {
  event: "discarded";
  why: string[];
  seat: number;
  object: "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard";
  origin: "area" | "hand" | "table";
  slot: number;
  receiver?: number | null;
};

/** A card of `giver` left slot `slot` of its hand, its area or the table, and joined an area. */
export type Arrived = {
  event: "arrived";
  why: string[];
  seat: number;
  object: "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard";
  origin: "area" | "hand" | "table";
  giver: number;
  slot: number;
};

/** Toxic Waste: the seat now needs `needed` points. */
export type NeedsMore = {
  event: "needs-more";
  why: string[];
  seat: number;
  needed: number;
};

/** A T-Rex ate; both leave the area (see the discards that follow). */
export type Ate = {
  event: "ate";
  why: string[];
  seat: number;
  food: "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard";
};

/** The discards became the new draw pile, whose top card shows its back. */
export type Reshuffled = {
  event: "reshuffled";
  why: string[];
  cards: number;
  top: "clue" | "plain" | "sabotage" | "small-hat" | null;
};

export type GameWon = {
  event: "game-won";
  why: string[];
  seat: number;
  hands: (("bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard")[])[];
};

/** The game is over without a winner. */
export type AntaYagiGameEnded = {
  event: "game-ended";
  why: string[];
  hands: (("bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard")[])[];
};

/** What a seat saw of the deal. */
export type SawDealt = {
  event: "dealt";
  why: string[];
  first: number;
  hands: ((ObjectSide | AntaYagiBackSide | Unseen)[])[];
  needed: number;
  pile: number;
  top: "clue" | "plain" | "sabotage" | "small-hat" | null;
};

/** What a seat sees of a hand after a Hat. */
export type SawTurned = {
  event: "turned";
  why: string[];
  seat: number;
  hand: (ObjectSide | AntaYagiBackSide | Unseen)[];
};

/** What a seat saw of a draw: the back on top of the pile, then the side that it now sees. */
export type SawDrew = {
  event: "drew";
  why: string[];
  seat: number;
  back: "clue" | "plain" | "sabotage" | "small-hat";
  side: ObjectSide | AntaYagiBackSide | Unseen;
  top: "clue" | "plain" | "sabotage" | "small-hat" | null;
};

/** What everybody sees now. */
export type NotAHatView = {
  watcher: number | null;
  columns: ((GiftSide | NotAHatBackSide)[])[];
  penalties: FacePile[];
  shop: FacePile;
  shown: string | null;
  offered: "black-any" | "black-left" | "black-right" | "white-any" | "white-left" | "white-right" | null;
  named: string | null;
  giver: number | null;
  receiver: number | null;
  starter: number;
  round: number;
  rounds: number;
  gifts: number;
  scores: number[];
  agenda: (TakeFromShop | GiveGift | AnswerGift | EndRound | ShuffleAll)[];
  waiting: number[];
  winners: number[];
};

/** A card that shows its gift. */
export type GiftSide = {
  side: "gift";
  gift: string;
};

/** A card that shows its arrow. */
export type NotAHatBackSide = {
  side: "back";
  back: "black-any" | "black-left" | "black-right" | "white-any" | "white-left" | "white-right";
};

/** A pile that lies face up: the shop, or somebody's penalty points. */
export type FacePile = {
  cards: number;
  top: string | null;
};

/** A seat takes the top gift of the shop and turns it face down. */
export type TakeFromShop = {
  task: "take-from-shop";
  seat: number;
  why: string[];
};

/** A seat names the gift that it is giving. */
export type GiveGift = {
  task: "give-gift";
  seat: number;
};

/** A seat accepts or refuses. */
export type AnswerGift = {
  task: "answer-gift";
  seat: number;
};

/** The round is over. */
export type EndRound = {
  task: "end-round";
  why: string[];
};

/** Chance orders all cards for the next round. */
export type ShuffleAll = {
  task: "shuffle-all";
};

/** Everybody got their first gifts, face up, the lowest first. */
export type RoundDealt = {
  event: "round-dealt";
  why: string[];
  round: number;
  first: number;
  gifts: string[][];
  rounds: number;
  shop: number;
  top: string | null;
};

/** A gift out of the shop is shown to all; the next one lies on top. */
export type GiftShown = {
  event: "gift-shown";
  why: string[];
  seat: number;
  gift: string;
  top: string | null;
};

/** The gift to be given is turned face down: its arrow can be seen. */
export type GiftTurned = {
  event: "gift-turned";
  why: string[];
  seat: number;
  back: "black-any" | "black-left" | "black-right" | "white-any" | "white-left" | "white-right";
  receiver: number | null;
};

/** The gift to be given was already face down. */
export type GiftPicked = {
  event: "gift-picked";
  why: string[];
  seat: number;
  back: "black-any" | "black-left" | "black-right" | "white-any" | "white-left" | "white-right";
  receiver: number | null;
};

/** The giver says what the gift is. */
export type GiftOffered = {
  event: "gift-offered";
  why: string[];
  giver: number;
  receiver: number;
  named: string;
};

export type GiftAccepted = {
  event: "gift-accepted";
  why: string[];
  seat: number;
};

/** The gift is turned up for all to see. */
export type GiftRefused = {
  event: "gift-refused";
  why: string[];
  seat: number;
  giver: number;
  named: string;
  gift: string;
};

/** The player who was wrong takes the gift as a penalty point; they now have `points`. */
export type PenaltyTaken = {
  event: "penalty-taken";
  why: string[];
  seat: number;
  gift: string;
  points: number;
};

export type RoundEnded = {
  event: "round-ended";
  why: string[];
  round: number;
  scores: number[];
};

/** All cards are shuffled for a new round. */
export type Shuffled = {
  event: "shuffled";
  why: string[];
  cards: number;
};

export type NotAHatGameEnded = {
  event: "game-ended";
  why: string[];
  winners: number[];
  scores: number[];
  gifts: string[][];
};

/** Give a gift under a name, true or not; for a special card, also choose the receiver. */
export type Give = {
  do: "give";
  gift: string;
  to?: number;
};

/** Thank you! */
export type Accept = {
  do: "accept";
};

/** That's not what you say it is! */
export type Refuse = {
  do: "refuse";
};

/** A whole game to look back at. */
export type Theatre = {
  game: GameId;
  options: Record<string, unknown>;
  names: string[];
  watcher: number | null;
  start: AnyView;
  moments: Shown[];
  decisions: Decision[];
  over: boolean;
  winners: number[];
  scores: number[];
  check: Check;
  figures: Figures;
};

/** A moment: something happened, or somebody said something. */
export type Shown = {
  line: number;
  event?: AnyEvent & Told;
  now?: Record<string, unknown>;
  said?: Said | null;
  truth?: Truth | null;
  turn?: boolean;
};

/** Both sides of the cards that somebody could not see. */
export type Truth = {
  cards: Record<string, string>[][];
  given?: Record<string, string> | null;
};

/** Somebody chose among several options. */
export type Decision = {
  line: number;
  seat: number;
  moment: number;
};

/** Whether the deal was fixed before the first card. */
export type Check = {
  deal: "failed" | "open" | "proved" | "sealed";
  line?: number;
  message?: string;
  args?: Record<string, string | number>;
};

/** A game in figures. */
export type Figures = {
  points: [number, number[]][];
  flow: number[][];
  tables: Listing[];
  highlights: Highlight[];
};

/** Figures; its title and the heads of its columns are messages of the language files. */
export type Listing = {
  title: string;
  heads: string[];
  rows: Row[];
  lanes?: Lanes | null;
};

/** A line of a table, and its moment, counted from 1. */
export type Row = {
  moment: number;
  cells: (Record<string, string | number | boolean>)[];
};

/** How a table is drawn over time, by the numbers of its columns. */
export type Lanes = {
  lane: number;
  ink: number;
  right?: number | null;
  joined?: boolean;
};

/** Something that was special in this game, in a sentence, and its moment. */
export type Highlight = {
  tell: Sentence;
  moment: number;
  decides?: boolean;
};

/** A worked example, as the page plays it. */
export type Example = {
  game: GameId;
  options: Record<string, unknown>;
  names: string[];
  watcher: number | null;
  start: AnyView;
  moments: Shown[];
  id: string;
  openly: boolean;
};

/** What masters would have done. */
export type Opinion = {
  line: number;
  seat: number;
  measure: "right" | "win";
  masters: number;
  options: Judged[];
  more: number;
};

/** What masters think of an option. */
export type Judged = {
  answer: unknown;
  tell: Sentence;
  value: number;
  error: number;
  votes: number;
  played: boolean;
};

export type FromServer = Welcome | Lobby | WholeView | News | Ack | Failed | Said | Nudged | HandTo | Announced | Over | Bye;

export type FromClient = Play | Sit | AddPerson | Uncover | Stand | SeatBot | Change | Start | Kick | HandOver | Pause | AgreeToEnd | Rematch | NewEvening | ShowOnScreen | Nudge | Rename | Say | Write | Mute | Report;

export type AntaYagiEvent = TurnBegan | TurnSkipped | PartnerChosen | OfferSealed | OffersRevealed | WindowOpened | Sabotaged | ExchangeCancelled | ExchangeGoesOn | ExchangeEnded | Discarded | Arrived | NeedsMore | Ate | Reshuffled | GameWon | AntaYagiGameEnded | SawDealt | SawTurned | SawDrew;

export type AntaYagiSide = ObjectSide | AntaYagiBackSide | Unseen;

export type AntaYagiDecision = Choose | Offer | Sabotage | Pass | Take | Feed;

export type AntaYagiBack = "clue" | "plain" | "sabotage" | "small-hat";

export type AntaYagiObject = "bone" | "empty-box" | "fish" | "hat" | "lollipop" | "muffin" | "t-rex" | "toxic-waste" | "treasure" | "wizard";

export type NotAHatEvent = RoundDealt | GiftShown | GiftTurned | GiftPicked | GiftOffered | GiftAccepted | GiftRefused | PenaltyTaken | RoundEnded | Shuffled | NotAHatGameEnded;

export type NotAHatSide = GiftSide | NotAHatBackSide;

export type NotAHatDecision = Give | Accept | Refuse;

export type NotAHatBack = "black-any" | "black-left" | "black-right" | "white-any" | "white-left" | "white-right";

export type Language = "de" | "en" | "es" | "fr" | "nl";

/** A message of the language files, and its variables. */
export type Sentence = [message: string, variables: Record<string, unknown>];

/** How an event is told, unless as usual, and what it changes: fields, or entries of lists; and
 * the claims that stand after it, if it changes them. */
export type Told = { tell?: Sentence[]; then?: Record<string, unknown>; claims?: Claim[] };

export const KINDS: Record<string, Kind> = {
  "you": "role",
  "cards": "number",
  "needed": "number",
  "points": "number",
  "round": "number",
  "winners": "number",
  "active": "seat",
  "chosen": "seat",
  "first": "seat",
  "giver": "seat",
  "partner": "seat",
  "receiver": "seat",
  "seat": "seat",
  "names": "seats",
  "person": "person",
  "scores": "scores",
  "active-object": "object",
  "chosen-object": "object",
  "food": "object",
  "object": "object",
  "back": "back",
  "gift": "gift",
  "named": "gift",
  "shown": "cards",
};

export type Kind = "role" | "number" | "seat" | "seats" | "person" | "scores" | "object" | "back" | "gift" | "cards";

export const LANGUAGES: Record<Language, string> = {
  "en": "English",
  "es": "Español",
  "fr": "Français",
  "de": "Deutsch",
  "nl": "Nederlands",
};

export const PORTRAITS = ["bear", "bee", "butterfly", "cat", "dog", "flamingo", "fox", "frog", "hedgehog", "koala", "lion", "octopus", "otter", "owl", "panda", "parrot", "penguin", "rabbit", "raccoon", "sloth", "snail", "tiger", "turtle", "unicorn"] as const;

export type Portrait = (typeof PORTRAITS)[number];

export const STRENGTHS = ["novice", "regular", "sharp", "master"] as const;

export const GAMES = {
  "antayagi-80": {"family": "antayagi", "fewest": 3, "most": 7, "slots": 3, "face": "object", "openToAll": false, "mayLookBack": true, "variants": {}},
  "antayagi-65": {"family": "antayagi", "fewest": 3, "most": 7, "slots": 3, "face": "object", "openToAll": false, "mayLookBack": true, "variants": {}},
  "not-a-hat": {"family": "not-a-hat", "fewest": 2, "most": 8, "slots": 0, "face": "gift", "openToAll": true, "mayLookBack": false, "variants": {"special": {"type": "boolean", "default": false}, "arrows": {"enum": ["black", "both", "white"], "default": "both"}, "gifts": {"type": "integer", "minimum": 1, "maximum": 2, "default": 1}, "rounds": {"type": "integer", "minimum": 1, "maximum": 8, "default": 1}}},
} as const;

export type GameId = keyof typeof GAMES;

export type Family = (typeof GAMES)[GameId]["family"];

export type Shapes = {
  "antayagi": { view: AntaYagiView; event: AntaYagiEvent; side: AntaYagiSide; decision: AntaYagiDecision };
  "not-a-hat": { view: NotAHatView; event: NotAHatEvent; side: NotAHatSide; decision: NotAHatDecision };
};

export const CLUED = ["treasure", "t-rex"] as const;

/** Milliseconds to tell an event: the first, and `again` right after another of its kind; `card`
 * more for each card in the field `deals`; those of `said` where such a message tells it. The
 * server waits as long before anything goes on. */
export type Time = {
  first: number;
  again?: number;
  card?: number;
  deals?: string;
  said?: Record<string, number>;
};

export const TELLING: { [F in Family]: Record<Shapes[F]["event"]["event"], Time> } = {
  "antayagi": {"dealt": {"first": 2000, "card": 250, "deals": "hands"}, "turn-began": {"first": 900}, "turn-skipped": {"first": 2000}, "partner-chosen": {"first": 1400}, "offer-sealed": {"first": 1000}, "offers-revealed": {"first": 2900}, "window-opened": {"first": 0}, "sabotaged": {"first": 2000}, "exchange-cancelled": {"first": 2000}, "exchange-goes-on": {"first": 2300}, "exchange-ended": {"first": 0}, "discarded": {"first": 1600, "said": {"event-discarded-sabotage": 2600, "event-discarded-muffin": 2500, "event-discarded-wizard": 2700, "event-discarded-worthless": 2800, "event-discarded-lollipop": 4500, "event-discarded-taken-from-hand": 3700, "event-discarded-taken-from-area": 3300}}, "arrived": {"first": 1800, "said": {"event-arrived-own": 3000, "event-arrived-lollipop": 3100, "event-arrived-from-hand": 2400}}, "turned": {"first": 4800}, "needs-more": {"first": 2300}, "ate": {"first": 2000}, "drew": {"first": 1200, "again": 300}, "reshuffled": {"first": 3000}, "game-won": {"first": 2000}, "game-ended": {"first": 2600}},
  "not-a-hat": {"round-dealt": {"first": 2000, "card": 1000, "deals": "gifts"}, "gift-shown": {"first": 4000}, "gift-turned": {"first": 2200, "said": {"event-gift-turned-oldest": 3500, "event-gift-turned-oldest-any": 3500}}, "gift-picked": {"first": 2600}, "gift-offered": {"first": 2200}, "gift-accepted": {"first": 1500}, "gift-refused": {"first": 3700}, "penalty-taken": {"first": 3100}, "round-ended": {"first": 2500}, "shuffled": {"first": 2200}, "game-ended": {"first": 2700}},
};

export type AnyView = Shapes[Family]["view"];

export type AnyEvent = Shapes[Family]["event"];

export type AnySide = Shapes[Family]["side"];

export type AnyDecision = Shapes[Family]["decision"];
