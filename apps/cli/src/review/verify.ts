import { type AnyMatch, rulesKey } from '@nabu/kernel';
import { evaluationFor } from '@nabu/search';
import { tried } from '@nabu/search/review/work';
import { clusteredMean, type Mean } from './interval.ts';
import { reviewed } from './run.ts';

/** What judgements of one game claimed, and how the games that were played on from them ended. */
export interface Verified {
  /** The rules and the number of seats. */
  readonly name: string;
  readonly records: number;
  readonly decisions: number;
  readonly games: number;
  /** By how much the best moves were said to win more often than those that were made, 0 to 1, in the mean. */
  readonly claimed: number;
  /** By how much they did. */
  readonly observed: number;
  /** What was seen less what was claimed; its interval comes from how far the records lie apart. */
  readonly difference: Mean;
}

/** How judgements are put to the test. */
export interface Test {
  /** Reviewing a record takes so long at most. */
  readonly seconds: number;
  /** So many decisions of a record, the costliest, are tried. */
  readonly decisions: number;
  /** So many games are played on from each, twice. */
  readonly games: number;
}

/** The decisions of the records of one game, record by record. */
interface Tried {
  readonly name: string;
  readonly records: (readonly Decision[])[];
}

interface Decision {
  readonly claimed: number;
  readonly observed: number;
  readonly games: number;
}

/** Plays the costliest decisions of some matches to the end, after the best move and after the one made. */
export function verified(matches: readonly AnyMatch[], test: Test): readonly Verified[] {
  const games = new Map<string, Tried>();
  for (const match of matches) {
    const name = `${rulesKey(match.game)}, ${match.table.seats} seats`;
    const known = games.get(name) ?? { name, records: [] };
    games.set(name, known);
    known.records.push(decisionsOf(match, test));
  }
  return [...games.values()].map(rowOf);
}

function decisionsOf(match: AnyMatch, test: Test): readonly Decision[] {
  const { film, review } = reviewed(match, test.seconds, ({ kind }) => kind === 'judge');
  const evaluate = evaluationFor(match.game);
  const costliest = review.decisions
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, test.decisions);
  return costliest.map((decision) => {
    const { games, best, made } = tried(film, evaluate, decision, test.games);
    return { claimed: decision.cost, observed: (best - made) / games, games };
  });
}

function rowOf({ name, records }: Tried): Verified {
  const all = records.flat();
  const over = (value: (decision: Decision) => number) =>
    clusteredMean(records.map((decisions) => decisions.map(value)));
  return {
    ...{ name, records: records.length, decisions: all.length },
    games: all.reduce((sum, { games }) => sum + games, 0),
    claimed: over(({ claimed }) => claimed).mean,
    observed: over(({ observed }) => observed).mean,
    difference: over(({ claimed, observed }) => observed - claimed),
  };
}

/** The test as a table for people and for docs. */
export function tableOf(rows: readonly Verified[]): string {
  return [
    '| game | records | decisions | games | claimed, of 100 | observed, of 100 | observed less claimed | 95 % interval |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(({ name, records, decisions, games, claimed, observed, difference }) => {
      const [said, seen, more] = [claimed, observed, difference.mean].map(hundredths);
      return `| ${name} | ${records} | ${decisions} | ${games} | ${said} | ${seen} | ${more} | ${intervalOf(difference)} |`;
    }),
  ].join('\n');
}

function intervalOf({ mean, error }: Mean): string {
  return error === null ? '-' : `${hundredths(mean - error)} to ${hundredths(mean + error)}`;
}

function hundredths(part: number): string {
  return (100 * part).toFixed(1);
}
