import type { Pondered, Ponderings } from '@nabu/search/pondering';

/** One move as all workers together know it. */
export interface EngineLine {
  readonly move: string;
  readonly visits: number;
  /** The chance to win after it; null while too little was looked at, or where it was never measured. */
  readonly chance: number | null;
  /** Between how many and how many points ahead the lines end; null while they end too early to say. */
  readonly lead: { readonly from: number; readonly to: number } | null;
  readonly line: readonly string[];
}

/** What all workers together know of a decision. */
export interface Merged {
  readonly lines: number;
  readonly legal: number;
  readonly best: readonly EngineLine[];
}

/** With fewer lines nothing is said in figures: nobody measured what they are worth. */
const LEAST_LINES = 200;
/** Points are told if others have moved in so many of the lines. */
const LEAST_ANSWERED = 0.5;
/** A move that was hardly looked at is not told of. */
const LEAST_SHARE = 0.02;
const MOST = 3;

/** Puts together what several workers found out about the same decision. */
export function merged(reports: readonly Ponderings[]): Merged {
  const lines = reports.reduce((sum, report) => sum + report.lines, 0);
  const legal = Math.max(0, ...reports.map((report) => report.legal));
  const byMove = new Map<string, Pondered[]>();
  for (const { moves } of reports)
    for (const each of moves) byMove.set(each.move, [...(byMove.get(each.move) ?? []), each]);
  const best = [...byMove.values()]
    .map((found) => together(found, lines))
    .sort((a, b) => b.visits - a.visits)
    .filter(({ visits }, i) => i === 0 || visits >= LEAST_SHARE * lines)
    .slice(0, MOST);
  return { lines, legal, best };
}

function together(found: readonly Pondered[], lines: number): EngineLine {
  const visits = found.reduce((sum, each) => sum + each.visits, 0);
  const mean = (of: (each: Pondered) => number) =>
    found.reduce((sum, each) => sum + each.visits * of(each), 0) / visits;
  const enough = lines >= LEAST_LINES;
  const measured = found.every(({ chance }) => chance !== null);
  const led = found.every(({ lead }) => lead !== null);
  const seen = enough && led && mean(({ lead }) => lead?.answered ?? 0) >= LEAST_ANSWERED;
  const middle = mean(({ lead }) => lead?.mean ?? 0);
  const spread = mean(({ lead }) => lead?.deviation ?? 0);
  const [longest] = found.toSorted((a, b) => b.visits - a.visits);
  return {
    ...{ move: found[0].move, visits, line: longest.line },
    chance: enough && measured ? mean(({ chance }) => chance ?? 0) : null,
    lead: seen ? { from: Math.round(middle - spread), to: Math.round(middle + spread) } : null,
  };
}
