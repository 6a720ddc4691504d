import { randomBytes } from 'node:crypto';
import { type AnyMatch, parseRecord, replayRecord } from '@nabu/kernel';
import { type Pace, readPace } from '@nabu/table';
import { type Args, readArgs, UsageError } from '../args.ts';
import { readText } from '../files.ts';
import { Lines } from '../play/lines.ts';
import { playSession } from '../play/loop.ts';
import { Session } from '../play/session.ts';
import { gameOf, library, newMatch, readPairs, readSeats, tableOf } from '../tables.ts';
import type { Command } from './command.ts';

/** `nabu play`: a person at the terminal against bots, or several around it. */
export const play: Command = {
  usage: 'GAME',
  summary: 'play in the terminal, against bots or around one screen',
  options: [
    ['--seats human,search:500', 'who sits where (you first, scribes on the other seats)'],
    ['--seed TEXT', 'the same seed gives the same deal (a fresh one)'],
    ['--options k=v', 'options of the game; may be given again'],
    [
      '--pace 5m+10s',
      'against the clock: 5m+10s adds 10 s a decision, 5m/10s has 10 s of each free',
    ],
    ['--load FILE', 'go on with a saved game'],
  ],
  async run(argv) {
    const args = readArgs('play', argv, {
      seats: 'text',
      seed: 'text',
      options: 'texts',
      load: 'text',
      pace: 'text',
    });
    const match = readMatch(args);
    const seats = seatsOf(args, match);
    if (seats.length !== match.table.seats) {
      throw new UsageError(
        `--seats names ${seats.length} seats, but the game has ${match.table.seats}.`,
      );
    }
    const { facts, deeds } = tableOf(match, seats, Date.now(), paceOf(args));
    const session = new Session(facts, deeds, (text) => process.stdout.write(`${text}\n`));
    const lines = new Lines((line) => session.hints(line));
    try {
      return await playSession(session, lines);
    } finally {
      lines.close();
    }
  },
};

function paceOf(args: Args): Pace | null {
  const text = args.text('pace');
  const pace = text === null ? null : readPace(text);
  if (text !== null && pace?.kind !== 'live')
    throw new UsageError(`"${text}" is not a pace; write it like 5m+10s, 90s or 5m/10s.`);
  return pace;
}

function readMatch(args: Args): AnyMatch {
  const game = gameOf(args.word('a game'));
  const load = args.text('load');
  if (load === null) {
    const seats = args.text('seats');
    const count = seats === null ? game.seats.min : readSeats(seats, true).length;
    const seed = args.text('seed') ?? randomBytes(16).toString('hex');
    return newMatch(game, count, readPairs(args.texts('options')), seed);
  }
  const match = replayRecord(library, readText(load));
  if (match.game.id === game.id) return match;
  throw new UsageError(`"${load}" is a game of ${match.game.id}, not of ${game.id}.`);
}

/** Who sits where: as asked, or as in the saved game, or one person and bots. */
function seatsOf(args: Args, match: AnyMatch): readonly string[] {
  const text = args.text('seats');
  if (text !== null) return readSeats(text, true);
  const load = args.text('load');
  const saved = load === null ? [] : parseRecord(readText(load)).names;
  return Array.from({ length: match.table.seats }, (_, seat) => {
    const name = saved[seat];
    if (name === undefined) return seat === 0 ? 'human' : 'scribe';
    return name === 'you' || name.startsWith('player ') ? 'human' : name;
  });
}
