import { type AnyMatch, rulesKey } from '@nabu/kernel';
import { evaluationFor } from '@nabu/search';
import { type Trial, tried } from '@nabu/search/review/work';
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
  /** Half of the 95 % interval of that. */
  readonly error: number;
}

/** How judgements are put to the test. */
export interface Test {
  /** Reviewing a record takes so long at most. */
  readonly seconds: number;
  /** So many decisions of a record, the dearest, are tried. */
  readonly decisions: number;
  /** So many games are played on from each, twice. */
  readonly games: number;
}

interface Sum {
  readonly name: string;
  records: number;
  decisions: number;
  claimed: number;
  trial: Trial;
}

/** Plays the dearest decisions of some matches to the end, after the best move and after the one made. */
export function verified(matches: readonly AnyMatch[], test: Test): readonly Verified[] {
  const sums = new Map<string, Sum>();
  for (const match of matches) {
    const name = `${rulesKey(match.game)}, ${match.table.seats} seats`;
    const none = { games: 0, best: 0, made: 0, squares: 0 };
    const sum = sums.get(name) ?? { name, records: 0, decisions: 0, claimed: 0, trial: none };
    sums.set(name, sum);
    sum.records++;
    addTrials(sum, match, test);
  }
  return [...sums.values()].map(rowOf);
}

function addTrials(sum: Sum, match: AnyMatch, test: Test): void {
  const { film, review } = reviewed(match, test.seconds, ({ kind }) => kind === 'judge');
  const evaluate = evaluationFor(match.game);
  const dearest = review.decisions
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, test.decisions);
  for (const decision of dearest) {
    const { games, best, made, squares } = tried(film, evaluate, decision, test.games);
    sum.decisions++;
    sum.claimed += decision.cost * games;
    sum.trial = {
      games: sum.trial.games + games,
      best: sum.trial.best + best,
      made: sum.trial.made + made,
      squares: sum.trial.squares + squares,
    };
  }
}

function rowOf({ name, records, decisions, claimed, trial }: Sum): Verified {
  const { games, best, made, squares } = trial;
  const all = Math.max(1, games);
  const observed = (best - made) / all;
  const variance = Math.max(0, squares / all - observed * observed);
  const error = 1.96 * Math.sqrt(variance / all);
  return { name, records, decisions, games, claimed: claimed / all, observed, error };
}

/** The test as a table for people and for docs. */
export function tableOf(rows: readonly Verified[]): string {
  return [
    '| game | records | decisions | games | claimed, of 100 | observed, of 100 | 95 % interval |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(({ name, records, decisions, games, claimed, observed, error }) => {
      const [said, seen, low, high] = [claimed, observed, observed - error, observed + error].map(
        (part) => (100 * part).toFixed(1),
      );
      return `| ${name} | ${records} | ${decisions} | ${games} | ${said} | ${seen} | ${low} to ${high} |`;
    }),
  ].join('\n');
}
