/** A table of Windsock: four sockets, random legal moves. When it is over the next begins. */
import WebSocket from 'ws';
import { Moves } from './tally.mjs';

const NO_MOVES = Buffer.from('"moves":[]');
const HEAD = /"count":(\d+),"number":(\d+),"stage":"(\w+)"/; // the first fields of a frame

export async function openTable(address, seats, tally, game) {
  const table = new Table(address, seats, tally, game);
  await table.open();
  return table;
}

class Table {
  constructor(address, seats, tally, game) {
    Object.assign(this, { address, seats, tally, game });
    this.matches = []; // one after the other
    this.isRunning = false;
  }

  async open() {
    const chairs = Array.from({ length: this.seats }, (_, seat) => ({ kind: 'me', name: `Player ${seat + 1}` }));
    const answer = await fetch(`${this.address}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: this.game, chairs, is_private: true }),
    });
    if (!answer.ok) throw new Error(`a table could not be opened: ${answer.status} ${await answer.text()}`);
    const { id, tokens } = await answer.json();
    const moves = new Moves(this.tally);
    this.players = chairs.map((_, seat) => new Player(this, id, seat, tokens[seat], moves));
    this.matches.push({ id, players: this.players });
    await Promise.all(this.players.map((player) => player.ready));
  }

  begin() {
    this.isRunning = true;
    for (const player of this.players) player.act();
  }

  stop() {
    this.isRunning = false;
  }

  async next() {
    this.tally.games += 1;
    this.close();
    await this.open();
    if (this.isRunning) this.begin();
  }

  journal() {
    return this.matches.map(({ id, players }) => ({ id, done: players.map((player) => player.done) }));
  }

  close() {
    for (const player of this.players) player.socket.close();
  }
}

class Player {
  constructor(table, match, seat, token, moves) {
    Object.assign(this, { table, seat, moves, tally: table.tally });
    this.number = 0; // of the newest frame
    this.choices = []; // in the newest frame
    this.asked = -1; // the number that was answered last
    this.count = 0; // entries when the last answer came
    this.shown = 0; // entries in the newest frame
    this.sent = null;
    this.done = []; // moves that were acknowledged
    this.socket = new WebSocket(`${table.address.replace('http', 'ws')}/api/matches/${match}/live`, {
      perMessageDeflate: false,
    });
    this.ready = new Promise((resolve, reject) => {
      this.socket.on('open', () => this.say({ type: 'hello', is_sparing: true, tokens: [token], looking: seat, after: 0 }));
      this.socket.on('error', reject);
      this.resolve = resolve;
    });
    this.socket.on('message', (data) => this.hear(data));
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  hear(data) {
    this.tally.heard(data.length);
    if (data.subarray(0, 16).includes('"answer"')) this.answered(JSON.parse(data.toString()));
    else this.show(data);
  }

  show(data) {
    const [, count, number, stage] = HEAD.exec(data.toString('latin1', 0, 120));
    this.shown = Number(count);
    this.moves.saw(this.number, Number(number));
    this.number = Number(number);
    this.choices = stage === 'running' && !data.includes(NO_MOVES) ? JSON.parse(data.toString()).moves : [];
    this.resolve();
    if (stage === 'over' && this.seat === 0) void this.table.next();
    else this.act();
  }

  act() {
    if (!this.table.isRunning || this.sent || !this.choices.length || this.asked === this.number) return;
    if (this.shown < this.count) return; // made before my last move was
    const move = this.choices[Math.floor(Math.random() * this.choices.length)].text;
    this.asked = this.number;
    this.sent = { move, at: this.moves.sent(this.number + 1) };
    this.say({ type: 'play', id: this.number, seat: this.seat, number: this.number, move });
  }

  answered(answer) {
    const { move, at } = this.sent;
    this.sent = null;
    if (answer.count === undefined) {
      this.tally.refuse();
      this.asked = -1;
    } else {
      if (answer.count <= this.count) this.tally.disorder += 1;
      this.count = answer.count;
      this.done.push(move);
      this.tally.acknowledged(at);
    }
    this.act();
  }
}
