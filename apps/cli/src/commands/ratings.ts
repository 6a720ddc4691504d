import { readArgs, UsageError } from '../args.ts';
import { HOUSE_FLAGS, HOUSE_OPTIONS, upkeep } from '../upkeep.ts';
import type { Command } from './command.ts';

const TASKS = ['recompute', 'check'];

/** `nabu ratings`: what people are rated, from the finished games of a house that is not open. */
export const ratings: Command = {
  usage: 'recompute|check',
  summary: 'compute the ratings of a house anew from its finished games, or check them',
  options: HOUSE_OPTIONS,
  run(argv) {
    const args = readArgs('ratings', argv, HOUSE_FLAGS);
    const task = args.word('recompute or check');
    if (!TASKS.includes(task))
      throw new UsageError(`"nabu ratings" takes ${TASKS.join(' or ')}, not "${task}".`);
    return upkeep(['ratings', task], args);
  },
};
