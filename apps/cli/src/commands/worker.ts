import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArgs } from '../args.ts';
import type { Command } from './command.ts';

/** The program that thinks for a house; a program of its own, because nobody imports an app. */
const WORKER = new URL('../../../server/dist/worker.js', import.meta.url);

/** `nabu worker`: thinks for the bots of a house that runs elsewhere. */
export const worker: Command = {
  usage: '[--redis-url URL] [--threads N]',
  summary: 'think for the bots of a house of several nodes, on any machine',
  options: [
    ['--redis-url URL', "the house's Redis (NABU_REDIS_URL)"],
    ['--threads N', 'how many questions at a time (NABU_THREADS, or one for each core)'],
  ],
  run(argv) {
    const args = readArgs('worker', argv, { 'redis-url': 'text', threads: 'text' });
    const given = (['redis-url', 'threads'] as const).flatMap((name) => {
      const value = args.text(name);
      return value === null ? [] : [`--${name}`, value];
    });
    const child = spawn(process.execPath, [fileURLToPath(WORKER), ...given], { stdio: 'inherit' });
    // Both are in the same group in a terminal; elsewhere the signal is passed on.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => child.kill(signal));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  },
};
