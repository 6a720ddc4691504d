import type { Rng, Seat, Word } from '@nabu/kernel';
import { type Bot, type Candidate, type Choice, unthinking } from './bot.ts';
import type { Evaluation, Mind } from './mind.ts';
import { blur } from './noise.ts';
import type { SearchSettings } from './settings.ts';
import { NONE } from './tree.ts';
import { TreeSearch } from './tree-search.ts';

/** Time and `stop` are looked at, and a decided root noticed, once in this many iterations. */
const STRIDE = 16;

/**
 * Information-set Monte-Carlo tree search: every line starts from a state imagined from the view,
 * and all lines share one tree of moves, so that no decision can depend on what is hidden.
 */
export function searchBot<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  settings: SearchSettings,
): Bot<View, Move> {
  let search: TreeSearch<State, Move, View> | null = null;
  return {
    spec: settings.spec,
    choose(view, seat, moves, rng, follows) {
      if (moves.length === 1) {
        search?.pass(seat, follows);
        return unthinking(moves[0]);
      }
      search ??= new TreeSearch(mind, evaluate, settings);
      search.begin(view, seat, moves, rng, follows);
      const done = ponder(search, settings, rng);
      return conclude(search, seat, moves, done, settings.noise ?? 0, rng);
    },
  };
}

/** Thinks until the budget is spent, what is kept from before counted for half of it at most. */
function ponder<State, Move extends Word, View>(
  search: TreeSearch<State, Move, View>,
  settings: SearchSettings,
  rng: Rng,
): number {
  const expired = settings.timer?.();
  const { iterations, crowdIterations = iterations } = settings;
  const lines = search.isCrowd ? crowdIterations : iterations;
  const kept = Math.min(search.tree.visits[search.root], lines >> 1);
  const budget = lines - kept;
  let done = 0;
  while (done < budget) {
    const stop = Math.min(done + STRIDE, budget);
    for (; done < stop; done++) search.iterate(rng);
    if (expired?.() || settings.stop?.() || decided(search, budget - done)) break;
  }
  return done;
}

/** Whether the most visited move can no longer be overtaken. */
function decided<State, Move extends Word, View>(
  { tree, root }: TreeSearch<State, Move, View>,
  left: number,
): boolean {
  let first = 0;
  let second = 0;
  for (let node = tree.firstChild[root]; node !== NONE; node = tree.nextSibling[node]) {
    const visits = tree.visits[node];
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

function conclude<State, Move extends Word, View>(
  { mind, tree, root, leads }: TreeSearch<State, Move, View>,
  seat: Seat,
  moves: readonly Move[],
  iterations: number,
  noise: number,
  rng: Rng,
): Choice<Move> {
  const candidates: Candidate<Move>[] = [];
  for (let node = tree.firstChild[root]; node !== NONE; node = tree.nextSibling[node]) {
    const move = mind.vocabulary[tree.move[node]];
    const visits = tree.visits[node];
    if (tree.seat[node] !== seat || visits === 0 || !moves.includes(move)) continue;
    const lead = leads.get(node)?.lead;
    candidates.push({
      ...{ move, visits, value: tree.reward[node] / visits },
      ...(lead === undefined ? {} : { lead }),
    });
  }
  candidates.sort((a, b) => b.visits - a.visits || b.value - a.value);
  if (candidates.length === 0) return unthinking(moves[0]);
  const ranked = noise === 0 ? candidates : blur(candidates, noise, rng);
  return { move: ranked[0].move, value: ranked[0].value, iterations, candidates: ranked };
}
