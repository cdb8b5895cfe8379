// A program that plays a seat, in JavaScript (Node 18 or later, no packages): any legal move, each equally likely.
//
//     windsock sit 'http://localhost:8000/table/ID#TOKEN' -- node examples/random.mjs

import { createInterface } from 'node:readline';

let answered = null;
for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type === 'frame' && said.stage === 'over') {
    console.error('scores:', said.outcome.scores);
  } else if (said.type === 'frame' && said.moves.length > 0 && answered !== said.number) {
    answered = said.number;
    const move = said.moves[Math.floor(Math.random() * said.moves.length)];
    console.log(JSON.stringify({ number: said.number, move: move.text }));
  } else if (said.type === 'answer' && (said.refused || said.trouble)) {
    console.error('refused:', JSON.stringify(said));
  }
}
