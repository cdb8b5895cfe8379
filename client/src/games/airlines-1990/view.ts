/** What Python shows of a table of Airlines (1990), and what it says is printed. */

import type { AmericaLegend, AmericaView } from '../../contract/airlines-1990';
import type { Chart, ChartNow, Frame } from '../../contract/protocol';

export function viewOf(frame: Frame): AmericaView {
  return frame.view as unknown as AmericaView;
}

export function legendOf(chart: Chart): AmericaLegend {
  return chart.legend as unknown as AmericaLegend;
}

/** What lies on the circles, with the markers that sabotage them. */
export function chartNow(view: AmericaView): ChartNow {
  const slots = Object.entries(view.routes).map(([route, { circles }]) => [
    route,
    circles.map(({ marker, is_sabotage }) => ({ piece: marker, is_closed: is_sabotage })),
  ]);
  return { slots: Object.fromEntries(slots), taken: [], places: {} };
}
