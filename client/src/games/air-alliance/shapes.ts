/** The three shapes of airports: their runways, and where the planes stand. The front is at the top. */

import type { AirportView } from '../../contract/air-alliance';
import type { Point } from '../../map/geometry';

export const DISC = 15; // radius of a plane's disc

interface Drawing {
  runway: string;
  stands: Point[]; // of the positions, in order
}

export const DRAWINGS: Record<AirportView['shape'], Drawing> = {
  Y: { runway: 'M-24-13L0 5L24-13M0 5V19', stands: [[-24, -13], [24, -13], [0, 19]] },
  'inverted Y': { runway: 'M0-15V2M-24 19L0 2L24 19', stands: [[0, -15], [-24, 19], [24, 19]] },
  V: { runway: 'M-24-6L0 22L24-6', stands: [[-24, -6], [24, -6]] },
};

/** The wings of a plane that may take off. */
export const WINGS = 'M0-21c2.6 0 3.6 3 3.6 8L23 3v6L3.6 6v8l6 5v4L0 20.5l-9.6 2.5v-4l6-5V6L-23 9V3L-3.6-13c0-5 1-8 3.6-8Z';
