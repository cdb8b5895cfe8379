import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import AirAlliance from '../src/games/air-alliance/Board.svelte';
import AirPostal from '../src/games/air-postal/Board.svelte';
import Airlines1990 from '../src/games/airlines-1990/Board.svelte';
import AirlinesEurope from '../src/games/airlines-europe/Board.svelte';
import type { Chart, Frame } from '../src/contract/protocol';
import { Wording } from '../src/lib/wording';

/** Positions on boards with a changed number (scripts/picture_cases.py): it is seen without a word of TypeScript. */

vi.mock('../src/table/hand', () => ({ hand: { isByKeys: false } })); // which listens to a window

interface Sent {
  frame: Frame;
  chart: Chart;
  chosen: Record<string, string[]>; // what is picked
}

interface Case {
  game: string;
  shows: string;
  before: Sent;
  after: Sent;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = `${ROOT}.venv/bin/python`;
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3');
const BOARDS = { 'air-alliance': AirAlliance, 'air-postal': AirPostal, 'airlines-1990': Airlines1990, 'airlines-europe': AirlinesEurope };

const made = execFileSync(PYTHON, ['scripts/picture_cases.py'], { cwd: ROOT, maxBuffer: 1 << 30 });
const { texts, cases } = JSON.parse(made.toString()) as { texts: Record<string, string[]>; cases: Case[] };

/** All words of a picture, as they are read. */
function seen(game: string, { frame, chart, chosen }: Sent): string {
  const wording = new Wording('en', { en: texts[game]! }, { names: ['Ann', 'Ben'], board: { places: chart.places, words: {} } });
  const nothing = () => {};
  const props = { frame, chart, wording, moves: frame.moves, fitting: frame.moves, chosen, pointed: null, recent: [], isStill: true };
  const calls = { onpick: nothing, onmove: nothing, onwhy: nothing, foresee: async () => null };
  const { body } = render(BOARDS[game as keyof typeof BOARDS], { props: { ...props, ...calls } });
  return body.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test.each(cases)('$game shows $shows', ({ game, shows, before, after }) => {
  expect(seen(game, before)).not.toContain(shows);
  expect(seen(game, after)).toContain(shows);
});
