/** What the map itself says. */

import type { Wording } from '../lib/wording';
import type { MapLabels } from '../map/labels';

export function mapLabels(wording: Wording): MapLabels {
  return {
    map: wording.say('web-map-help'),
    closer: wording.say('web-map-closer'),
    farther: wording.say('web-map-farther'),
    whole: wording.say('web-map-whole'),
  };
}
