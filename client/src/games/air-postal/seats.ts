/** The colours of the seats. The number always stands beside the colour. */

export const SEATS = [
  { colour: '#b8331f', ink: '#ffffff' },
  { colour: '#1d62a8', ink: '#ffffff' },
  { colour: '#e3b32c', ink: '#1b1b1b' },
  { colour: '#2c7a4b', ink: '#ffffff' },
];

export function seatLook(seat: number): { colour: string; ink: string } {
  return SEATS[seat % SEATS.length]!;
}

/** Places on a line, moved on to the right until no two are nearer than that. */
export function sideBySide(places: number[], apart: number): number[] {
  const found = [...places];
  let last = -Infinity;
  for (const seat of [...places.keys()].sort((one, other) => places[one]! - places[other]!)) {
    last = Math.max(found[seat]!, last + apart);
    found[seat] = last;
  }
  return found;
}
