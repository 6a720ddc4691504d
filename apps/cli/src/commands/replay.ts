import { parseRecord, replayRecord } from '@nabu/kernel';
import { readArgs } from '../args.ts';
import { readText } from '../files.ts';
import { resultLines } from '../results.ts';
import { library } from '../tables.ts';
import type { Command } from './command.ts';

/** `nabu replay`: plays a record again and checks every word of it. */
export const replay: Command = {
  usage: 'FILE',
  summary: 'check every move of a record and print its result',
  options: [],
  run(argv) {
    const text = readText(readArgs('replay', argv, {}).word('the file of a record'));
    const match = replayRecord(library, text);
    const { names } = parseRecord(text);
    const ending = match.result === null ? 'not over' : `ended by ${match.result.ending}`;
    const lines = resultLines(match, names).join('\n');
    process.stdout.write(
      `${match.game.id}, ${match.ply} moves, ${ending}: every move checked\n${lines}\n`,
    );
    return 0;
  },
};
