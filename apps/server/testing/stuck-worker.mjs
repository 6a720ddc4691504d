import { parentPort, threadId, workerData } from 'node:worker_threads';

/** A thread for tests: hangs, waits until it is told to stop, dies, is broken or answers, as the bot's name says. */
parentPort.on('message', ({ kind, question: { spec } }) => {
  while (spec === 'stuck');
  while (spec === 'patient' && Atomics.load(workerData, 0) === 0);
  if (spec === 'dead') process.exit(0);
  if (spec === 'thrown') throw new Error('fell over');
  if (spec === 'broken') parentPort.postMessage({ error: new Error('lost the thread') });
  else parentPort.postMessage({ result: kind === 'advise' ? [] : answerOf(spec) });
});

parentPort.postMessage({ started: true });

function answerOf(spec) {
  const move = spec === 'thread' ? `thread ${threadId}` : `${spec} moves`;
  return { move, stats: { value: 1, iterations: 1, candidates: [{ move, visits: 1, value: 1 }] } };
}
