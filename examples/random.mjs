// A program that plays a seat, in JavaScript (Node 18 or later, no packages): any legal move, each equally likely.
//
//     windsock sit - -- node examples/random.mjs       (then give it the seat's link)

import { createInterface } from 'node:readline';

let frame = null; // the newest one
let count = 0; // the entry that our last move became
let isWaiting = false; // for an answer
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type === 'frame') {
    frame = said;
    if (said.stage === 'over') console.error('scores:', said.outcome.scores);
  } else if (said.type === 'answer') {
    isWaiting = false;
    if (said.count !== undefined) {
      count = said.count;
    } else {
      console.error('refused:', JSON.stringify(said));
      frame = null; // it comes again
    }
  }
  if (frame?.moves.length && frame.count >= count && !isWaiting) {
    isWaiting = true;
    const move = frame.moves[Math.floor(Math.random() * frame.moves.length)].text;
    console.log(JSON.stringify({ id: frame.count, number: frame.number, move }));
  }
}
