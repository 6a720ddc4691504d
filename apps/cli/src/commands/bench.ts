import { newestGames } from '@nabu/kernel';
import { readArgs, UsageError } from '../args.ts';
import { gameOf, library } from '../tables.ts';
import type { Command } from './command.ts';

/** `nabu bench`: the speed of the rules and the search beside boardgame.io. */
export const bench: Command = {
  usage: '',
  summary: 'measure the rules and the search, beside boardgame.io in the same run',
  options: [
    ['--games a,b', 'the games to measure (all)'],
    ['--seconds N', 'how long to measure each figure (0.5)'],
    ['--json', 'print the figures as JSON'],
  ],
  async run(argv) {
    const args = readArgs('bench', argv, { games: 'text', seconds: 'text', json: 'switch' });
    if (args.words.length > 0) throw new UsageError(`"nabu bench" takes no "${args.words[0]}".`);
    const { benchMain } = await import('@nabu/bench');
    const ids = args.text('games')?.split(',');
    return benchMain({
      games: ids?.map((id) => gameOf(id)) ?? newestGames(library),
      seconds: args.amount('seconds', 0.5, 60),
      json: args.on('json'),
    });
  },
};
