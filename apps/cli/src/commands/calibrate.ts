import type { AnyGame } from '@nabu/kernel';
import { ADVICE_LINES, readSpec } from '@nabu/search';
import { Progress } from '../arena/progress.ts';
import { type Args, readArgs, UsageError } from '../args.ts';
import { keptGames } from '../calibrate/kept.ts';
import { dataOf, type SeatReport, seatReport, tableOf } from '../calibrate/report.ts';
import { playSampled } from '../calibrate/sampling.ts';
import { writeText } from '../files.ts';
import { gameOf } from '../tables.ts';
import type { Command } from './command.ts';

const MAX_PLIES = 1000;
const BOT = 'astronomer';
const GAMES = 400;
const EVERY = 12;

/** `nabu calibrate`: finds out what the chances that hints tell are worth. */
export const calibrate: Command = {
  usage: 'GAME',
  summary: 'compare what hints promise with how bot games end, and fit one to the other',
  options: [
    ['--seats 2,3', 'the numbers of seats (all that the game allows)'],
    ['--games N', `how many games for each number of seats (${GAMES})`],
    ['--bot BOT', `who sits at every seat (${BOT})`],
    ['--lines N', `lines a hint looks at (${ADVICE_LINES}, as at the table)`],
    ['--every N', `asks for a hint, and follows it, at one of so many decisions (${EVERY})`],
    ['--seed TEXT', 'the same seed gives the same games (1)'],
    ['--resume FILE', 'keep every game in a file, and go on from the games that are in it'],
    ['--json', 'print the report as JSON'],
    ['-o, --output FILE', 'where to write the maps as a data file'],
  ],
  run(argv) {
    const args = readArgs('calibrate', argv, {
      ...{ seats: 'text', games: 'text', bot: 'text', lines: 'text', every: 'text' },
      ...{ seed: 'text', resume: 'text', json: 'switch', output: 'text' },
    });
    const { command, reports } = measured(args);
    const output = args.text('output');
    if (output !== null) writeText(output, dataOf(command, reports));
    process.stdout.write(
      `${args.on('json') ? JSON.stringify(reports, null, 2) : tableOf(reports)}\n`,
    );
    return 0;
  },
};

function measured(args: Args): {
  readonly command: string;
  readonly reports: readonly SeatReport[];
} {
  const game = gameOf(args.word('a game'));
  const seats = readSeatCounts(game, args.text('seats'));
  const bot = args.text('bot') ?? BOT;
  readSpec(bot, game.id);
  const games = args.count('games', GAMES, 2, 1_000_000);
  const lines = args.count('lines', ADVICE_LINES, 1, 1_000_000);
  const every = args.count('every', EVERY, 1, 1000);
  const seed = args.text('seed') ?? '1';
  const progress = new Progress(games * seats.length);
  const reports = seats.map((count) => {
    const trial = { game, seats: count, bot, lines, every, seed, maxPlies: MAX_PLIES };
    const kept = keptGames(args.text('resume'), trial);
    const played = Array.from({ length: games }, (_, index) => {
      const before = kept.get(index);
      const one = before ?? playSampled(trial, index);
      if (before === null) kept.add(index, one);
      progress.step(`${count} seats`);
      return one;
    });
    return seatReport(count, played);
  });
  progress.clear();
  const command = `nabu calibrate ${game.id} --seats ${seats.join(',')} --games ${games} --bot ${bot} --lines ${lines} --every ${every} --seed ${seed}`;
  return { command, reports };
}

function readSeatCounts({ id, seats }: AnyGame, text: string | null): readonly number[] {
  const all = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  const wanted = text === null ? all : text.split(',').map(Number);
  if (wanted.every((count) => all.includes(count))) return wanted;
  throw new UsageError(
    `--seats takes numbers of seats that ${id} allows, such as --seats ${all.join(',')}, not "${text}".`,
  );
}
