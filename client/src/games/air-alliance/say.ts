/** What a listener is told of airports, cards, slots and passes. */

import type { Legend, PlaceView, WorldView } from '../../contract/air-alliance';
import type { Wording } from '../../lib/wording';
import { mayTakeOff, slotOf } from './view';

/** A number with the reader's marks between thousands. */
export function figure(number: number, wording: Wording): string {
  return new Intl.NumberFormat(wording.code, { useGrouping: true }).format(number);
}

/** The word for a shape in messages: y, inverted, v. */
export function shapeKey(shape: string): string {
  return shape === 'inverted Y' ? 'inverted' : shape.toLowerCase();
}

/** An airport: its shape, the planes in their order, and who may take off. */
export function describeAirport(view: WorldView, legend: Legend, airport: string, wording: Wording): string {
  const { shape, admits } = view.airports[airport]!;
  const planes = view.planes[airport] ?? [];
  const said = planes.flatMap((plane, position) => (plane ? [describePlane(plane, position, mayTakeOff(legend, airport, position), wording)] : []));
  return wording.say('world-airport', {
    airport: wording.name(airport),
    shape: shapeKey(shape),
    free: planes.filter((plane) => plane === null).length,
    planes: said.length ? wording.series(said) : '',
    admits: legend.airports[airport]!.is_restricted ? wording.series(admits.map((colour) => wording.name(colour))) : '',
  });
}

function describePlane(plane: string, position: number, isFirst: boolean, wording: Wording): string {
  return wording.say('world-plane', { plane: wording.name(plane), number: position + 1, state: isFirst ? 'front' : 'waits' });
}

/** A slot in words: its notation, and what it allows. */
export function describeSlot(word: string, special: string | null, legend: Legend, wording: Wording): string {
  const slot = slotOf(legend, word);
  return wording.say('world-slot', {
    kind: slot.kind,
    zones: wording.series(slot.zones),
    numbers: wording.series(slot.numbers),
    colours: wording.series(slot.colours.map((colour) => wording.name(colour))),
    home: special ? wording.name(special) : '',
  });
}

/** A card: who travels, from where to where, for how many miles, with which slots. */
export function describeCard(view: WorldView, card: string, legend: Legend, wording: Wording): string {
  const found = view.cards[card];
  if (!found) return wording.name(card);
  return wording.say('world-card', {
    card: wording.name(card),
    from: wording.name(found.from),
    to: wording.name(found.to),
    miles: figure(found.miles, wording),
    slots: wording.series(found.slots.map((slot) => describeSlot(slot, null, legend, wording))),
    trio: found.trio ? wording.name(found.trio) : '',
  });
}

/** A place of a pass: what it shows, what is used, and the cards below. */
export function describePlace(place: PlaceView, number: number, special: string | null, legend: Legend, wording: Wording): string {
  const top = place.cards.at(-1);
  return wording.say('world-place', {
    place: number,
    top: top ? wording.name(top) : '',
    slots: wording.series(place.slots.map((slot) => describeSlot(slot, special, legend, wording))),
    used: place.marker === null ? '' : (place.slots[place.marker - 1] ?? ''),
    covered: wording.series(place.cards.slice(0, -1).map((card) => wording.name(card))),
  });
}
