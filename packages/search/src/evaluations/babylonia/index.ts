import type { State } from '@nabu/games/babylonia';
import type { Evaluation } from '../../mind.ts';
import { shareOut } from '../../reward.ts';
import { Chains } from './chains.ts';
import { BabyloniaGlance } from './glance.ts';
import { Ledger } from './ledger.ts';
import { Outlook } from './outlook.ts';
import { MOST_SEATS } from './races.ts';
import type { Weights } from './weights.ts';

export type { Weights } from './weights.ts';

/** Babylonia: points so far and weighed prospects of every seat, as chances to win. */
export function babyloniaEvaluation(weights: Weights): Evaluation<State> {
  const chains = new Chains();
  let outlook: Outlook | null = null;
  const ledger = new Ledger();
  const worth = new Float64Array(MOST_SEATS);
  const evaluate = (state: State, out: Float64Array) => {
    outlook ??= new Outlook(weights, chains, state);
    outlook.turnTo(state, 0);
    ledger.fill(outlook);
    ledger.total(worth);
    shareOut(worth, state.seats, outlook.spread, out);
  };
  return Object.assign(evaluate, { glance: new BabyloniaGlance(weights, chains) });
}
