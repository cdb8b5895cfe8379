/** What windsock.games.air_postal says of a table (describe), and what is printed on its board (legend). */

import type { Chart, Frame } from '../../contract/protocol';

export type Colour = 'green' | 'blue' | 'white' | 'red';
export type Tally = Record<string, number>;

export interface SeatView {
  points: number;
  money: number;
  pilot: string | null;
  plane: string | null;
  place: string | null;
  start: string | null;
  gauge: number;
  max_fuel?: number;
  range?: number;
  level?: number;
  load_slots?: number;
  cargo_slots?: number;
  pax_slots?: number;
  crew_slots?: number;
  system_slots?: number;
  loads: Tally;
  equipment: string[];
  objectives: string[];
  cubes: Record<string, string>;
  fulfilled: string[];
  bags: Tally;
  visited: string[];
  hand: string[] | null;
}

export interface Die {
  colour: Colour;
  face: string;
  fuel: number;
  endurance: number;
}

export interface Odds {
  arrive: number; // percent
  breakdown: number;
  crash: number;
  fuel: number; // left on average, if it arrives
  endurance: number;
  points: number; // that a breakdown costs
  glory: number; // of a crash
  cards: number; // that a crash loses
  with: Record<string, number>;
}

export interface FlightView {
  endurance: number;
  flown: number;
  path: string[];
  leg: string[];
  used: string[];
  odds: Odds | null;
  dice: Die[];
}

export interface Pile {
  is_locked: boolean;
  basics: number;
  experts: number;
  cards: string[];
}

export interface PostalView {
  board: string;
  options: Record<string, boolean>;
  step: string | null;
  asked: number[];
  round: number;
  threshold: number | null;
  trigger: string | null;
  ending: string | null;
  order: string[];
  tokens: Record<string, string[]>;
  objective_river: string[];
  load_river: string[];
  objective_deck: number | string[];
  load_deck: number | string[];
  has_unlocked: boolean;
  supply: Tally;
  piles: Record<string, Pile>;
  outstations: string[];
  firsts: Record<string, string | null>;
  new_planes: string[];
  second_hand: string[];
  lost_pilots: number;
  drawn: string[];
  flight: FlightView;
  seats: SeatView[];
}

export interface PlaceFacts {
  kind: 'hangar' | 'customs' | 'city' | 'embassy';
  nation: string | null;
  points: number | null; // of its CITY card
  money: number | null;
}

export interface PlaneFacts {
  level: number;
  type: 'land' | 'land-floats' | 'sea' | 'amphibian';
  price: number;
  resale: number;
  fuel: number;
  range: number;
  cargo: number;
  pax: number;
  crew: number;
  system: number;
  load: number;
}

export interface PilotFacts {
  level: number;
  revenue: number;
  endurance: number;
  competence: number;
  start: string | null;
}

export interface ObjectiveFacts {
  sort: 'air-route' | 'vip' | 'diplomacy';
  goals: string[];
  points: number;
  money: number;
  nation: string | null;
  scale: number[];
}

export interface Legend {
  side: 'world' | 'atlantic';
  places: Record<string, PlaceFacts>;
  sea: string[];
  firsts: Record<string, { routes: string[]; points: number }>;
  planes: Record<string, PlaneFacts>;
  pilots: Record<string, PilotFacts>;
  objectives: Record<string, ObjectiveFacts>;
  loads: Record<string, { bonus: number; compensation: number }>;
  equipment: Record<string, { slot: 'crew' | 'system'; price: number }>;
  dice: Record<Colour, string[]>;
  weather: Record<string, { fuel: number; endurance: number }>;
}

export const GAP = '-'; // a spot of a river without a card
export const UNSEEN = '?'; // a card that somebody else looks at
export const ACTIVITIES = ['objectives', 'maintenance', 'flights'];
export const MORE_ENDURANCE: Record<string, number> = { autopilot: 3, veteran: 2 }; // AP-PREFLIGHT-08
export const FUEL_PRICE = 5; // AP-NUM-17
export const ON_OFFER = 3; // AP-NUM-27: second-hand planes

const LETTERS: Record<string, Colour> = { G: 'green', B: 'blue', W: 'white', R: 'red' };

export function viewOf(frame: Frame): PostalView {
  return frame.view as PostalView;
}

export function legendOf(chart: Chart): Legend {
  return chart.legend as unknown as Legend;
}

/** The colour of a space by what is printed in it. */
export function colourOf(text: string): Colour {
  return LETTERS[text] ?? 'green';
}

/** A seat by its word: p2 is seat 1. */
export function seatOf(word: string): number {
  return Number(word.slice(1)) - 1;
}

export function sizeOf(deck: number | string[]): number {
  return typeof deck === 'number' ? deck : deck.length;
}

/** A place without the mark of its second drawing, beyond the date line. */
export function plainPlace(key: string): string {
  return key.replace('*', '');
}

/** Whose flight it is; null while nobody flies. */
export function flyer(view: PostalView): number | null {
  const isFlying = ['Preflight', 'Flights', 'Leg', 'Effects', 'Overhead', 'Delivery', 'Outstation'].includes(view.step ?? '');
  return isFlying ? (view.asked[0] ?? null) : null;
}

/** The endurance that a seat has at the preflight check (AP-PREFLIGHT-08). */
export function fitness(seat: SeatView, legend: Legend): number {
  const own = seat.pilot ? (legend.pilots[seat.pilot]?.endurance ?? 0) : 0;
  return own + seat.equipment.reduce((sum, word) => sum + (MORE_ENDURANCE[word] ?? 0), 0);
}

/** Open objectives that travel aboard. */
export function vipsOf(seat: SeatView, legend: Legend): string[] {
  return seat.objectives.filter((word) => legend.objectives[word]?.sort === 'vip');
}

/** A slot of a plane, and what lies in it. */
export interface Slot {
  kind: 'cargo' | 'pax' | 'crew' | 'system' | 'load';
  word: string | null;
}

/** The racks of a plane, slot by slot: what lies in them, then the free ones. */
export function racksOf(seat: SeatView, legend: Legend): { kind: Slot['kind']; slots: (string | null)[] }[] {
  const loads = Object.entries(seat.loads).flatMap(([word, count]) => Array<string>(count).fill(word));
  const vips = vipsOf(seat, legend);
  const gear = (slot: string) => seat.equipment.filter((word) => legend.equipment[word]?.slot === slot);
  const rack = (kind: Slot['kind'], most: number, words: string[]) => {
    const free = Array<null>(Math.max(0, most - words.length)).fill(null);
    return { kind, slots: [...words, ...free] };
  };
  if (seat.load_slots !== undefined) return [rack('load', seat.load_slots, [...loads, ...vips, ...seat.equipment])];
  const isPax = (word: string) => word === 'pax';
  return [
    rack('cargo', seat.cargo_slots ?? 0, loads.filter((word) => !isPax(word))),
    rack('pax', seat.pax_slots ?? 0, [...loads.filter(isPax), ...vips]),
    rack('crew', seat.crew_slots ?? 0, gear('crew')),
    rack('system', seat.system_slots ?? 0, gear('system')),
  ];
}
