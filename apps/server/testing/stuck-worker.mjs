import { parentPort } from 'node:worker_threads';

/** A thread for tests: hangs, dies, is broken or answers, as the bot's name says. */
parentPort.on('message', ({ question: { spec } }) => {
  while (spec === 'stuck');
  if (spec === 'dead') process.exit(0);
  if (spec === 'thrown') throw new Error('fell over');
  if (spec === 'broken') parentPort.postMessage({ error: new Error('lost the thread') });
  else parentPort.postMessage({ result: answerOf(spec) });
});

function answerOf(spec) {
  const move = `${spec} moves`;
  return { move, stats: { value: 1, iterations: 1, candidates: [{ move, visits: 1, value: 1 }] } };
}
