/** A table of boardgame.io: four sockets of its own protocol. Its acknowledgement is the update that the sender gets. */
import { io } from 'socket.io-client';
import { Moves } from './tally.mjs';

export async function openTable(address, index, seats, tally) {
  const post = async (path, body) => {
    const answer = await fetch(`${address}/games/secret-state/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`a table could not be opened: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { matchID } = await post('create', { numPlayers: seats });
  const table = { isRunning: false, moves: new Moves(tally), tally, address, id: matchID };
  table.players = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const joined = await post(`${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat + 1}` });
    table.players.push(new Player(table, String(seat), joined.playerCredentials));
  }
  await Promise.all(table.players.map((player) => player.ready));
  return {
    begin() {
      table.isRunning = true;
      for (const player of table.players) player.act();
    },
    stop() {
      table.isRunning = false;
    },
    journal: () => [{ id: matchID, done: table.players.map((player) => player.done) }],
    close() {
      for (const player of table.players) player.socket.disconnect();
    },
  };
}

class Player {
  constructor(table, seat, credentials) {
    Object.assign(this, { table, seat, credentials, tally: table.tally });
    this.state = null;
    this.sent = null;
    this.done = [];
    this.socket = io(`${table.address}/secret-state`, { transports: ['websocket'], forceNew: true });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('connect', () => this.socket.emit('sync', table.id, seat, credentials, 4));
      this.socket.on('connect_error', reject);
      this.socket.on('sync', (_, { state }) => {
        this.state = state;
        resolve();
      });
    });
    this.socket.on('update', (_, state) => this.show(state));
    this.socket.io.engine.on('data', (data) => this.tally.heard(data.length));
  }

  show(state) {
    this.table.moves.saw(this.state._stateID, state._stateID);
    if (this.sent && state._stateID > this.sent.number) {
      if (state._stateID !== this.sent.number + 1) this.tally.disorder += 1;
      this.done.push(this.sent.word);
      this.tally.acknowledged(this.sent.at);
      this.sent = null;
    }
    this.state = state;
    this.act();
  }

  act() {
    const { ctx, _stateID: number } = this.state;
    if (!this.table.isRunning || this.sent || ctx.currentPlayer !== this.seat) return;
    const word = `secret ${number} of ${this.seat}`;
    this.sent = { number, word, at: this.table.moves.sent(number + 1) };
    const payload = { type: 'change', args: [word], playerID: this.seat, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, number, this.table.id, this.seat);
  }
}
