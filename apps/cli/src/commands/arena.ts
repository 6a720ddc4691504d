import { availableParallelism } from 'node:os';
import { readTable } from '@nabu/kernel';
import { type Goal, goalReport } from '../arena/goal.ts';
import { Journal } from '../arena/journal.ts';
import { playAll } from '../arena/pool.ts';
import { Progress } from '../arena/progress.ts';
import { reportOn } from '../arena/report.ts';
import { type Test, type Verdict, weigh } from '../arena/sprt.ts';
import { tableOf } from '../arena/table.ts';
import type { Outcome, Tournament } from '../arena/tournament.ts';
import { type Args, readArgs, UsageError } from '../args.ts';
import { gameOf, readPairs, readSeats } from '../tables.ts';
import type { Command } from './command.ts';

/** Some games need not end between strong players. */
const MAX_PLIES = 1000;

/** `nabu arena`: bots against bots, many games, with intervals. */
export const arena: Command = {
  usage: 'GAME --seats BOT,BOT[,...]',
  summary: 'play many games between bots and show who wins how often',
  options: [
    ['--seats a,b', 'the bots, one a seat; seats rotate from game to game'],
    ['--games N', 'how many games (100)'],
    ['--seed TEXT', 'the same seed gives the same games (1)'],
    ['--options k=v', 'options of the game; may be given again'],
    ['--threads N', 'how many games at a time (the number of cores)'],
    ['--max-plies N', `a game ends as it stands after so many moves (${MAX_PLIES})`],
    ['--sprt a,b', 'stop when the first player is surely b Elo better, or surely not even a'],
    [
      '--goal PERCENT',
      'stop when it is certain whether the first player wins so much of all games',
    ],
    ['--resume FILE', 'keep every game in a file, and go on from the games that are in it'],
    ['--json', 'print the report as JSON'],
  ],
  async run(argv) {
    const args = readArgs('arena', argv, {
      seats: 'text',
      games: 'text',
      seed: 'text',
      options: 'texts',
      threads: 'text',
      'max-plies': 'text',
      sprt: 'text',
      goal: 'text',
      resume: 'text',
      json: 'switch',
    });
    const tournament = readTournament(args);
    const threads = args.count('threads', availableParallelism(), 1, 256);
    const test = readTest(args.text('sprt'));
    const goal = readGoal(args.text('goal'), tournament.games);
    const path = args.text('resume');
    const journal = path === null ? null : new Journal(path, tournament);
    const played = journal?.played ?? [];
    const progress = new Progress(tournament.games - played.length);
    const wins = tournament.players.map((_, p) => played.reduce((sum, o) => sum + o.wins[p], 0));
    const outcomes = await playAll(tournament, {
      threads,
      played,
      tell(outcome) {
        journal?.note(outcome);
        outcome.wins.forEach((won, player) => {
          wins[player] += won;
        });
        progress.step(wins.map((won) => won.toFixed(1).replace('.0', '')).join(' : '));
      },
      enough: (ordered) =>
        (test !== null && verdictOn(test, ordered).answer !== 'open') ||
        (goal !== null && goalReport(goal, ordered).answer !== 'open'),
    });
    progress.clear();
    const report = reportOn(tournament, outcomes, {
      ...(test ? { sprt: verdictOn(test, outcomes) } : {}),
      ...(goal ? { goal: goalReport(goal, outcomes) } : {}),
    });
    process.stdout.write(
      `${args.on('json') ? JSON.stringify(report, null, 2) : tableOf(report)}\n`,
    );
    return 0;
  },
};

function readTournament(args: Args): Tournament {
  const game = gameOf(args.word('a game'));
  const seats = args.text('seats');
  if (seats === null)
    throw new UsageError('"nabu arena" needs --seats, such as --seats search:500,greedy.');
  const players = readSeats(seats, false);
  const options = readTable(game, players.length, readPairs(args.texts('options'))).options;
  return {
    game: game.id,
    rules: game.rules,
    players,
    games: args.count('games', 100, 1, 1_000_000),
    seed: args.text('seed') ?? '1',
    options,
    maxPlies: args.count('max-plies', MAX_PLIES),
  };
}

/** The result of the first player in every whole deal. */
function verdictOn(test: Test, ordered: readonly Outcome[]): Verdict {
  const seats = ordered[0]?.wins.length ?? 2;
  const deals = Array.from({ length: Math.floor(ordered.length / seats) }, (_, deal) =>
    ordered
      .slice(deal * seats, (deal + 1) * seats)
      .reduce((sum, { wins }) => sum + wins[0] / seats, 0),
  );
  return weigh(test, deals, seats - 1);
}

function readTest(text: string | null): Test | null {
  if (text === null) return null;
  const [, elo0, elo1] = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text) ?? [];
  if (elo0 === undefined || Number(elo0) >= Number(elo1))
    throw new UsageError(`--sprt takes two leads in Elo, such as --sprt 0,50, not "${text}".`);
  return { elo0: Number(elo0), elo1: Number(elo1) };
}

function readGoal(text: string | null, games: number): Goal | null {
  if (text === null) return null;
  const percent = /^(\d{1,3}(?:\.\d{1,3})?)%?$/.exec(text)?.[1];
  if (percent === undefined || Number(percent) > 100)
    throw new UsageError(`--goal takes a share of the games, such as --goal 75%, not "${text}".`);
  return { share: Number(percent) / 100, games };
}
