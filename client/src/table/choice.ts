/** Choosing a move: by picking things on the board, by typing, by what is left of the list. */

import type { Move } from '../contract/protocol';
import type { Chosen } from './board';

/** Whether every word typed begins a word of the text. */
export function fits(typed: string, text: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Without accents, so that "Dusseldorf" finds what it should. */
function plainLetters(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The words of one field of a move, as a list. */
export function wordsIn(move: Move, field: string): string[] {
  const words = move.fields[field];
  if (words === undefined) return [];
  return Array.isArray(words) ? words : [words];
}

/** Whether a move has everything that was chosen, each word as often. */
export function holds(move: Move, chosen: Chosen): boolean {
  return Object.entries(chosen).every(([field, words]) => {
    const left = [...wordsIn(move, field)];
    return words.every((word) => {
      const place = left.indexOf(word);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
  });
}

/** The moves that have everything that was chosen. */
export function holding(moves: Move[], chosen: Chosen): Move[] {
  return moves.filter((move) => holds(move, chosen));
}

/** The move that is meant: the only one left, or the one that was chosen word by word. */
export function ready(left: Move[], chosen: Chosen): Move | null {
  if (left.length === 1) return left[0] ?? null;
  if (isEmpty(chosen)) return null;
  return left.find((move) => isExact(move, chosen)) ?? null;
}

function isExact(move: Move, chosen: Chosen): boolean {
  const fields = Object.keys(move.fields);
  return fields.every((field) => wordsIn(move, field).length === (chosen[field]?.length ?? 0));
}

export function isEmpty(chosen: Chosen): boolean {
  return Object.keys(chosen).length === 0;
}

/** What is chosen after a pick. The same thing again lets it go; what fits nothing so far starts anew. */
export function pick(moves: Move[], chosen: Chosen, field: string, word: string): Chosen {
  const before = chosen[field] ?? [];
  const isMany = moves.some((move) => Array.isArray(move.fields[field]));
  if (!isMany && before.includes(word)) return without(chosen, field);
  const more = { ...chosen, [field]: isMany ? [...before, word] : [word] };
  if (holding(moves, more).length > 0) return more;
  if (before.includes(word)) return { ...without(chosen, field), ...rest(before, field, word) };
  const anew = { [field]: [word] };
  return holding(moves, anew).length > 0 ? anew : chosen;
}

function without(chosen: Chosen, field: string): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== field));
}

function rest(words: string[], field: string, word: string): Chosen {
  const left = words.filter((one) => one !== word);
  return left.length > 0 ? { [field]: left } : {};
}

/** The words of a field that can be picked in these moves. */
export function lit(moves: Move[], field: string): Set<string> {
  return new Set(moves.flatMap((move) => wordsIn(move, field)));
}

/** Moves kind by kind, in the order in which they come. */
export function byKind<Item extends { verb: string }>(moves: Item[]): { verb: string; moves: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const move of moves) groups.set(move.verb, [...(groups.get(move.verb) ?? []), move]);
  return [...groups].map(([verb, of]) => ({ verb, moves: of }));
}

/**
 * The picks that a card of a zone stands for, if it can be chosen: a card of the own hand is one of a list of cards
 * (`lay red red`), a place with its card (`give hand red`), or what the zone is a list of (`play solid7`); a card
 * that lies open for all is what can be taken (`take red`).
 */
export function picksFor(moves: Move[], zone: string, word: string, isOwn: boolean): [string, string][] {
  for (const move of moves) {
    for (const field of Object.keys(move.fields)) {
      if (!wordsIn(move, field).includes(word)) continue;
      if (move.fields['place'] !== undefined) {
        if (move.fields['place'] === zone) return [['place', zone], [field, word]];
      } else if (isOwn ? Array.isArray(move.fields[field]) || isOneOf(field, zone) : isOneOf(field, zone) || field === 'card') {
        return [[field, word]];
      }
    }
  }
  return [];
}

/** flight, flights */
function isOneOf(field: string, zone: string): boolean {
  return field === zone || `${field}s` === zone;
}
