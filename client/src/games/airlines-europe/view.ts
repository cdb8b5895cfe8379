/** What Python shows of a table of Airlines Europe, and what it says is printed. */

import type { EuropeLegend, EuropeView } from '../../contract/airlines-europe';
import type { Chart, Frame } from '../../contract/protocol';

export function viewOf(frame: Frame): EuropeView {
  return frame.view as unknown as EuropeView;
}

export function legendOf(chart: Chart): EuropeLegend {
  return chart.legend as unknown as EuropeLegend;
}
