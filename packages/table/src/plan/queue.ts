import { type AnyGame, Refusal } from '@nabu/kernel';
import type { Plan, Surprise } from './plan.ts';
import { sketchFrom, sketchMove } from './sketch.ts';

/** What becomes of the moves that wait, now that their owner decides. */
export type QueueNext =
  | { readonly play: string }
  | { readonly stop: Surprise; readonly refusal: Refusal | null }
  /** Nothing waits. */
  | null;

/**
 * The next move that waits to be played, or why it is not. It is played only if nothing unforeseen happened since
 * it was planned, it is still legal, and it does exactly what it did in the plan: the same events, the same points.
 */
export function dueNow(plan: Plan, game: AnyGame, view: unknown): QueueNext {
  if (!plan.queued) return null;
  if (plan.surprise !== null) return { stop: plan.surprise, refusal: null };
  const [step] = plan.steps;
  if (step === undefined) return null;
  if (step.seat !== plan.seat || step.move === null) return { stop: 'otherwise', refusal: null };
  const done = sketchMove(sketchFrom(game, view, plan.seat), plan.seat, step.move);
  if (done instanceof Refusal) return { stop: 'illegal', refusal: done };
  return done.tells === step.tells ? { play: step.move } : { stop: 'changed', refusal: null };
}
