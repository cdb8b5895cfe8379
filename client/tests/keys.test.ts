import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Every text that a page asks for is there, and every text that is there is asked for. */

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const TEXTS = fileURLToPath(new URL('../../src/windsock/locale/en', import.meta.url));

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(`${SOURCES}/${file}`, 'utf-8'))
  .join('\n');

const texts = readdirSync(TEXTS).map((file) => readFileSync(`${TEXTS}/${file}`, 'utf-8')).join('\n');

const known = new Set(texts.match(/^web-[\w-]+(?= =)/gm));
const asked = new Set([...sources.matchAll(/['"`](web-[a-z0-9-]+)['"`]/g)].map((match) => match[1]!));
const begun = [...sources.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map((match) => match[1]!); // web-theme-${theme}

it('asks for no text that is not there', () => {
  expect([...asked].filter((key) => !known.has(key))).toEqual([]);
});

it('has no text that nobody asks for', () => {
  const parts = begun.filter((start) => start.split('-').length > 2);
  const spans = ['web-seconds', 'web-minutes', 'web-hours', 'web-days']; // web-${unit}s
  const idle = [...known].filter(
    (key) => !asked.has(key) && !spans.includes(key) && !parts.some((start) => key.startsWith(start)),
  );
  expect(idle).toEqual([]);
});
