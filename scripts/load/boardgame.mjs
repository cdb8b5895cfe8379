/** A table of boardgame.io: four sockets of its own protocol. Its acknowledgement is the update that the sender gets. */
import { io } from 'socket.io-client';
import { Moves } from './tally.mjs';

/** Who plays (the others watch), and a random legal move: its name and its arguments. */
const GAMES = {
  'tic-tac-toe': {
    players: 2,
    choose: ({ G }) => {
      const free = G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
      return ['clickCell', free[Math.floor(Math.random() * free.length)]];
    },
  },
  'secret-state': {
    players: 4,
    choose: ({ _stateID }, seat) => ['change', `secret ${_stateID} of ${seat}`],
  },
};

export async function openTable(address, seats, tally, game) {
  const table = new Table(address, seats, tally, game);
  await table.open('create', { numPlayers: table.game.players });
  return table;
}

class Table {
  constructor(address, seats, tally, name) {
    Object.assign(this, { address, tally, name });
    this.game = GAMES[name];
    this.isRunning = false;
    this.matches = [];
    this.players = Array.from({ length: seats }, (_, seat) => new Player(this, seat));
  }

  async post(path, body) {
    const answer = await fetch(`${this.address}/games/${this.name}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** A new match; the sockets stay and look at it from now on. */
  async open(path, body) {
    const made = await this.post(path, body);
    const id = made.matchID ?? made.nextMatchID;
    const moves = new Moves(this.tally);
    const joining = this.players.map(async (player) => {
      const request = { playerID: String(player.seat), playerName: `Player ${player.seat + 1}` };
      const isPlayer = player.seat < this.game.players;
      const credentials = isPlayer ? (await this.post(`${id}/join`, request)).playerCredentials : null;
      await player.enter(id, isPlayer ? request.playerID : null, credentials, moves);
    });
    await Promise.all(joining);
    this.matches.push({ id, done: this.players.map((player) => player.done) });
  }

  begin() {
    this.isRunning = true;
    for (const player of this.players) player.act();
  }

  stop() {
    this.isRunning = false;
  }

  async next(player) {
    this.tally.games += 1;
    const { match, credentials } = player;
    await this.open(`${match}/playAgain`, { playerID: player.id, credentials });
    if (this.isRunning) this.begin();
  }

  journal() {
    return this.matches;
  }

  close() {
    for (const player of this.players) player.socket.disconnect();
  }
}

class Player {
  constructor(table, seat) {
    Object.assign(this, { table, seat, tally: table.tally });
    this.socket = io(`${table.address}/${table.name}`, { transports: ['websocket'], forceNew: true });
    this.connected = new Promise((resolve, reject) => {
      this.socket.on('connect', resolve);
      this.socket.on('connect_error', reject);
    });
    this.socket.on('sync', (match, { state }) => {
      this.state = state;
      this.entered();
    });
    this.socket.on('update', (match, state) => {
      if (match === this.match) this.show(state);
    });
    this.socket.io.engine.on('data', (data) => this.tally.heard(data.length));
  }

  async enter(match, id, credentials, moves) {
    Object.assign(this, { match, id, credentials, moves, state: null, sent: null, done: [] });
    await this.connected;
    const entered = new Promise((resolve) => {
      this.entered = resolve;
    });
    this.socket.emit('sync', match, id, credentials, this.table.game.players);
    await entered;
  }

  show(state) {
    if (this.state === null) return;
    this.moves.saw(this.state._stateID, state._stateID);
    if (this.sent && state._stateID > this.sent.number) {
      if (state._stateID !== this.sent.number + 1) this.tally.disorder += 1;
      this.done.push(this.sent.move);
      this.tally.acknowledged(this.sent.at);
      this.sent = null;
    }
    this.state = state;
    if (state.ctx.gameover !== undefined && this.seat === 0) void this.table.next(this);
    else this.act();
  }

  act() {
    const { ctx, _stateID: number } = this.state;
    if (!this.table.isRunning || this.sent || ctx.gameover !== undefined || ctx.currentPlayer !== this.id) return;
    const [type, ...args] = this.table.game.choose(this.state, this.seat);
    this.sent = { number, move: [type, ...args], at: this.moves.sent(number + 1) };
    const payload = { type, args, playerID: this.id, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, number, this.match, this.id);
  }
}
