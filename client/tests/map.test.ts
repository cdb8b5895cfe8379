import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { BoardInfo } from '../src/contract/protocol';
import { distance } from '../src/map/geometry';
import { pictureOf } from '../src/map/picture';

/** Boards as the server sends them: placed in Python. Its pages and ours must agree on where a place lies. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = `${ROOT}.venv/bin/python`;
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3');
const SEND = `
import sys, msgspec
from windsock.web.games import printed
boards = [printed(*one.split("/")) for one in sys.argv[1:]]
sys.stdout.buffer.write(msgspec.json.encode(boards))
`;
const BOARDS = ['airlines-europe/europe', 'airlines-europe/t1', 'airlines-1990/america', 'airlines-1990/t1'];
const charts = JSON.parse(execFileSync(PYTHON, ['-c', SEND, ...BOARDS], { cwd: ROOT }).toString()) as BoardInfo[];

describe.each(charts.map((chart, number) => ({ chart, board: BOARDS[number] })))('the map of $board', ({ chart }) => {
  const picture = pictureOf(chart);

  test('has all that is on the board', () => {
    expect([...picture.labels.keys()].sort()).toEqual(chart.places.map(({ key }) => key).sort());
    expect(picture.tokens).toHaveLength(chart.bonuses.length);
    for (const { key, slots } of chart.links) expect(picture.circles.get(key)).toHaveLength(slots.length);
  });

  test('circles lie on the lines of their routes', () => {
    for (const { key } of chart.links) {
      const curve = picture.curves.get(key)!;
      for (const circle of picture.circles.get(key)!) {
        const steps = Array.from({ length: 2000 }, (_, number) => curve.at((curve.length * number) / 1999));
        expect(Math.min(...steps.map((point) => distance(point, circle)))).toBeLessThan(0.3);
      }
    }
  });

  test('names stand at their cities', () => {
    for (const [key, { x, y }] of picture.labels) expect(distance([x, y], picture.places.get(key)!)).toBeLessThan(75);
  });
});

test('north is up and west is left', () => {
  const { places } = pictureOf(charts[0]!);
  expect(places.get('OSL')![1]).toBeLessThan(places.get('ROM')![1]);
  expect(places.get('LIS')![0]).toBeLessThan(places.get('MOS')![0]);
});
