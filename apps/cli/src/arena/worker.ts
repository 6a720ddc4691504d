import { parentPort } from 'node:worker_threads';
import { playGame, type Tournament } from './tournament.ts';

/** A thread of the arena: plays the games it is asked for, one after the other. */
parentPort?.on('message', ({ tournament, index }: { tournament: Tournament; index: number }) => {
  parentPort?.postMessage(playGame(tournament, index));
});
