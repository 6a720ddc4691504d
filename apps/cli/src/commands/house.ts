import { readArgs, UsageError } from '../args.ts';
import { HOUSE_FLAGS, HOUSE_OPTIONS, upkeep } from '../upkeep.ts';
import type { Command } from './command.ts';

/** What each task needs besides the house. */
const NEEDS: { readonly [task: string]: 'file' | 'to' } = {
  move: 'to',
  backup: 'file',
  restore: 'file',
};

/** `nabu house`: moves a house between a file and PostgreSQL, backs it up and puts it back. */
export const house: Command = {
  usage: 'move --to PLACE | backup FILE | restore FILE',
  summary: 'move a house to or from PostgreSQL, back it up while it is open, put a backup back',
  options: [
    ...HOUSE_OPTIONS,
    ['--to PLACE', 'where a move leads: postgres://user:password@host/database or sqlite:DIR'],
  ],
  run(argv) {
    const args = readArgs('house', argv, { ...HOUSE_FLAGS, to: 'text' });
    const [task = '', ...words] = args.words;
    const needs = Object.hasOwn(NEEDS, task) ? NEEDS[task] : null;
    if (needs === null)
      throw new UsageError(`"nabu house" takes ${Object.keys(NEEDS).join(', ')}, not "${task}".`);
    if (needs === 'to' && args.text('to') === null)
      throw new UsageError('"nabu house move" needs --to; see "nabu help house".');
    if (words.length !== (needs === 'file' ? 1 : 0))
      throw new UsageError(
        `"nabu house ${task}" takes ${needs === 'file' ? 'one file' : 'no file'}.`,
      );
    return upkeep(['house', task, ...words], args, ['to']);
  },
};
