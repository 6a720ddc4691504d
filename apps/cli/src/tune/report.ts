import { type FlatWeights, shaped } from '@nabu/search';
import { wilson } from '../arena/wilson.ts';
import type { DuelScore } from './duel.ts';

/** What a tuning found. */
export interface TuneReport {
  readonly game: string;
  /** The command that makes the same weights again. */
  readonly command: string;
  readonly before: FlatWeights;
  readonly after: FlatWeights;
  /** The new weights against the old ones, at more lines a decision than they were tuned with. */
  readonly proof: DuelScore & { readonly iterations: number };
}

/** The report as a table for people. */
export function tuneTable({ game, before, after, proof }: TuneReport): string {
  const width = Math.max(...Object.keys(before).map((name) => name.length));
  const rows = Object.keys(before).map((name) => {
    const [old, now] = [before[name].toFixed(3), after[name].toFixed(3)];
    return `${name.padEnd(width)}  ${old.padStart(8)}  ${now.padStart(8)}`;
  });
  return [`${game}: weights before and after`, ...rows, sentenceOf(proof)].join('\n');
}

function sentenceOf({ wins, games, iterations }: TuneReport['proof']): string {
  const [low, high] = wilson(wins, games).map((rate) => (100 * rate).toFixed(1));
  return `The new weights won ${wins} of ${games} games against the old ones at ${iterations} iterations (95 % interval ${low} % to ${high} %).`;
}

/** The weights as the object a data file exports, with how they were made. */
export function dataOf(report: TuneReport): string {
  const weights = Object.entries(shaped(report.game, report.after)).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value).replaceAll(',', ', ')},`,
  );
  return [
    "import type { Weights } from './index.ts';",
    '',
    '/**',
    ` * Made by \`${report.command}\`.`,
    ` * ${sentenceOf(report.proof)}`,
    ' */',
    'export const WEIGHTS: Weights = {',
    ...weights,
    '};',
    '',
  ].join('\n');
}
