import { Worker } from 'node:worker_threads';
import { type Outcome, playGame, type Tournament } from './tournament.ts';

/** Plays a whole tournament over `threads` threads; `tell` hears each game as it ends. */
export async function playAll(
  tournament: Tournament,
  threads: number,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const note = (outcome: Outcome) => {
    outcomes.push(outcome);
    tell(outcome);
  };
  if (threads === 1) playHere(tournament, note);
  else await playInWorkers(tournament, threads, note);
  return outcomes;
}

function playHere(tournament: Tournament, note: (outcome: Outcome) => void): void {
  for (let index = 0; index < tournament.games; index++) note(playGame(tournament, index));
}

/** Every worker asks for the next game when it has finished one. */
async function playInWorkers(
  tournament: Tournament,
  threads: number,
  note: (outcome: Outcome) => void,
): Promise<void> {
  let next = 0;
  const workers = Array.from({ length: Math.min(threads, tournament.games) }, startWorker);
  const lives = workers.map(
    (worker) =>
      new Promise<void>((done, failed) => {
        const ask = () => {
          if (next < tournament.games) worker.postMessage({ tournament, index: next++ });
          else done();
        };
        worker.on('message', (outcome: Outcome) => {
          note(outcome);
          ask();
        });
        worker.on('error', failed);
        ask();
      }),
  );
  try {
    await Promise.all(lives);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.js', import.meta.url));
}
