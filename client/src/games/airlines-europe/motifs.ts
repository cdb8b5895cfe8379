/** The drawing on the share of each airline. */

import { DRAWINGS, type Motif } from '../../parts/motif';

export const MOTIFS: Record<string, Motif> = {
  yellow: DRAWINGS.biplane,
  blue: DRAWINGS.boat,
  violet: DRAWINGS.triplane,
  red: DRAWINGS.jet,
  black: DRAWINGS.broom,
  brown: DRAWINGS.airship,
  green: DRAWINGS.helicopter,
  orange: DRAWINGS.balloon,
  grey: DRAWINGS.paper,
  white: DRAWINGS.glider,
  abacus: DRAWINGS.abacus,
};
