import { type AnyMatch, rulesKey } from '@nabu/kernel';
import { evaluationFor } from '@nabu/search';
import type { Effort } from '@nabu/search/review';
import { type Belief, beliefFrom, claimAt, type Held, tried } from '@nabu/search/review/work';
import { reviewed } from './run.ts';

/** What the claims about the decisions of one game turned out to be worth. */
export interface Fitted extends Belief {
  /** The rules and the number of seats. */
  readonly name: string;
  readonly records: number;
  readonly claims: number;
}

/** Reviews matches, plays on from every decision about which something is claimed, and finds what claims are worth. */
export function fitted(
  matches: readonly AnyMatch[],
  seconds: number,
  games: number,
): readonly Fitted[] {
  const found = new Map<string, Held[][]>();
  for (const match of matches) {
    const name = `${rulesKey(match.game)}, ${match.table.seats} seats`;
    const records = found.get(name) ?? [];
    found.set(name, records);
    records.push(claimsIn(match, seconds, games));
  }
  return [...found].map(([name, records]) => {
    const claims = records.flat();
    return { name, records: records.length, claims: claims.length, ...beliefFrom(claims) };
  });
}

function claimsIn(match: AnyMatch, seconds: number, games: number): Held[] {
  const last = new Map<number, Effort>();
  const { film } = reviewed(match, seconds, (job) => {
    if (job.kind === 'judge') last.set(job.ply, job.effort);
    return job.kind === 'judge';
  });
  const evaluate = evaluationFor(match.game);
  return [...last].flatMap(([ply, effort]) => {
    const claim = claimAt(film, evaluate, ply, effort);
    if (claim === null || claim.lost <= 0 || claim.claimed <= 0) return [];
    return [{ claimed: claim.claimed, trial: tried(film, evaluate, claim, games, 'fit') }];
  });
}

/** What was found as a table for people and for docs. */
export function fittedTable(rows: readonly Fitted[]): string {
  return [
    '| game | records | claims | share | spread |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ name, records, claims, share, spread }) =>
        `| ${name} | ${records} | ${claims} | ${share.toFixed(2)} | ${spread.toFixed(3)} |`,
    ),
  ].join('\n');
}
