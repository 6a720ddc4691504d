import { specOf } from './levels.ts';
import { readSpec } from './spec.ts';
import type { Answer, Question } from './think.ts';

/** A thread that looks at fewer lines than this sees too little to be asked. */
const LEAST_ITERATIONS = 100;

/**
 * The questions to put to several threads at once (each on a core of its own) so that together they
 * look at as many lines as one would, in a part of the time; just the question itself where that
 * would not help.
 */
export function shares(question: Question, threads: number): readonly Question[] {
  const spec = readSpec(question.spec, question.gameId);
  if (spec.kind !== 'search' || spec.noise > 0 || threads < 2) return [question];
  const lines = Math.ceil(spec.iterations / threads);
  if (lines < LEAST_ITERATIONS) return [question];
  const crowd = Math.ceil(spec.crowd / threads);
  const budget = crowd === lines ? `${lines}` : `${lines}/${crowd}`;
  const text = spec.ms > 0 ? specOf(question.spec, question.gameId) : `search:${budget}`;
  return Array.from({ length: threads }, (_, thread) => ({
    ...question,
    spec: text,
    seed: `${question.seed} ${thread}`,
  }));
}

/** Joins what several threads answered to shares of one question: the move they looked at most, together. */
export function consensus(answers: readonly Answer[]): Answer {
  if (answers.length === 1) return answers[0];
  const sums = new Map<string, { visits: number; reward: number }>();
  for (const { stats } of answers)
    for (const { move, visits, value } of stats.candidates) {
      const sum = sums.get(move) ?? { visits: 0, reward: 0 };
      sums.set(move, { visits: sum.visits + visits, reward: sum.reward + visits * value });
    }
  const candidates = [...sums]
    .map(([move, { visits, reward }]) => ({ move, visits, value: reward / visits }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  // A forced move was not thought about by anybody.
  if (candidates.length === 0) return answers[0];
  const iterations = answers.reduce((sum, { stats }) => sum + stats.iterations, 0);
  return {
    move: candidates[0].move,
    stats: { value: candidates[0].value, iterations, candidates },
  };
}
