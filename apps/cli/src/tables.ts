import { games } from '@nabu/games';
import {
  type AnyGame,
  type AnyMatch,
  type Games,
  gameByKey,
  Match,
  newestGames,
  type OptionValues,
  readTable,
  rulesKey,
  sha256Hex,
} from '@nabu/kernel';
import { readSpec } from '@nabu/search';
import { type Deed, deedsOf, type Facts, opened, type Pace, UNASKED } from '@nabu/table';
import { UsageError } from './args.ts';

/** The games of the house by id, older versions of their rules as `id@version`. */
export const library: Games = games;

/** The rules a text names, the newest of a game by its id or older ones as `id@version`; else a UsageError that lists what there is. */
export function gameOf(text: string, known: Games = library): AnyGame {
  const game = gameByKey(known, text);
  if (game) return game;
  const [id] = text.split('@');
  const versions = Object.values(known).filter((each) => each.id === id);
  if (versions.length > 0)
    throw new UsageError(
      `There are no such rules of ${id} as "${text}"; there are ${versions.map(rulesKey).join(', ')}.`,
    );
  const ids = newestGames(known).map((each) => each.id);
  throw new UsageError(`There is no game "${text}"; the games are ${ids.join(', ')}.`);
}

/** Who sits where: a human, or a bot by its spec. */
export function readSeats(text: string, humans: boolean): readonly string[] {
  const seats = text.split(',').map((seat) => seat.trim());
  for (const seat of seats) if (!(humans && seat === 'human')) readSpec(seat);
  return seats;
}

/** `name=value` pairs as given on the command line, several in one text or in several. */
export function readPairs(texts: readonly string[]): OptionValues {
  const pairs = texts
    .flatMap((text) => text.split(','))
    .map((pair) => {
      const [, name, value] = /^([^=]+)=(.*)$/.exec(pair.trim()) ?? [];
      if (name === undefined) throw new UsageError(`--options takes name=value, not "${pair}".`);
      return [name, value] as const;
    });
  return Object.fromEntries(pairs);
}

/** A fresh match; the seed may be any text and is spread to the 32 digits a match needs. */
export function newMatch(
  game: AnyGame,
  seats: number,
  pairs: OptionValues,
  seed: string,
): AnyMatch {
  const { options } = readTable(game, seats, pairs);
  return Match.start(game, { seats, options, seed: spread(seed) });
}

/** A match as a table at the terminal: `human` seats are people's, the others bots'. */
export function tableOf(
  match: AnyMatch,
  sitters: readonly string[],
  created: number,
  pace: Pace | null = null,
): { readonly facts: Facts; readonly deeds: readonly Deed[] } {
  const seats = sitters.map((sitter) => (sitter === 'human' ? null : sitter));
  const { seed, table, game } = match;
  const settled = {
    id: 'terminal',
    game: game.id,
    rules: game.rules,
    options: table.options,
    seed,
  };
  const facts = { ...UNASKED, ...settled, seats, pace, created };
  const alone = seats.filter((bot) => bot === null).length === 1;
  const people = seats.map((bot, seat) =>
    bot === null ? { who: 'terminal', name: alone ? 'you' : `player ${seat + 1}` } : null,
  );
  return { facts, deeds: [...opened(facts, people), ...deedsOf(match, created)] };
}

/** The seed of a match for a seed given by hand; 32 hexadecimal digits stand for themselves. */
export function spread(seed: string): string {
  return /^[0-9a-f]{32}$/.test(seed) ? seed : sha256Hex(`nabu seed ${seed}`).slice(0, 32);
}
