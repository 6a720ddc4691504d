import type { AnyGame, Rng, Seat, Word } from '@nabu/kernel';
import type { Lead } from './bot.ts';
import type { Evaluation } from './mind.ts';
import { tuningFor } from './settings.ts';
import { TreeSearch } from './tree-search.ts';

/** What comes of one move, over many lines. */
export interface Appraisal {
  /** The reward of each seat, 0 to 1, in the mean. */
  readonly rewards: readonly number[];
  /** By how much the reward of the seat that moves may be wrong. */
  readonly error: number;
  /** By how many points that seat is ahead of its best rival where the lines end. */
  readonly lead: Lead;
}

/**
 * Thinks one move of a seat through, however bad it looks, as a search thinks its favourites through. Two moves
 * that are appraised with equal chance meet the same imagined states and the same luck.
 */
export function appraise(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  { view, seat }: { readonly view: unknown; readonly seat: Seat },
  move: Word,
  lines: number,
  rng: Rng,
): Appraisal {
  const settings = { spec: 'appraisal', iterations: lines, tally: true };
  const tuning = tuningFor(game.id, 'search');
  // Two moves are only compared fairly where their lines end equally far on: where a game has such lines for many
  // players they are taken for two as well.
  const search = new TreeSearch(game, evaluate, { ...tuning, ...tuning.crowd, ...settings });
  search.begin(view, seat, [move], rng);
  for (let line = 0; line < lines; line++) search.iterate(rng);
  const [leads] = search.leads.values();
  return { rewards: leads.rewards, error: leads.errorOf(seat), lead: leads.lead };
}
