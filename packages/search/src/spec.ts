import type { Word } from '@nabu/kernel';
import type { Bot } from './bot.ts';
import { evaluationFor } from './evaluations/index.ts';
import { gentleBot } from './gentle.ts';
import { greedyBot } from './greedy.ts';
import { learnerBot } from './learner.ts';
import { LEVELS, specOf } from './levels.ts';
import type { Expired, Mind, Timer } from './mind.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';
import { type SearchSettings, tuningFor } from './settings.ts';

/** A text that names no bot; the message says what is wrong and what can be written. */
export class SpecError extends Error {
  override readonly name = 'SpecError';
}

/** A bot's spec, taken apart. */
export type Spec =
  | { readonly kind: 'random' }
  | { readonly kind: 'learner' }
  | { readonly kind: 'greedy'; readonly noise: number }
  | { readonly kind: 'gentle'; readonly overlooked: number }
  | {
      readonly kind: 'search' | 'plain';
      readonly iterations: number;
      /** The same where more than two play. */
      readonly crowd: number;
      readonly ms: number;
      readonly noise: number;
    };

const FORMS = `random, learner, greedy, greedy:5%, gentle:40%, search:500, search:500/2000, search:500ms, search:500:5%, plain:500 or a level (${LEVELS.map((level) => level.id).join(', ')})`;
const MOST_ITERATIONS = 10_000_000;
const MOST_MS = 600_000;

/** Reads a spec such as `search:500`, `search:500/2000` (more lines where more than two play), `search:800ms`, `search:90:2%`, `greedy:5%` or `vizier`; throws a SpecError otherwise. */
export function readSpec(text: string, gameId = ''): Spec {
  const [kind, amount, blur, ...rest] = specOf(text.trim(), gameId).split(':');
  if (rest.length > 0 || (blur !== undefined && kind !== 'search')) throw unknown(text);
  switch (kind) {
    case 'random':
    case 'learner':
      if (amount !== undefined) throw new SpecError(`"${kind}" takes no amount, not "${text}".`);
      return { kind };
    case 'gentle':
      return { kind, overlooked: readNoise(text, amount ?? '') };
    case 'greedy':
      return { kind, noise: amount === undefined ? 0 : readNoise(text, amount) };
    case 'search':
    case 'plain':
      return {
        kind,
        ...readBudget(text, kind, amount),
        noise: blur === undefined ? 0 : readNoise(text, blur),
      };
    default:
      throw unknown(text);
  }
}

/** The bot a spec names, for one game; `timer` is needed for budgets in milliseconds only, `stop` ends a search early. */
export function botFromSpec<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  text: string,
  timer?: Timer,
  stop?: Expired,
): Bot<View, Move> {
  const spec = readSpec(text, mind.id);
  if (spec.kind === 'random') return randomBot();
  const evaluate = evaluationFor(mind);
  if (spec.kind === 'learner') return learnerBot(mind, evaluate, text);
  if (spec.kind === 'gentle') return gentleBot(mind, evaluate, text, spec.overlooked);
  if (spec.kind === 'greedy') return greedyBot(mind, evaluate, text, spec.noise);
  return searchBot(mind, evaluate, { ...settingsOf(mind.id, text, spec, timer), stop });
}

function settingsOf(
  gameId: string,
  text: string,
  spec: Spec & { kind: 'search' | 'plain' },
  timer?: Timer,
): SearchSettings {
  const { ms, iterations, crowd, noise } = spec;
  const lines = { iterations, crowdIterations: crowd };
  const tuning = { ...tuningFor(gameId, spec.kind), ...lines, spec: text, noise };
  if (ms === 0) return tuning;
  if (timer === undefined) {
    throw new SpecError(`"${text}" needs a clock; give a number of iterations instead.`);
  }
  return { ...tuning, timer: () => timer(ms) };
}

function readNoise(text: string, amount: string): number {
  const percent = /^(\d{1,3}(?:\.\d+)?)%$/.exec(amount)?.[1];
  if (percent === undefined) {
    const kind = text.split(':')[0];
    throw new SpecError(`The noise in "${text}" must be a percentage such as "${kind}:5%".`);
  }
  return Number(percent) / 100;
}

function readBudget(text: string, kind: string, amount: string | undefined) {
  const [, digits, unit, more] = /^(\d{1,9})(?:(ms)|\/(\d{1,9}))?$/.exec(amount ?? '') ?? [];
  const size = Number(digits ?? 0);
  const crowd = Number(more ?? size);
  if (size < 1 || crowd < 1) {
    throw new SpecError(
      `"${text}" needs a budget: "${kind}:500" iterations or "${kind}:500ms" milliseconds.`,
    );
  }
  const most = unit ? MOST_MS : MOST_ITERATIONS;
  if (Math.max(size, crowd) > most)
    throw new SpecError(`The budget in "${text}" is more than ${most}${unit ?? ''}.`);
  if (unit) return { iterations: MOST_ITERATIONS, crowd: MOST_ITERATIONS, ms: size };
  return { iterations: size, crowd, ms: 0 };
}

function unknown(text: string): SpecError {
  return new SpecError(`"${text}" is no bot; write ${FORMS}.`);
}
