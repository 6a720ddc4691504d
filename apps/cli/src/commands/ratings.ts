import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArgs, UsageError } from '../args.ts';
import type { Command } from './command.ts';

const TASKS = ['recompute', 'check'];

/** The program that works on the data of a house; a program of its own, because nobody imports an app. */
const UPKEEP = new URL('../../../server/dist/upkeep.js', import.meta.url);

/** `nabu ratings`: what people are rated, from the finished games of a house that is not open. */
export const ratings: Command = {
  usage: 'recompute|check',
  summary: 'compute the ratings of a house anew from its finished games, or check them',
  options: [['--data DIR', 'the folder of the house (NABU_DATA, or ./data)']],
  run(argv) {
    const args = readArgs('ratings', argv, { data: 'text' });
    const task = args.word('recompute or check');
    if (!TASKS.includes(task))
      throw new UsageError(`"nabu ratings" takes ${TASKS.join(' or ')}, not "${task}".`);
    const data = args.text('data');
    return upkeep(['ratings', task, ...(data === null ? [] : ['--data', data])]);
  },
};

function upkeep(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [fileURLToPath(UPKEEP), ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
