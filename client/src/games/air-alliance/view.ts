/** How a table of Air Alliance is read; windsock.games.air_alliance.show says what it is. */

import type { Legend, SeatView, SlotPrint, WorldView } from '../../contract/air-alliance';
import type { Chart, Frame } from '../../contract/protocol';

export function viewOf(frame: Frame): WorldView {
  return frame.view as unknown as WorldView;
}

export function legendOf(chart: Chart): Legend {
  return chart.legend as unknown as Legend;
}

/** How many cards a pile has; whoever sees everything is given the cards themselves. */
export function sizeOf(pile: number | string[]): number {
  return typeof pile === 'number' ? pile : pile.length;
}

/** Whether a plane on this position may take off. */
export function mayTakeOff(legend: Legend, airport: string, position: number): boolean {
  return legend.airports[airport]?.fronts.includes(position) ?? false;
}

/** Whose marker lies on a card of the delivery zone. */
export function reservedBy(view: WorldView, card: string): number | null {
  const seat = view.seats.findIndex((one) => one.reserved.includes(card));
  return seat < 0 ? null : seat;
}

/** Every card that a seat has won, as far as its faces show. */
export function cardsOf(seat: SeatView): string[] {
  return [...seat.pass.flatMap((place) => place.cards), ...(seat.face_down_cards ?? [])];
}

/** How far a seat has come with the trios that it has begun, the fullest first. */
export function triosOf(view: WorldView, seat: number): { trio: string; count: number }[] {
  const begun = Object.entries(view.derived.trios[seat] ?? {}).map(([trio, count]) => ({ trio, count }));
  return begun.sort((one, other) => other.count - one.count);
}

/** What is printed in a slot. */
export function slotOf(legend: Legend, word: string): SlotPrint {
  return legend.slots[word] ?? { kind: 'special', zones: [], numbers: [], colours: [] };
}
