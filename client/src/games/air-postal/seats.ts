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
