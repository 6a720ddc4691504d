import { readArgs, UsageError } from '../args.ts';
import { HOUSE_FLAGS, HOUSE_OPTIONS, upkeep } from '../upkeep.ts';
import type { Command } from './command.ts';

const TASKS = ['export', 'import'];

/** `nabu archive`: the finished public games of a house as one file. */
export const archive: Command = {
  usage: 'export FILE | import FILE',
  summary:
    'write the finished public games of a house into one file of records, or add those of a file',
  options: HOUSE_OPTIONS,
  run(argv) {
    const args = readArgs('archive', argv, HOUSE_FLAGS);
    const [task = '', ...files] = args.words;
    if (!TASKS.includes(task) || files.length !== 1)
      throw new UsageError(
        '"nabu archive" takes export or import and one file; see "nabu help archive".',
      );
    return upkeep(['archive', task, ...files], args);
  },
};
