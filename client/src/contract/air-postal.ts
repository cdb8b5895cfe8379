// Made by scripts/contract.py from the types in Python: edit those, then `make client`.

/** A table of Air Postal as a seat sees it. */
export interface PostalView {
  game: string;
  board: string;
  options: Record<string, boolean>;
  seat: number | null; // who looks; null: a spectator
  step: string | null; // the question that is asked
  asked: number[];
  number: number; // of actions
  round: number;
  threshold: number | null; // points that bring on the end; null: something else does
  trigger: string | null; // who has brought on the end
  ending: string | null; // the way in which it ended
  order: string[]; // of play
  tokens: Record<string, string[]>; // who has chosen which action
  objective_river: string[]; // from the deck on; - is a gap
  load_river: string[];
  objective_deck: number | string[]; // how many; all cards for whoever sees everything
  load_deck: number | string[];
  objective_discard: string[];
  load_discard: Record<string, number>;
  boxed_objectives: string[]; // out of the game
  boxed_loads: Record<string, number>;
  lost_equipment: Record<string, number>;
  has_unlocked: boolean; // somebody, in this round
  supply: Record<string, number>; // cards that are ordered before a flight
  piles: Record<string, Pile>; // by their basic cards
  boxed_experts: number;
  outstations: string[];
  firsts: Record<string, string | null>; // great firsts, and who has flown them
  new_planes: string[];
  second_hand: string[]; // from the top
  crashed: string[]; // planes in the box that may come back
  retired: string[]; // planes in the box for good
  lost_pilots: number;
  lost_tiles: number[]; // by their numbers
  drawn: string[]; // what is being chosen from; ? is a card that is not to be seen
  flight: FlightView;
  seats: SeatView[];
  derived: Derived;
}

/** What follows from the table by the rules, for a picture of it. */
export interface Derived {
  flyer: string | null; // who is flying
  has_crashes: boolean; // a plane can crash, not only break down
  weather: Left[]; // after each die, up to the one that breaks off the flight
  firsts: string[]; // great firsts that the announced leg claims with a landing at its end
  /** second-hand planes that can be had, from the top of the pile, and their price */
  offered: Record<string, number>;
  count: Count[] | null; // by seat; null: the game is not over
  seats: SeatDerived[];
}

/** How the points of a player came together in the end. */
export interface Count {
  flown: number; // when the last round was over
  open: Loss[]; // those that cost something
  lost: number; // for them
  level: number; // of the plane
  money: number; // with what the plane was sold for
  money_points: number;
  total: number;
}

/** An objective that was not fulfilled. */
export interface Loss {
  objective: string;
  points: number; // that it costs
}

/** What follows for one player. */
export interface SeatDerived {
  fitness: number; // endurance that the pilot has at a preflight check
  endurance: number; // left in a flight; otherwise that of a check
  range_left: number; // spaces that the plane can still fly in this turn
  racks: Record<string, (string | null)[]>; // by kind what lies in each slot; null: free
  routes: string[]; // from here, within the range of the plane
  rewards: string[]; // outstations whose reward can still be taken
  /** by open objective and place: what a landing does for it */
  goals: Record<string, Record<string, 'cube' | 'fulfilled'>>;
  deliverable: string[]; // loads that may be left, at a place that accepts them
}

/** What is left when a die is resolved. */
export interface Left {
  gauge: number;
  endurance: number;
  is_broken: boolean; // the flight breaks off here
}

/** The flight under way. */
export interface FlightView {
  endurance: number; // left
  flown: number; // spaces, in this turn
  path: string[]; // places, the announced ones included
  leg: string[]; // routes that are announced
  used: string[]; // cards, in this flight
  odds: Odds | null; // of the leg, before the roll
  dice: Die[];
}

/** A die on a space of the leg, and what it costs with the cards used on it. */
export interface Die {
  colour: 'blue' | 'green' | 'red' | 'white';
  face: string;
  fuel: number;
  endurance: number;
}

/** A leg rehearsed. `with` has the chance to arrive with each card, used well. */
export interface Odds {
  with: Record<string, number>;
  arrive: number; // percent
  breakdown: number;
  crash: number;
  fuel: number; // left on average, if it arrives
  endurance: number;
  points: number; // that a breakdown costs
  glory: number; // of a crash
  cards: number; // that a crash loses
}

/** A pile of equipment: a basic card several times, and expert cards. */
export interface Pile {
  is_locked: boolean;
  basics: number;
  experts: number;
  cards: string[]; // the experts that can be seen
}

/** A player. */
export interface SeatView {
  max_fuel?: number;
  range?: number; // spaces in a turn
  level?: number;
  load_slots?: number; // in the initiation game, instead of the four kinds
  cargo_slots?: number;
  pax_slots?: number;
  crew_slots?: number;
  system_slots?: number;
  points: number;
  money: number;
  pilot: string | null;
  plane: string | null;
  place: string | null;
  start: string | null; // the start city
  gauge: number; // fuel in the tank
  loads: Record<string, number>; // aboard
  equipment: string[]; // aboard
  objectives: string[]; // open ones
  cubes: Record<string, string>; // by objective the place with a cube
  fulfilled: string[];
  bags: Record<string, number>; // kept with a diplomacy card
  visited: string[]; // outstations whose reward was taken
  tour: number; // sum of date-line numbers since the start city
  strait: boolean; // the strait was flown since then
  crossed: boolean; // landed on the other side of the Atlantic
  hand: string[] | null; // city cards; null: none, or not to be seen
}

/** What is printed, and the numbers of the rulebook that a picture needs. */
export interface Legend {
  side: string; // of the board: world, atlantic
  fuel_price: number; // of one fuel
  money_a_point: number; // at the end
  letters: Record<string, 'blue' | 'green' | 'red' | 'white'>; // what is printed in a space, and its colour
  places: Record<string, PlaceFacts>;
  sea: string[]; // routes over sea
  firsts: Record<string, FirstFacts>;
  planes: Record<string, PlaneFacts>;
  pilots: Record<string, PilotFacts>;
  objectives: Record<string, ObjectiveFacts>;
  loads: Record<string, LoadFacts>;
  equipment: Record<string, EquipmentFacts>;
  dice: Record<string, string[]>; // the faces of each die, by its colour
  weather: Record<string, Cost>;
}

/** A card of crew or system. */
export interface EquipmentFacts {
  slot: 'crew' | 'system';
  price: number;
}

/** A great first. */
export interface FirstFacts {
  routes: string[];
  points: number;
}

/** A card of cargo or passengers. */
export interface LoadFacts {
  bonus: number; // for a delivery
  compensation: number; // for leaving it behind
  smuggled: number | null; // what it brings past customs
  places: string[]; // where it may be left, unless that is anywhere or nowhere
}

/** An objective. */
export interface ObjectiveFacts {
  sort: 'air-route' | 'diplomacy' | 'vip';
  goals: string[]; // places to land at
  places: string[]; // the goals, or the embassies of the nation
  points: number;
  money: number;
  nation: string | null;
  scale: number[]; // points for each bag, in turn
  penalty: number; // points that it costs at the end, if nothing was done for it
}

/** A pilot. */
export interface PilotFacts {
  level: number; // of the first plane, at most
  revenue: number;
  endurance: number;
  competence: number; // by how many levels a new plane may be higher
  start: string | null; // the start city that comes along
}

/** A place of the map. */
export interface PlaceFacts {
  kind: 'city' | 'customs' | 'embassy' | 'hangar';
  nation: string | null; // whose embassy it is
  points: number | null; // of its city card
  money: number | null;
  accepts: string[]; // loads that may be left here
}

/** A plane. */
export interface PlaneFacts {
  level: number;
  type: 'amphibian' | 'land' | 'land-floats' | 'sea';
  price: number;
  resale: number;
  is_unique: boolean; // there is one, and it cannot be sold
  fuel: number;
  range: number;
  cargo: number;
  pax: number;
  crew: number;
  system: number;
  load: number; // in the initiation game
}

/** What a kind of weather costs. */
export interface Cost {
  fuel: number;
  endurance: number;
}

/** What announcing a route or rolling the weather leads to: the leg rehearsed. */
export interface Ahead {
  with: Record<string, number>;
  arrive: number; // percent
  breakdown: number;
  crash: number;
  fuel: number; // left on average, if it arrives
  endurance: number;
  points: number; // that a breakdown costs
  glory: number; // of a crash
  cards: number; // that a crash loses
  firsts?: string[]; // great firsts that it claims with a landing at its end
}
