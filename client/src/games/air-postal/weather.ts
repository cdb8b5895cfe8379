/** The dice in the order of the spaces, as section 8 of the rules resolves them. */

import type { Die } from './view';

export interface Resolved {
  gauge: number;
  endurance: number;
  isBroken: boolean; // the flight is interrupted here
}

/** What is left after each die, up to the one that interrupts the flight (AP-FLIGHT-16 to -19). */
export function resolved(dice: Die[], gauge: number, endurance: number): Resolved[] {
  const found: Resolved[] = [];
  for (const [number, die] of dice.entries()) {
    gauge -= die.fuel;
    endurance -= die.endurance;
    const isBroken = gauge < 0 || endurance < 0 || (gauge === 0 && number < dice.length - 1);
    found.push({ gauge: Math.max(0, gauge), endurance: Math.max(0, endurance), isBroken });
    if (isBroken) break;
  }
  return found;
}
