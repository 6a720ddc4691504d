import type { AnyMatch } from '@nabu/kernel';
import { type Deed, type Facts, opened, UNASKED } from '@nabu/table';
import { HERE, randomHex, type Save, saveOf } from './save.ts';

/**
 * A copy of a finished match as it stood after so many moves, to be played on by one person for all sides: chance
 * gives the same as it did as long as the same moves are made.
 */
export function trialFrom(match: AnyMatch, names: readonly string[], ply: number): Save {
  if (!match.over) throw new Error('Only a match that is over can be tried out.');
  const { game, table, seed } = match;
  const created = Date.now();
  const facts: Facts = {
    ...{ id: randomHex(12), seed, created, game: game.id, rules: game.rules },
    ...{ ...UNASKED, options: table.options, seats: names.map(() => null) },
  };
  const guests = names.map((name) => ({ who: HERE, name }));
  const moves = match.written
    .slice(0, ply)
    .map(({ seat, move }): Deed => ({ kind: 'played', at: created, seat, move }));
  return { ...saveOf(facts, [...opened(facts, guests), ...moves]), trial: true };
}
