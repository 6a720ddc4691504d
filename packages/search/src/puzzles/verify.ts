import { PlyRng, rngFrom, type Word } from '@nabu/kernel';
import { appraise } from '../appraise.ts';
import type { Evaluation } from '../mind.ts';
import { chancesFrom } from '../review/chances.ts';
import { weigh } from '../weigh.ts';
import type { Effort } from './effort.ts';
import { type Spot, standsOut } from './spot.ts';

/** A move, thought through as often as its rivals. */
export interface Weighted {
  readonly move: Word;
  readonly chance: number;
  readonly lead: number;
}

/** A best move that held, and what was better than the rest of the wrong ones. */
interface Verified {
  readonly best: Weighted;
  /** Other moves that lead to the same position. */
  readonly same: readonly Word[];
  /** Best first. */
  readonly rivals: readonly Weighted[];
}

/** So many rivals are compared with the best move. */
const RIVALS = 4;
/** The best move must bring so much more chance to win than any rival, or so many points and a little chance. */
const LEAST_CHANCE = 0.05;
const LEAST_POINTS = 3;
const LITTLE_CHANCE = 0.015;
/** And so many times more than what luck can make of it. */
const LEAST_ERRORS = 2.5;

/** Puts the favourite of a spot to the test with many times the lines; null when it does not hold in every run. */
export function verified(
  spot: Spot,
  evaluate: Evaluation<unknown>,
  effort: Effort,
): Verified | null {
  const rivals = rivalsOf(spot, effort);
  if (rivals === null) return null;
  const same = rivals.filter((move) => isSame(spot, move));
  const others = rivals.filter((move) => !same.includes(move)).slice(0, RIVALS);
  const best = thoughtThrough(spot, evaluate, spot.favourite, effort);
  const worse = others.map((move) => thoughtThrough(spot, evaluate, move, effort));
  if (worse.length === 0 || !worse.every((rival) => isClear(best, rival))) return null;
  worse.sort((a, b) => b.chance - a.chance || b.lead - a.lead);
  return { best, same, rivals: worse };
}

/** The moves that came closest in any run; null when the favourite was not first in all of them. */
function rivalsOf(
  { game, view, seat, favourite, seed }: Spot,
  { check, deep, runs }: Effort,
): readonly Word[] | null {
  const most = new Map<Word, number>();
  for (let run = 0; run <= runs; run++) {
    const rng = rngFrom(`puzzle ${seed} ${run}`);
    const { candidates } = weigh(game, view, seat, run === 0 ? check : deep, rng);
    if (candidates[0]?.move !== favourite || !standsOut(candidates)) return null;
    for (const { move, visits } of candidates.slice(1, 2 + RIVALS))
      most.set(move, Math.max(visits, most.get(move) ?? 0));
  }
  return [...most].sort((a, b) => b[1] - a[1]).map(([move]) => move);
}

/** Whether a move leads where the favourite leads, with equal luck. */
function isSame({ game, position, table, seat, seed, favourite }: Spot, move: Word): boolean {
  const after = (each: Word) => {
    const state = game.notation.readPosition(position, table);
    game.play(state, seat, each, new PlyRng(seed, 1));
    return game.notation.writePosition(state);
  };
  return after(move) === after(favourite);
}

interface Thorough extends Weighted {
  readonly reward: number;
  readonly error: number;
}

function thoughtThrough(
  { game, view, seat, seed }: Spot,
  evaluate: Evaluation<unknown>,
  move: Word,
  { appraise: lines, runs }: Effort,
): Thorough {
  const looks = Array.from({ length: runs }, (_, run) =>
    appraise(game, evaluate, { view, seat }, move, lines, rngFrom(`appraise ${seed} ${run}`)),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / runs;
  const rewards = looks[0].rewards.map((_, each) => mean(looks.map((look) => look.rewards[each])));
  const totals = game.scores(game.imagine(view, rngFrom('totals'))).map(({ total }) => total);
  return {
    ...{ move, reward: rewards[seat], lead: mean(looks.map(({ lead }) => lead.mean)) },
    chance: chancesFrom(game.id, rewards, totals)[seat],
    error: mean(looks.map(({ error }) => error)) / Math.sqrt(runs),
  };
}

function isClear(best: Thorough, rival: Thorough): boolean {
  const chance = best.chance - rival.chance;
  const points = best.lead - rival.lead;
  const sure = best.reward - rival.reward > LEAST_ERRORS * Math.hypot(best.error, rival.error);
  return sure && (chance >= LEAST_CHANCE || (points >= LEAST_POINTS && chance >= LITTLE_CHANCE));
}
