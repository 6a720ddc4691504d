import { rngFrom } from '@nabu/kernel';
import { weightsOf } from '@nabu/search';
import { Progress } from '../arena/progress.ts';
import { type Args, readArgs, UsageError } from '../args.ts';
import { writeText } from '../files.ts';
import { gameOf } from '../tables.ts';
import { duel } from '../tune/duel.ts';
import { dataOf, type TuneReport, tuneTable } from '../tune/report.ts';
import { climb } from '../tune/spsa.ts';
import type { Command } from './command.ts';

const MAX_PLIES = 1000;

/** `nabu tune`: finds better weights for a game's evaluation by playing. */
export const tune: Command = {
  usage: 'GAME',
  summary: 'fit the weights of the evaluation of a game by self-play',
  options: [
    ['--rounds N', 'how often the weights are moved (200)'],
    ['--deals N', 'deals of a round, each played from both seats (2)'],
    ['--seats N', 'how many play; each side has every other seat (2)'],
    ['--iterations N', 'lines for a decision while tuning; 1 looks one move ahead only (60)'],
    ['--reach N', 'how far apart the two sides of a round stand, in parts of each weight (0.3)'],
    ['--stride N', 'how far a round that is won altogether moves each weight (0.1)'],
    ['--proof N', 'deals of the duel between new and old at the end (50)'],
    ['--seed TEXT', 'the same seed gives the same weights (1)'],
    ['--json', 'print the report as JSON'],
    ['-o, --output FILE', 'where to write the weights as a data file'],
  ],
  run(argv) {
    const args = readArgs('tune', argv, {
      ...{ rounds: 'text', deals: 'text', iterations: 'text', reach: 'text', stride: 'text' },
      ...{ seats: 'text', proof: 'text', seed: 'text', json: 'switch', output: 'text' },
    });
    const report = tuned(args);
    const output = args.text('output');
    if (output !== null) writeText(output, dataOf(report));
    process.stdout.write(
      `${args.on('json') ? JSON.stringify(report, null, 2) : tuneTable(report)}\n`,
    );
    return 0;
  },
};

function tuned(args: Args): TuneReport {
  const game = gameOf(args.word('a game'));
  const before = weightsOf(game.id);
  if (before === null) throw new UsageError(`${game.id} has no weights to tune.`);
  const seed = args.text('seed') ?? '1';
  const iterations = args.count('iterations', 60, 1, 1_000_000);
  const deals = args.count('deals', 2, 1, 10_000);
  const seats = args.count('seats', 2, game.seats.min, game.seats.max);
  const rules = { game, seats, iterations, maxPlies: MAX_PLIES };
  const steps = {
    rounds: args.count('rounds', 200, 1, 1_000_000),
    reach: args.amount('reach', 0.3, 10),
    stride: args.amount('stride', 0.1, 10),
  };
  const progress = new Progress(steps.rounds);
  let last = 0;
  const after = climb(
    before,
    steps,
    rngFrom(`tune ${seed}`),
    (one, two, round) => {
      last = duel(rules, one, two, deals, `${seed} ${round}`).ahead;
      return last;
    },
    () => progress.step(`last round ${(100 * last).toFixed(0)} %`),
  );
  progress.clear();
  const proofRules = { ...rules, iterations: 3 * iterations };
  const proof = duel(
    proofRules,
    after,
    before,
    args.count('proof', 50, 1, 100_000),
    `${seed} proof`,
  );
  const command = `nabu tune ${game.id} --rounds ${steps.rounds} --deals ${deals} --seats ${seats} --iterations ${iterations} --reach ${steps.reach} --stride ${steps.stride} --seed ${seed}`;
  return { game: game.id, command, before, after, proof: { ...proof, iterations: 3 * iterations } };
}
