import { type AnyMatch, parseRecord, RecordError, replayRecord } from '@nabu/kernel';
import { type Args, readArgs, UsageError } from '../args.ts';
import { readText } from '../files.ts';
import { fitted, fittedTable } from '../review/fit.ts';
import { reportOf } from '../review/report.ts';
import { reviewed } from '../review/run.ts';
import { tableOf, verified } from '../review/verify.ts';
import { library } from '../tables.ts';
import type { Command } from './command.ts';

const SECONDS = 60;
const DECISIONS = 8;
const GAMES = 24;

/** `nabu review`: judges every decision of a finished game. */
export const review: Command = {
  usage: 'FILE [FILE ...]',
  summary: 'judge every decision of a finished game, and tell luck from skill',
  options: [
    ['--seconds N', `the most time for one record (${SECONDS})`],
    ['--json', 'print all that was found as JSON'],
    ['--verify', 'play on after the best moves and after those made, and compare with the claims'],
    ['--fit', 'play on in the same way, and tell how much of a claim is to be believed'],
    ['--decisions N', `with --verify: so many decisions of a record (${DECISIONS})`],
    ['--games N', `with --verify or --fit: so many games from each decision (${GAMES})`],
  ],
  run(argv) {
    const args = readArgs('review', argv, {
      ...{ seconds: 'text', json: 'switch', verify: 'switch', fit: 'switch' },
      ...{ decisions: 'text', games: 'text' },
    });
    if (args.words.length === 0)
      throw new UsageError('"nabu review" needs the file of a record; see "nabu help review".');
    const seconds = args.count('seconds', SECONDS, 1, 3600);
    if (args.on('verify')) return verify(args, seconds);
    if (args.on('fit')) return fit(args, seconds);
    const found = args.words.map((file) => {
      const text = readText(file);
      const { names } = parseRecord(text);
      return { file, names, review: reviewed(finished(text), seconds).review };
    });
    const reports = found.map(({ review, names }) => reportOf(review, names)).join('\n\n');
    process.stdout.write(`${args.on('json') ? JSON.stringify(found, null, 2) : reports}\n`);
    return 0;
  },
};

function verify(args: Args, seconds: number): number {
  const matches = args.words.map((file) => finished(readText(file)));
  const decisions = args.count('decisions', DECISIONS, 1, 1000);
  const games = args.count('games', GAMES, 1, 1_000_000);
  const rows = verified(matches, { seconds, decisions, games });
  process.stdout.write(`${args.on('json') ? JSON.stringify(rows, null, 2) : tableOf(rows)}\n`);
  return 0;
}

function fit(args: Args, seconds: number): number {
  const matches = args.words.map((file) => finished(readText(file)));
  const rows = fitted(matches, seconds, args.count('games', GAMES, 1, 1_000_000));
  process.stdout.write(`${args.on('json') ? JSON.stringify(rows, null, 2) : fittedTable(rows)}\n`);
  return 0;
}

function finished(text: string): AnyMatch {
  const match = replayRecord(library, text);
  if (match.over) return match;
  throw new RecordError(
    parseRecord(text).resultLine,
    'the game is not over, so it cannot be reviewed',
    {
      fault: 'unfinished',
    },
  );
}
