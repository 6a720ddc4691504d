import type { Rng } from '@nabu/kernel';
import type { FlatWeights } from '@nabu/search';

/** How far weights are moved. */
export interface Steps {
  readonly rounds: number;
  /** How far apart the two sides of a round stand, in parts of each weight. */
  readonly reach: number;
  /** How far a round that was won altogether moves each weight, in parts of it; less and less. */
  readonly stride: number;
}

/** Plays a round: what the first weights win of it, 0 to 1. */
export type Compare = (one: FlatWeights, two: FlatWeights, round: number) => number;

/**
 * Simultaneous perturbation: every round moves all weights at once in a random direction, lets the
 * two sides play each other, and goes towards the side that won. Returns the mean of the weights
 * over the last half of the rounds, which is steadier than where the last one happened to end.
 */
export function climb(
  start: FlatWeights,
  steps: Steps,
  rng: Rng,
  compare: Compare,
  tell: (round: number, weights: FlatWeights) => void = () => {},
): FlatWeights {
  const names = Object.keys(start);
  const scale = scalesOf(start);
  const now = names.map((name) => start[name]);
  const sums = names.map(() => 0);
  const from = Math.floor(steps.rounds / 2);
  for (let round = 0; round < steps.rounds; round++) {
    const way = names.map(() => (rng.below(2) === 0 ? 1 : -1));
    const side = (sign: number) =>
      named(names, (i) => now[i] + sign * steps.reach * way[i] * scale[i]);
    const lead = 2 * compare(side(1), side(-1), round) - 1;
    const stride = steps.stride / (1 + (2 * round) / steps.rounds);
    for (let i = 0; i < names.length; i++) {
      now[i] += stride * lead * way[i] * scale[i];
      if (round >= from) sums[i] += now[i] / (steps.rounds - from);
    }
    tell(
      round,
      named(names, (i) => now[i]),
    );
  }
  return named(names, (i) => Math.round(sums[i] * 1000) / 1000);
}

/** A weight that is nearly nothing is moved by a part of the usual weight. */
function scalesOf(start: FlatWeights): number[] {
  const sizes = Object.values(start).map(Math.abs);
  const usual = [...sizes].sort((a, b) => a - b)[sizes.length >> 1] || 1;
  return sizes.map((size) => Math.max(size, usual / 4));
}

function named(names: readonly string[], of: (i: number) => number): FlatWeights {
  return Object.fromEntries(names.map((name, i) => [name, of(i)]));
}
