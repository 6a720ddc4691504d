import type { AnyGame, Seat, Viewer, Word } from '@nabu/kernel';
import { openMoves } from './open-moves.ts';
import { chanceOf } from './reward.ts';

/** What a bot thought when it made a move, secrets included: to be told through `openDecision` only. */
export interface Deliberation {
  /** The number of moves made before it. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: string;
  /** The moves it considered, best first. */
  readonly candidates: readonly { readonly move: string; readonly value: number }[];
}

/** The thoughts of one turn. */
export interface TurnThoughts {
  /** The number of moves made before the turn. */
  readonly from: number;
  readonly thoughts: readonly Deliberation[];
}

/** What may be told of one decision. */
export interface OpenDecision {
  readonly ply: number;
  readonly moves: {
    readonly move: string;
    /** The chance to win that the bot saw in it, 0 to 1. */
    readonly chance: number;
    readonly made: boolean;
  }[];
  /** Some moves are left out because they would give a secret away. */
  readonly secret: boolean;
}

const MOST_DECISIONS = 8;
const MOST_KEPT = 24;
const MOST_TOLD = 3;

/**
 * Adds what a bot thought to the thoughts of the turn that began after so many moves; those of an earlier
 * turn are forgotten. A forced move was not thought about and changes nothing.
 */
export function remember(
  kept: TurnThoughts | undefined,
  from: number,
  thought: Deliberation,
): TurnThoughts | undefined {
  if (thought.candidates.length === 0) return kept;
  const before = kept?.from === from ? kept.thoughts : [];
  const short = { ...thought, candidates: thought.candidates.slice(0, MOST_KEPT) };
  return { from, thoughts: [...before, short].slice(-MOST_DECISIONS) };
}

/**
 * A bot's decision without what its hidden hand would show through: only moves that the viewer knew to be
 * legal, and the one made if it was made openly. Not even how many are left out is told. With nobody's
 * eyes, once the game is over and nothing is secret, everything is told.
 */
export function openDecision(
  game: AnyGame,
  eyes: { readonly viewer: Viewer; readonly view: unknown } | null,
  thought: Deliberation,
): OpenDecision {
  const { ply, candidates } = thought;
  const open = eyes && openMoves(game, eyes.view, eyes.viewer, thought);
  const parsed = ({ move }: { readonly move: string }) => game.notation.parse(move) as Word;
  const told = candidates.filter((candidate) => !open || open.has(parsed(candidate)));
  const shown = told.filter(({ move }, i) => i < MOST_TOLD || move === thought.move);
  return {
    ...{ ply, secret: told.length < candidates.length },
    moves: shown.map(({ move, value }) => ({
      ...{ move, made: move === thought.move },
      chance: Math.round(chanceOf(value) * 100) / 100,
    })),
  };
}
