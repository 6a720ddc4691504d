import { type AnyGame, type GameEvent, Refusal, type Seat, type Word } from '@nabu/kernel';
import type { Plan, PlanStep } from './plan.ts';
import { actorsIn, movesIn, type Sketch, type Sketched, sketchFrom, sketchMove } from './sketch.ts';

/** The position after some steps of a plan. */
export interface Stage {
  readonly sketch: Sketch;
  /** What the owner hears of the step that led here; nothing of the present. */
  readonly events: readonly GameEvent[];
  /** The step that led here does something else now than when it was planned. */
  readonly changed: boolean;
  /** What comes after the step that led here cannot be known: the position is the one before it. */
  readonly ends: boolean;
  /** The moves that stand for whatever the others do. */
  readonly standing: readonly Stood[];
}

/** A move of somebody that stands for any of theirs. */
export interface Stood {
  readonly seat: Seat;
  readonly move: Word;
}

/** A plan tried out from what its owner sees now. */
export interface Line {
  /** The present, and the position after each step that is possible. */
  readonly stages: readonly Stage[];
  /** The first step that is not possible, and why; null when all are. */
  readonly broken: { readonly step: number; readonly refusal: Refusal } | null;
}

/** Tries the open steps of a plan one after the other. */
export function lineOf(game: AnyGame, view: unknown, { seat, steps }: Plan): Line {
  const start = sketchFrom(game, view, seat);
  const stages: Stage[] = [
    { sketch: start, events: [], changed: false, ends: false, standing: [] },
  ];
  for (const [i, step] of steps.entries()) {
    const before = stages[i];
    if (before.ends) return { stages, broken: null };
    const next = stageAfter(before.sketch, step);
    if (next instanceof Refusal) return { stages, broken: { step: i, refusal: next } };
    stages.push(next);
  }
  return { stages, broken: null };
}

/** The stage after one more step, or why that is not possible. */
function stageAfter(sketch: Sketch, step: PlanStep): Stage | Refusal {
  const { seat, move, example, tells } = step;
  const done: Tried | Refusal =
    move === null ? standIn(sketch, example) : sketchMove(sketch, seat, move, example);
  if (done instanceof Refusal) return done;
  const { after, events, standing = [] } = done;
  return {
    ...{ sketch: after ?? sketch, events, ends: after === null },
    changed: move !== null && done.tells !== tells,
    standing,
  };
}

/** A step that can be added to a plan after a stage, with what it is seen to lead to; or why not. */
export function nextStep(
  { sketch }: Stage,
  seat: Seat,
  move: string | null,
  example: number | null = null,
): PlanStep | Refusal {
  const done = move === null ? standIn(sketch, example) : sketchMove(sketch, seat, move, example);
  if (done instanceof Refusal) return done;
  const unknown = done.after === null || (done.after.guessed && !sketch.guessed);
  return { seat, move, tells: done.tells, example: unknown ? example : null, unknown };
}

/** Nobody's turn is longer than this. */
const MOST_MOVES = 60;
/** So many moves of a decision are looked at to find a quiet one. */
const LOOKED_AT = 80;

/** What one step leads to. */
interface Tried extends Sketched {
  readonly standing?: readonly Stood[];
}

interface StoodIn extends Tried {
  readonly standing: readonly Stood[];
}

/**
 * Goes on until the owner of the sketch decides again: the others make moves of which as little as possible is
 * heard, which stand for whatever they will do.
 */
function standIn(sketch: Sketch, example: number | null): StoodIn | Refusal {
  const standing: Stood[] = [];
  let now = sketch;
  for (let i = 0; i < MOST_MOVES; i++) {
    const actors = actorsIn(now);
    if (actors.length === 0) return new Refusal('over', 'The game is over.');
    if (actors.includes(sketch.seat)) return { after: now, events: [], tells: '', standing };
    const [seat] = actors;
    const quiet = quietest(now, seat, example);
    if (quiet === null) return { after: null, events: [], tells: '', standing };
    standing.push({ seat, move: quiet.move });
    now = quiet.after;
  }
  return { after: null, events: [], tells: '', standing };
}

/** The move of a seat that tells least; one whose outcome is unknown only where an example of it is wanted. */
function quietest(
  sketch: Sketch,
  seat: Seat,
  example: number | null,
): { readonly move: Word; readonly after: Sketch } | null {
  const found = { certain: null as Quiet | null, guess: null as Quiet | null };
  for (const move of spread(movesIn(sketch, seat))) {
    const done = sketchMove(sketch, seat, move, example);
    if (done instanceof Refusal || done.after === null) continue;
    const kind = done.after.guessed && !sketch.guessed ? 'guess' : 'certain';
    const best = found[kind];
    if (best === null || done.events.length < best.heard)
      found[kind] = { move, after: done.after, heard: done.events.length };
  }
  return found.certain ?? found.guess;
}

interface Quiet {
  readonly move: Word;
  readonly after: Sketch;
  readonly heard: number;
}

/** Some of many moves, over the whole of their order. */
function spread(moves: readonly Word[]): readonly Word[] {
  const stride = Math.ceil(moves.length / LOOKED_AT);
  return stride <= 1 ? moves : moves.filter((_, i) => i % stride === 0);
}
