import {
  type AnyGame,
  type AnyMatch,
  type OptionValues,
  rngFrom,
  type Seat,
  sha256Hex,
  type Word,
} from '@nabu/kernel';
import type { Candidate } from '../bot.ts';
import { weigh } from '../weigh.ts';
import type { Effort } from './effort.ts';

/** A decision in a game of bots that may make a puzzle. */
export interface Spot {
  readonly game: AnyGame;
  readonly table: { readonly seats: number; readonly options: OptionValues };
  /** The whole position as text. */
  readonly position: string;
  /** The seed of all chance after it. */
  readonly seed: string;
  readonly seat: Seat;
  /** What the seat may know: all that any solver is given. */
  readonly view: unknown;
  readonly moves: readonly Word[];
  /** The move that seems best. */
  readonly favourite: Word;
}

/** With fewer moves there is not much to find. */
const FEWEST_MOVES = 3;
/** By so much the first move must seem better than the second, in reward. */
const LEAST_GAP = 0.025;
/** A move that was tried less often was not looked at. */
const FEWEST_VISITS = 3;
/** Every so many decisions are looked at longer, to find moves that a short look does not see. */
const LONG_EVERY = 4;

/** The decision after so many moves of a match, where a short look shows one move ahead of all others; else null. */
export function spotAt(
  match: AnyMatch,
  ply: number,
  { quick, check }: Pick<Effort, 'quick' | 'check'>,
): Spot | null {
  const { game, table } = match;
  const { seat } = match.made[ply];
  const position = match.positionAt(ply);
  // The puzzle is judged as it is told: by the position that is read from its text.
  const state = game.notation.readPosition(position, table);
  if (game.actors(state).length !== 1) return null;
  const view = game.view(state, seat);
  const moves = game.moves(state, seat);
  if (moves.length < FEWEST_MOVES) return null;
  const lines = ply % LONG_EVERY === 0 ? check : quick;
  const { candidates } = weigh(game, view, seat, lines, rngFrom(`spot ${match.seed} ${ply}`));
  if (!standsOut(candidates)) return null;
  const seed = sha256Hex(`puzzle ${match.seed} ${ply}`).slice(0, 8).padStart(32, '0');
  return { game, table, position, seed, seat, view, moves, favourite: candidates[0].move };
}

/** Whether the first of some moves is ahead of all others that were looked at. */
export function standsOut(candidates: readonly Candidate<Word>[]): boolean {
  const [first, ...others] = candidates;
  const tried = others.filter(({ visits }) => visits >= FEWEST_VISITS);
  return tried.length > 0 && tried.every(({ value }) => value <= first.value - LEAST_GAP);
}

/** The id of the puzzle that a spot makes. */
export function nameOf({ game, position, table }: Spot): string {
  return sha256Hex(`${game.id} ${table.seats} ${position}`).slice(0, 6);
}
