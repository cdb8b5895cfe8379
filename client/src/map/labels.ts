/** The words that the map itself needs; whoever shows it says them in the reader's language. */
export interface MapLabels {
  map: string;
  closer: string;
  farther: string;
  whole: string;
}
