import type { Rng, Seat, Word } from '@nabu/kernel';
import { type Bot, type Candidate, type Choice, unthinking } from './bot.ts';
import type { Evaluation, Mind } from './mind.ts';
import type { SearchSettings } from './settings.ts';
import { Thought } from './thought.ts';
import { NONE, ROOT } from './tree.ts';

/** Time is looked at, and a decided root noticed, once in this many iterations. */
const STRIDE = 16;

/**
 * Information-set Monte-Carlo tree search: every line starts from a fresh state imagined from the
 * view, and all lines share one tree of moves, so that no decision can depend on what is hidden.
 */
export function searchBot<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  settings: SearchSettings,
): Bot<View, Move> {
  return {
    spec: settings.spec,
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return unthinking(moves[0]);
      const thought = new Thought(mind, evaluate, settings, view, seat);
      const done = ponder(thought, settings, rng);
      return conclude(thought, seat, moves, done);
    },
  };
}

function ponder<State, Move extends Word, View>(
  thought: Thought<State, Move, View>,
  settings: SearchSettings,
  rng: Rng,
): number {
  const expired = settings.timer?.();
  let done = 0;
  while (done < settings.iterations) {
    const stop = Math.min(done + STRIDE, settings.iterations);
    for (; done < stop; done++) thought.iterate(rng);
    if (expired?.() || decided(thought, settings.iterations - done)) break;
  }
  return done;
}

/** Whether the most visited move can no longer be overtaken. */
function decided<State, Move extends Word, View>(
  { tree }: Thought<State, Move, View>,
  left: number,
): boolean {
  let first = 0;
  let second = 0;
  for (let node = tree.firstChild[ROOT]; node !== NONE; node = tree.nextSibling[node]) {
    const visits = tree.visits[node];
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

function conclude<State, Move extends Word, View>(
  { mind, tree }: Thought<State, Move, View>,
  seat: Seat,
  moves: readonly Move[],
  iterations: number,
): Choice<Move> {
  const candidates: Candidate<Move>[] = [];
  for (let node = tree.firstChild[ROOT]; node !== NONE; node = tree.nextSibling[node]) {
    const move = mind.vocabulary[tree.move[node]];
    const visits = tree.visits[node];
    if (tree.seat[node] !== seat || visits === 0 || !moves.includes(move)) continue;
    candidates.push({ move, visits, value: tree.reward[node] / visits });
  }
  candidates.sort((a, b) => b.visits - a.visits || b.value - a.value);
  if (candidates.length === 0) return unthinking(moves[0]);
  return { move: candidates[0].move, value: candidates[0].value, iterations, candidates };
}
