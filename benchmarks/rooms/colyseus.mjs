// The room on Colyseus. It stores nothing by itself; each gift is committed to SQLite here, as
// safely as Hatbox does it, before anybody is told: all that came in one turn of the loop at once.
import { DatabaseSync } from 'node:sqlite';
import { LocalDriver, LocalPresence, Room, Server } from '@colyseus/core';
import { schema, StateView, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { deal, give, newDeck, SEATS } from './rules.mjs';

const db = new DatabaseSync(process.argv[2]);
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
db.exec('CREATE TABLE entries (room TEXT, seq INTEGER, content TEXT, UNIQUE (room, seq))');
const insert = db.prepare('INSERT INTO entries VALUES (?, ?, ?)');
let waiting = [];

function store(room, content) {
  if (waiting.length === 0) setImmediate(commit);
  waiting.push([room, content]);
}

function commit() {
  const group = waiting;
  waiting = [];
  db.exec('BEGIN');
  for (const [room, content] of group) insert.run(room.roomId, room.stored++, content);
  db.exec('COMMIT');
  for (const [room] of group) room.broadcastPatch();
}

const Seat = schema({ hand: t.array('string').view(), open: t.array('string') }, 'Seat');
const State = schema(
  { seats: t.array(Seat), turn: t.uint8(), from: t.uint8(), to: t.uint8(), card: t.string() },
  'State',
);

class Table extends Room {
  maxClients = SEATS;
  patchRate = null; // patches go out after the commit, not by a clock
  seatReservationTimeout = 120;

  onCreate() {
    this.deck = newDeck();
    this.stored = 0;
    this.state = new State();
    this.state.turn = 0;
    for (let n = 0; n < SEATS; n++) {
      const seat = new Seat();
      for (const card of deal(this.deck)) seat.hand.push(card);
      this.state.seats.push(seat);
    }
    this.onMessage('gift', (client, { to, slot }) => this.gift(client.seat, to, slot));
  }

  onJoin(client, { seat }) {
    client.seat = seat;
    client.view = new StateView();
    client.view.add(this.state.seats[client.seat]);
  }

  gift(from, to, slot) {
    const { state } = this;
    if (from !== state.turn || from === to || !state.seats[to]) return;
    const card = give(this.deck, state.seats[from], state.seats[to], slot);
    if (card === null) return;
    Object.assign(state, { turn: (from + 1) % SEATS, from, to, card });
    store(this, JSON.stringify({ from, to, slot }));
  }
}

const transport = new WebSocketTransport();
const server = new Server({
  transport,
  driver: new LocalDriver(),
  presence: new LocalPresence(),
  greet: false,
});
server.define('room', Table);
await server.listen(0);
console.log(`localhost:${transport.server.address().port}`);
