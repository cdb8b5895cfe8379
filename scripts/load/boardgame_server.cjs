/**
 * boardgame.io's server as npm has it, with its memory storage, for two games of its own documentation and examples.
 *
 * Usage: node boardgame_server.cjs PORT
 */
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

/** The game of its tutorial. */
const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, index) {
      if (G.cells[index] !== null) return INVALID_MOVE;
      G.cells[index] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

/**
 * After its example of the same name, with four players: each has a secret that the server strips for the others, a move
 * changes one's own and ends the turn. About the smallest game with something hidden, and it never ends.
 */
const secretState = {
  name: 'secret-state',
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
Server({ games: [ticTacToe, secretState], origins }).run(Number(process.argv[2]));
