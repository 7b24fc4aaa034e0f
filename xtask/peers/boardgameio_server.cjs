// A two-player card game with secret hands on a boardgame.io server: each move plays a card and draws one.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = 52;
const HAND = 13;
const SHOWN = 8;

const cards = {
  name: 'cards',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const hands = { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } };
    return { secret: { deck: deck.slice(2 * HAND) }, players: hands, pile: [] };
  },
  playerView: ({ G, playerID }) => ({ players: { [playerID]: G.players[playerID] }, pile: G.pile }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, at) => {
        const hand = G.players[playerID].hand;
        if (!(at >= 0 && at < hand.length)) return INVALID_MOVE;
        G.pile.push(hand.splice(at, 1)[0]);
        hand.push(G.pile[0]);
        if (G.pile.length > SHOWN) G.pile.shift();
      },
    },
  },
};

Server({ games: [cards], origins: ['*'] }).run({ port: +process.argv[2] });
