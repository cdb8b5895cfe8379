/** The chart in the reader's words. */

import type { Chart } from '../contract/protocol';
import type { Wording } from '../lib/wording';

/** Pieces that are not in play have no home on it. `inPlay`: their words, with spaces between. */
export function translated(chart: Chart, wording: Wording, inPlay: string): Chart {
  const playing = inPlay.split(' ');
  return {
    ...chart,
    places: chart.places.map((place) => ({
      ...place,
      name: wording.name(place.key),
      home: place.home !== null && playing.includes(place.home) ? place.home : null,
    })),
  };
}
