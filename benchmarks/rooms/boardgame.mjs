// The room on boardgame.io, with its default storage (in memory) and credentials checked.
import { createRequire } from 'node:module';
import { deal, give, newDeck, SEATS } from './rules.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const gift = {
  client: false, // the deck is hidden, so only the server can tell what happens
  move: ({ G, playerID }, to, slot) => {
    const target = G.players[to];
    if (!target || to === playerID) return INVALID_MOVE;
    const card = give(G.secret.deck, G.players[playerID], { open: G.open[to] }, slot);
    if (card === null) return INVALID_MOVE;
    G.last = { from: playerID, to, card };
  },
};

const game = {
  name: 'room',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => {
    const deck = newDeck();
    const seats = Array.from({ length: SEATS }, (_, n) => String(n));
    return {
      players: Object.fromEntries(seats.map((seat) => [seat, { hand: deal(deck) }])),
      open: Object.fromEntries(seats.map((seat) => [seat, []])),
      last: null,
      secret: { deck },
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { gift },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0 });
console.log(`localhost:${running.appServer.address().port}`);
