/**
 * boardgame.io's server as npm has it, with its memory storage, for one game: after its example `secret-state`.
 * Every player has a secret that the server strips for the others; a move changes one's own and ends the turn. It is
 * about the smallest game with something hidden: the work of a move is the framework's own.
 *
 * Usage: node boardgame_server.cjs PORT
 */
const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const game = {
  name: 'secret-state',
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ other: {}, players: { 0: 'secret 0', 1: 'secret 1', 2: 'secret 2', 3: 'secret 3' } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    change({ G, playerID }, word) {
      G.players[playerID] = word;
    },
  },
  playerView: PlayerView.STRIP_SECRETS,
};

const origins = [/^http:\/\/127\.0\.0\.1/];
Server({ games: [game], origins }).run(Number(process.argv[2]));
