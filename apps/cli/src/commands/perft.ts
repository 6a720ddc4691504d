import { type AnyGame, readTable, rngFrom } from '@nabu/kernel';
import { readArgs } from '../args.ts';
import { gameOf, newMatch, readPairs } from '../tables.ts';
import type { Command } from './command.ts';

/** `nabu perft`: how many lines of moves lead out of a position. */
export const perft: Command = {
  usage: 'GAME',
  summary: 'count the lines of legal moves from a position',
  options: [
    ['--depth N', 'the longest lines (3)'],
    ['--position TEXT', 'the position; otherwise the opening of the seed'],
    ['--seats N', 'how many players (the fewest)'],
    ['--seed TEXT', 'the seed of the opening (1)'],
    ['--options k=v', 'options of the game; may be given again'],
  ],
  run(argv) {
    const args = readArgs('perft', argv, {
      depth: 'text',
      position: 'text',
      seats: 'text',
      seed: 'text',
      options: 'texts',
    });
    const game = gameOf(args.word('a game'));
    const seats = args.count('seats', game.seats.min);
    const table = readTable(game, seats, readPairs(args.texts('options')));
    const opening = newMatch(game, seats, table.options, args.text('seed') ?? '1').positionAt(0);
    const state = game.notation.readPosition(args.text('position') ?? opening, table);
    const deepest = args.count('depth', 3, 1, 12);
    for (let depth = 1; depth <= deepest; depth++) {
      process.stdout.write(`${depth} ${lines(game, state, depth)}\n`);
    }
    return 0;
  },
};

/** Chance takes the same fixed course in every line, so the count is a property of the position. */
function lines(game: AnyGame, state: unknown, depth: number): number {
  let count = 0;
  for (const seat of game.actors(state)) {
    const moves = game.moves(state, seat);
    if (depth === 1) {
      count += moves.length;
      continue;
    }
    for (const move of moves) {
      const after = game.copy(state);
      game.play(after, seat, move, rngFrom('perft'));
      count += lines(game, after, depth - 1);
    }
  }
  return count;
}
