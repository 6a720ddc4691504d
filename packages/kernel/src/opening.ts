import type { OptionValues, Seat, Word } from './contract.ts';
import { turnStartsOf } from './made.ts';
import type { AnyMatch } from './match.ts';
import { presets } from './options.ts';
import { PlyRng } from './rng.ts';
import { sha256Hex } from './sha256.ts';

/** So many moves of a game belong to its opening. */
export const OPENING_PLIES = 16;
const KEY_DIGITS = 16;

/** One move of an opening: from which position to which, and what it is called there. */
export interface OpeningStep {
  /** The ply that the move leads to, 1 for the first move. */
  readonly ply: number;
  readonly seat: Seat;
  /** The keys of the positions before and after it. */
  readonly place: string;
  readonly next: string;
  /** What it is called among like moves. */
  readonly like: string;
}

/**
 * The opening of a match as a way through positions that many games share. A position is known by the moves that led to
 * it: in each turn by which, not in what order, and without what hangs on the deal. Games with other options
 * than the presets have positions of their own.
 */
export function openingOf(
  match: Pick<AnyMatch, 'game' | 'table' | 'seed'> & {
    readonly made: readonly { readonly seat: Seat; readonly move: Word }[];
  },
): readonly OpeningStep[] {
  const { game, table, seed, made } = match;
  const state = game.setup(table, new PlyRng(seed, 0));
  const starts = turnStartsOf(made);
  const turns: string[][] = [];
  const steps: OpeningStep[] = [];
  const variant = variantOf(table.options, presets(game.options));
  let place = keyOf(variant, turns);
  for (const [i, { seat, move }] of made.slice(0, OPENING_PLIES).entries()) {
    const like = game.census?.like(state, move) ?? game.notation.format(move);
    if (starts.includes(i)) turns.push([]);
    turns[turns.length - 1].push(like);
    const next = keyOf(variant, turns);
    steps.push({ ply: i + 1, seat, place, next, like });
    game.play(state, seat, move, new PlyRng(seed, i + 1));
    place = next;
  }
  return steps;
}

/** The keys of the positions on the way through some steps of an opening; none before the first. */
export function keysAlong(steps: readonly OpeningStep[]): readonly string[] {
  return [...steps.slice(0, 1).map(({ place }) => place), ...steps.map(({ next }) => next)];
}

/** The key of the position before the first move of a game with its preset options. */
export const FIRST_POSITION = keyOf('', []);

function keyOf(variant: string, turns: readonly (readonly string[])[]): string {
  const text = JSON.stringify([variant, turns.map((turn) => turn.toSorted())]);
  return sha256Hex(text).slice(0, KEY_DIGITS);
}

/** The options that are not the presets. */
function variantOf(options: OptionValues, usual: OptionValues): string {
  return Object.keys(usual)
    .filter((name) => options[name] !== usual[name])
    .toSorted()
    .map((name) => `${name}=${options[name]}`)
    .join(' ');
}
