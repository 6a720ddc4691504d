import { rngFrom, writeRecord } from '@nabu/kernel';
import { botFromSpec, MOST_BOT_PLIES, playToEnd } from '@nabu/search';
import { readArgs, UsageError } from '../args.ts';
import { timer } from '../clock.ts';
import { writeText } from '../files.ts';
import { gameOf, newMatch, readPairs, readSeats } from '../tables.ts';
import type { Command } from './command.ts';

/** `nabu record`: one game between bots, written down. */
export const record: Command = {
  usage: 'GAME --seats BOT,BOT[,...]',
  summary: 'play one game between bots and write its record',
  options: [
    ['--seats a,b', 'the bots, one a seat'],
    ['--seed TEXT', 'the same seed gives the same game (1)'],
    ['--options k=v', 'options of the game; may be given again'],
    ['--max-plies N', `the game is ended by agreement after so many moves (${MOST_BOT_PLIES})`],
    ['-o, --output FILE', 'where to write it (standard output)'],
  ],
  run(argv) {
    const args = readArgs('record', argv, {
      seats: 'text',
      seed: 'text',
      options: 'texts',
      'max-plies': 'text',
      output: 'text',
    });
    const game = gameOf(args.word('a game'));
    const seats = args.text('seats');
    if (seats === null)
      throw new UsageError('"nabu record" needs --seats, such as --seats greedy,random.');
    const names = readSeats(seats, false);
    const seed = args.text('seed') ?? '1';
    const match = newMatch(game, names.length, readPairs(args.texts('options')), seed);
    const bots = names.map((spec, seat) => ({
      bot: botFromSpec(game, spec, timer),
      rng: rngFrom(`record ${seed} ${seat}`),
    }));
    playToEnd(match, bots, args.count('max-plies', MOST_BOT_PLIES));
    const text = writeRecord(match, { names });
    const output = args.text('output');
    if (output === null) process.stdout.write(text);
    else writeText(output, text);
    return 0;
  },
};
