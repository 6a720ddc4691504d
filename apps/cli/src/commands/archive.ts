import { readArgs, UsageError } from '../args.ts';
import { HOUSE_FLAGS, HOUSE_OPTIONS, upkeep } from '../upkeep.ts';
import type { Command } from './command.ts';

/** By task: how many words it takes, at least and at most. */
const TASKS: { readonly [task: string]: readonly [least: number, most: number] } = {
  export: [1, 1],
  import: [1, 1],
  fill: [0, 1],
  recount: [0, 0],
};

/** `nabu archive`: the finished public games of a house, as one file or as a whole. */
export const archive: Command = {
  usage: 'export FILE | import FILE | fill [GAME] | recount',
  summary:
    'write the finished public games of a house into one file of records, add those of a file, have bots play some, or count all anew',
  options: [
    ['--seats a,b', 'fill: the bots, one a seat (cupbearer,scribe)'],
    ['--games N', 'fill: how many of each game (20)'],
    ...HOUSE_OPTIONS,
  ],
  run(argv) {
    const args = readArgs('archive', argv, { ...HOUSE_FLAGS, seats: 'text', games: 'text' });
    const [task = '', ...words] = args.words;
    const [least, most] = Object.hasOwn(TASKS, task) ? TASKS[task] : [1, 0];
    if (words.length < least || words.length > most)
      throw new UsageError(
        '"nabu archive" takes export or import and one file, fill and perhaps a game, or recount; see "nabu help archive".',
      );
    return upkeep(['archive', task, ...words], args, ['seats', 'games']);
  },
};
