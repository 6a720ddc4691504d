import { parentPort } from 'node:worker_threads';

/** A store's thread for tests: answers until it is asked to read the table "die". */
parentPort.postMessage([{ n: 0 }]);
parentPort.on('message', (asked) => {
  for (const { n, request } of asked) {
    if (request.id === 'die') process.exit(1);
    parentPort.postMessage([{ n, result: null }]);
  }
});
