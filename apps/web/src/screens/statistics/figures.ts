import type { Statistics } from '@nabu/protocol';
import type { Column } from '../../plots/columns.tsx';
import type { Language } from '../../table/kit.ts';
import type { Words } from '../../words/en.ts';
import { LEVEL_IDS } from '../setup/arrangement.ts';

/** As many columns are drawn at most. */
const MOST_COLUMNS = 24;
/** Rated people are told apart by so many points. */
const RATING_STEP = 200;

/** A share in percent. */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );
}

/** A mean with at most one digit behind the point. */
export function mean(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}

/** Who played, in words. */
export function strengthName(strength: string, { setup, census }: Words): string {
  const level = LEVEL_IDS.find((id) => id === strength);
  if (level) return setup.levels[level];
  if (strength === 'bot' || strength === 'person') return census[strength];
  const from = Number(strength);
  return census.rated(String(from), String(from + RATING_STEP - 1));
}

/** Points at the end as columns, several values together where there are many. */
export function pointColumns(
  points: Statistics['points'],
  name: (from: string, to: string) => string,
): readonly Column[] {
  if (points.length === 0) return [];
  const [low, high] = [points[0].points, points[points.length - 1].points];
  const step = [1, 2, 5, 10, 20, 50].find((each) => (high - low) / each < MOST_COLUMNS) ?? 100;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => {
    const from = first + i * step;
    const within = points.filter((each) => each.points >= from && each.points < from + step);
    const sum = (of: (row: Statistics['points'][number]) => number) =>
      within.reduce((all, row) => all + of(row), 0);
    return {
      ...{ label: name(String(from), String(from + step - 1)), from: String(from) },
      value: sum(({ times }) => times),
      part: Math.round(sum(({ times, wins }) => times * wins)),
    };
  });
}

/** Lengths of games as columns, without gaps between them; several together where there are many. */
export function lengthColumns(
  lengths: Statistics['lengths'],
  name: (from: string, to: string) => string,
): readonly Column[] {
  if (lengths.length === 0) return [];
  const [low, high] = [lengths[0].from, lengths[lengths.length - 1].from];
  const step = [10, 20, 50, 100, 200].find((each) => (high - low) / each < MOST_COLUMNS) ?? 500;
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => {
    const from = first + i * step;
    const within = lengths.filter((each) => each.from >= from && each.from < from + step);
    return {
      ...{ label: name(String(from), String(from + step - 1)), from: String(from) },
      value: within.reduce((sum, { times }) => sum + times, 0),
    };
  });
}
