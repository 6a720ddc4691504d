import type { AnyGame } from '@nabu/kernel';
import { effortFor } from '@nabu/search/puzzles';
import { Progress } from '../arena/progress.ts';
import { readArgs, UsageError } from '../args.ts';
import { begun, makeAll, type Order } from '../puzzles/making.ts';
import { gameOf } from '../tables.ts';
import type { Command } from './command.ts';

const COUNT = 100;

/** `nabu puzzles`: finds positions with one clearly best move in games of bots. */
export const puzzles: Command = {
  usage: 'GAME',
  summary: 'find puzzles in games between bots: positions with one clearly best move',
  options: [
    ['--count N', `how many puzzles there are at least in the end (${COUNT})`],
    ['--seed TEXT', 'the same seed gives the same puzzles (1)'],
    ['--seats N', 'the number of seats (all that the game allows, in turn)'],
    ['--out FILE', 'where to write them; a file that is there is gone on with (GAME-puzzles.txt)'],
  ],
  run(argv) {
    const args = readArgs('puzzles', argv, {
      ...{ count: 'text', seed: 'text', seats: 'text', out: 'text' },
    });
    const game = gameOf(args.word('a game'));
    const order: Order = {
      ...{ game, count: args.count('count', COUNT, 1, 100_000), effort: effortFor(game.id) },
      ...{ seed: seedOf(args.text('seed')), seats: seatsOf(game, args.text('seats')) },
      file: args.text('out') ?? `${game.id}-puzzles.txt`,
    };
    const before = begun(order).puzzles.length;
    const progress = new Progress(Math.max(0, order.count - before));
    let done = before;
    const set = makeAll(order, ({ puzzles: made, making }) => {
      for (; done < made.length; done++) progress.step(`${making?.games} games`);
    });
    progress.clear();
    const { games = 0 } = set.making ?? {};
    process.stdout.write(`${order.file}: ${set.puzzles.length} puzzles from ${games} games\n`);
    return 0;
  },
};

function seedOf(text: string | null): string {
  const seed = text ?? '1';
  if (/^[\w-]{1,40}$/.test(seed)) return seed;
  throw new UsageError(`--seed takes up to 40 letters and digits, not "${seed.slice(0, 60)}".`);
}

function seatsOf({ id, seats }: AnyGame, text: string | null): readonly number[] {
  const all = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  if (text === null) return all;
  if (all.includes(Number(text))) return [Number(text)];
  throw new UsageError(`--seats must be ${all.join(', ')} for ${id}, not "${text}".`);
}
