import { availableParallelism } from 'node:os';
import { readTable } from '@nabu/kernel';
import { playAll } from '../arena/pool.ts';
import { Progress } from '../arena/progress.ts';
import { reportOn, tableOf } from '../arena/report.ts';
import type { Tournament } from '../arena/tournament.ts';
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
      json: 'switch',
    });
    const tournament = readTournament(args);
    const threads = args.count('threads', availableParallelism(), 1, 256);
    const progress = new Progress(tournament.games);
    const wins = tournament.players.map(() => 0);
    const outcomes = await playAll(tournament, threads, (outcome) => {
      outcome.wins.forEach((won, player) => {
        wins[player] += won;
      });
      progress.step(wins.map((won) => won.toFixed(1).replace('.0', '')).join(' : '));
    });
    progress.clear();
    const report = reportOn(tournament, outcomes);
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
    players,
    games: args.count('games', 100, 1, 1_000_000),
    seed: args.text('seed') ?? '1',
    options,
    maxPlies: args.count('max-plies', MAX_PLIES),
  };
}
