import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Facts, Move, Saying, Told } from '../src/contract/protocol';
import { Wording } from '../src/lib/wording';

/** What Python says of whole games (scripts/wording_cases.py), and what the browser says of the same. */

type Case = { said: Record<string, string> } & (
  | { kind: 'event'; sent: Told }
  | { kind: 'move'; sent: Move }
  | { kind: 'prompt'; sent: { question: Saying | null; asked: number[] } }
  | { kind: 'refusal'; sent: { rule: string; facts: Facts } }
  | { kind: 'trouble'; sent: Saying }
  | { kind: 'ending'; sent: string }
);

interface Game {
  files: string[];
  game: string;
  board: { places: { key: string; name: string }[]; words: Record<string, string[]> };
  names: string[];
  cases: Case[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = `${ROOT}.venv/bin/python`;
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3');

const made = execFileSync(PYTHON, ['scripts/wording_cases.py'], { cwd: ROOT, maxBuffer: 1 << 30 });
const { texts, games } = JSON.parse(made.toString()) as {
  texts: Record<string, Record<string, string>>;
  games: Game[];
};

function say(wording: Wording, one: Case): string {
  switch (one.kind) {
    case 'event':
      return wording.event(one.sent);
    case 'move':
      return wording.move(one.sent);
    case 'prompt':
      return wording.prompt(one.sent.question, one.sent.asked);
    case 'refusal':
      return wording.refusal(one.sent.rule, one.sent.facts);
    case 'trouble':
      return wording.trouble(one.sent);
    case 'ending':
      return wording.ending(one.sent);
  }
}

describe.each(Object.keys(texts))('in %s the browser says what Python says', (code) => {
  it.each(games)('of $game with $names: $files', ({ game, board, names, cases }) => {
    const sources = Object.fromEntries(Object.entries(texts).map(([one, text]) => [one, [text[game]!, text['']!]]));
    const wording = new Wording(code, sources, { names, board });
    const wrong = cases
      .map((one) => ({ ...one, browser: say(wording, one), python: one.said[code] }))
      .filter(({ browser, python }) => browser !== python)
      .map(({ kind, sent, browser, python }) => ({ kind, sent: JSON.stringify(sent), browser, python }));
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(new Set(cases.map((one) => one.kind)).size).toBe(6);
  });
});
