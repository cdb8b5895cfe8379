/** What lies on the table, read from a view's plain values by their shape: the same for every game. */

export type View = Record<string, any>;
export type Tally = Record<string, number>;

/** Fields that the page tells elsewhere, and what follows from the others. */
export const ABOUT = ['game', 'board', 'options', 'seat', 'step', 'asked', 'number', 'ending', 'derived'];

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A heap of things counted by their words: { red: 2 }. */
export function isTally(value: unknown): value is Tally {
  return isRecord(value) && Object.values(value).every(isNumber);
}

/** A row of words: ["red", "blue"]. */
export function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

/** Records by word: { red: { planes: 3 } }. */
export function isRecords(value: unknown): value is Record<string, Record<string, unknown>> {
  return isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isRecord);
}

/** The fields of the table itself, apart from the seats. */
export function tableFields(view: View): [string, unknown][] {
  return Object.entries(view).filter(([key, value]) => !ABOUT.includes(key) && key !== 'seats' && value !== null);
}

export function seatsOf(view: View): View[] {
  return Array.isArray(view['seats']) ? view['seats'] : [];
}

/** The numbers of a seat, without those that are nothing for all. */
export function numberColumns(seats: View[]): string[] {
  const keys = Object.keys(seats[0] ?? {});
  return keys.filter((key) => seats.some((seat) => isNumber(seat[key]) && seat[key] !== 0));
}

/** The heaps and rows that only the viewer is shown: the hand. */
export function ownZones(view: View): { key: string; cards: [string, number][] }[] {
  const seat = view['seat'];
  const seats = seatsOf(view);
  const own = isNumber(seat) ? seats[seat] : undefined;
  if (own === undefined) return [];
  const others = seats.filter((_, place) => place !== seat);
  return Object.entries(own)
    .filter(([key, value]) => (isTally(value) || isWords(value)) && others.some((other) => other[key] == null))
    .map(([key, value]) => ({ key, cards: counted(value as Tally | string[]) }));
}

/** The heaps and rows that everybody is shown of every seat. */
export function publicZones(seats: View[]): string[] {
  const keys = Object.keys(seats[0] ?? {});
  return keys.filter((key) => seats.every((seat) => isTally(seat[key]) || isWords(seat[key])));
}

/** Equal cards counted, in the order in which they first come. */
export function counted(cards: Tally | string[]): [string, number][] {
  if (!Array.isArray(cards)) return Object.entries(cards).filter(([, count]) => count > 0);
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
