/** What can be chosen on the board, read from the legal moves; and what may have been meant where nothing can. */

import type { Legend, WorldView } from '../../contract/air-alliance';
import type { Move } from '../../contract/protocol';
import type { Chosen } from '../../table/board';
import { holding } from '../../table/choice';
import { mayTakeOff, slotOf } from './view';

/** A slot of the own pass that the next marker is meant for. */
export interface Aim {
  place: number; // from 1
  slot: number; // from 0
}

const word = (move: Move, field: string): string => String(move.fields[field] ?? '');

/** The word of the slot that is aimed at. */
export function aimedSlot(view: WorldView, seat: number, aim: Aim | null): string | null {
  return (aim && view.seats[seat]?.pass[aim.place - 1]?.slots[aim.slot]) ?? null;
}

/** Of these moves those that the slot can pay for; all of them if none is aimed at. */
export function aimed(moves: Move[], aim: Aim | null): Move[] {
  if (aim === null) return moves;
  const slot = `${aim.place}-${aim.slot + 1}`;
  return moves.filter(({ facts }) => Array.isArray(facts['fits']) && facts['fits'].includes(slot));
}

/** The planes that can be flown: colours by airport. */
export function flyable(moves: Move[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const move of moves) {
    if (move.verb !== 'fly') continue;
    const origin = word(move, 'origin');
    found.set(origin, (found.get(origin) ?? new Set()).add(word(move, 'colour')));
  }
  return found;
}

/** The airports where something can be done now: land with the chosen plane, place a plane, exchange two. */
export function goals(moves: Move[], chosen: Chosen, slot: string | null, legend: Legend): Map<string, Move> {
  const isChosen = chosen['origin'] !== undefined || chosen['colour'] !== undefined;
  const found = new Map<string, Move>();
  for (const move of moves) {
    if (move.verb === 'place') found.set(word(move, 'airport'), move);
    else if (move.verb === 'fly' && isChosen) found.set(word(move, 'destination'), move);
    else if (move.verb === 'exchange' && slot !== null && slotOf(legend, slot).kind === 'priority') found.set(word(move, 'airport'), move);
  }
  return found;
}

/** The exchanges that an airport offers. */
export function exchangesAt(moves: Move[], airport: string): Move[] {
  return moves.filter((move) => move.verb === 'exchange' && move.fields['airport'] === airport);
}

/** The flights that lead to an airport with what is chosen. */
export function flightsTo(moves: Move[], airport: string): Move[] {
  return moves.filter((move) => move.verb === 'fly' && move.fields['destination'] === airport);
}

/** What choosing a plane comes to: the one move it leaves, or the picks that say it. */
export function planePicks(moves: Move[], chosen: Chosen, origin: string, colour: string): { move: Move } | { picks: [string, string][] } {
  const wanted: [string, string][] = [['origin', origin], ['colour', colour]];
  const isHeld = wanted.every(([field, one]) => chosen[field]?.[0] === one);
  if (isHeld) return { picks: wanted }; // again: let it go
  const together = holding(moves, { ...chosen, origin: [origin], colour: [colour] });
  const left = together.length ? together : holding(moves, { origin: [origin], colour: [colour] });
  if (left.length === 1) return { move: left[0]! };
  return { picks: wanted.filter(([field, one]) => chosen[field]?.[0] !== one) };
}

/** A flight as it is written, with the place of the pass that is to pay for it. */
export function written(move: Move, aim: Aim | null): string {
  return aim ? `${move.text} ${aim.place}` : move.text;
}

/** The flight that a click on a plane may have meant, though it cannot be flown. */
export function meantFlight(view: WorldView, origin: string, position: number): string {
  const colour = view.planes[origin]?.[position] ?? '';
  return `fly ${colour} ${origin} ${likelyGoal(view, origin, colour)}`;
}

/** An airport with room that admits the colour: then nothing but the plane itself can be the reason. */
function likelyGoal(view: WorldView, origin: string, colour: string): string {
  const open = Object.keys(view.airports).filter((airport) => airport !== origin && view.airports[airport]!.admits.includes(colour));
  return open.find((airport) => view.planes[airport]?.includes(null)) ?? open[0] ?? origin;
}

/** The plane of this colour that would take off: the first one in front. */
export function frontPlane(view: WorldView, legend: Legend, airport: string, colour: string): number {
  const planes = view.planes[airport] ?? [];
  return planes.findIndex((plane, position) => plane === colour && mayTakeOff(legend, airport, position));
}

/** Who stands in front of a plane that waits. */
export function inFront(view: WorldView, legend: Legend, airport: string): string[] {
  return (view.planes[airport] ?? []).filter((plane, position): plane is string => plane !== null && mayTakeOff(legend, airport, position));
}
