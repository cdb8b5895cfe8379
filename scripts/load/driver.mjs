/**
 * Players for a load test, the same for both servers: every table has four sockets, and whoever may move moves at once.
 *
 * Usage: node driver.mjs windsock|boardgame GAME ADDRESS TABLES WARMUP SECONDS [JOURNAL]
 * Prints one JSON object a line: {"stage": ...} as it goes on, then {"result": ...}. JOURNAL: a file for all that was
 * acknowledged, by table and seat.
 */
import { writeFileSync } from 'node:fs';
import { Tally } from './tally.mjs';

const SEATS = 4;
const AT_ONCE = 10; // tables that are opened at the same time
const [kind, game, address, tables, warmup, seconds, journal] = process.argv.slice(2);
const { openTable } = await import(`./${kind}.mjs`);
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

const tally = new Tally();
const opened = [];
for (let first = 0; first < Number(tables); first += AT_ONCE) {
  const count = Math.min(AT_ONCE, Number(tables) - first);
  const more = Array.from({ length: count }, (_, index) => openTable(address, SEATS, tally, game));
  opened.push(...(await Promise.all(more)));
}
say({ stage: 'open', sockets: opened.length * SEATS });
await pause(1);
say({ stage: 'idle' });
await pause(0.2);

for (const table of opened) table.begin();
await pause(Number(warmup));
say({ stage: 'measure' });
tally.begin();
await pause(Number(seconds));
const result = tally.end();
say({ stage: 'measured' });

for (const table of opened) table.stop();
await pause(1.5); // what is still on its way arrives
if (journal) writeFileSync(journal, JSON.stringify(opened.map((table) => table.journal())));
say({ result: { ...result, tables: opened.length, sockets: opened.length * SEATS, open: tally.open } });
for (const table of opened) table.close();
process.exit(0);
