import type { AnyMatch } from '@nabu/kernel';
import type { Forecast } from './forecast.ts';
import type { Judged } from './judge.ts';

/** What is spent on a decision. */
export interface Effort {
  /** Lines to find its best move. */
  readonly explore: number;
  /** Lines to appraise that and the move that was made. */
  readonly appraise: number;
  /** Games played on to the end after each of the two. */
  readonly games: number;
}

/** A piece of work that needs nothing but the match: any worker can do it, in any order. */
export type Job =
  | { readonly kind: 'glance'; readonly plies: readonly number[] }
  | { readonly kind: 'luck'; readonly plies: readonly number[] }
  | {
      readonly kind: 'forecast';
      readonly ply: number;
      readonly from: number;
      readonly games: number;
    }
  | { readonly kind: 'judge'; readonly ply: number; readonly effort: Effort };

/** Chances to win by seat, or changes of them, at a ply. */
export interface ChancesAt {
  /** The number of moves made before. */
  readonly ply: number;
  readonly chances: readonly number[];
}

/** What came of a job. */
export type Finding =
  | { readonly kind: 'glance'; readonly at: readonly ChancesAt[]; readonly measured: boolean }
  | { readonly kind: 'luck'; readonly at: readonly ChancesAt[] }
  | ({ readonly kind: 'forecast' } & Forecast)
  /** `found` is null where there was no choice. */
  | { readonly kind: 'judge'; readonly ply: number; readonly found: Judged | null };

/** All that was found out so far. */
export interface Findings {
  /** Chances with so many seats were held against how games ended. */
  measured: boolean;
  readonly glances: Map<number, readonly number[]>;
  readonly luck: Map<number, readonly number[]>;
  readonly forecasts: Map<number, Forecast>;
  readonly judged: Map<number, Judged | null>;
}

/** What is known before the first job. */
export function noFindings(): Findings {
  const none = { glances: new Map(), luck: new Map(), forecasts: new Map(), judged: new Map() };
  return { measured: true, ...none };
}

/** Adds what came of a job. */
export function note(findings: Findings, finding: Finding): void {
  switch (finding.kind) {
    case 'glance':
      findings.measured = finding.measured;
      for (const { ply, chances } of finding.at) findings.glances.set(ply, chances);
      break;
    case 'luck':
      for (const { ply, chances } of finding.at) findings.luck.set(ply, chances);
      break;
    case 'forecast': {
      const { ply, games, sums } = finding;
      const known = findings.forecasts.get(ply) ?? { ply, games: 0, sums: sums.map(() => 0) };
      const both = sums.map((sum, seat) => sum + known.sums[seat]);
      findings.forecasts.set(ply, { ply, games: known.games + games, sums: both });
      break;
    }
    case 'judge':
      findings.judged.set(finding.ply, finding.found);
  }
}

/** How often a match is gone through: at a glance, quickly, thoroughly, and once more where most was lost. */
export const PASSES = 4;

const QUICK: Effort = { explore: 16, appraise: 12, games: 0 };
const THOROUGH: Effort = { explore: 80, appraise: 60, games: 12 };
const DEEP: Effort = { explore: 320, appraise: 240, games: 96 };
/** So many of the costliest decisions are looked at once more. */
const DEEPLY = 16;
/** The points to come are played out from so many turns at most. */
const FORECASTS = 20;
/** So many plies are one job where each takes no time. */
const TOGETHER = 24;

/** The jobs of a pass; the last one looks at what those before it found. */
export function jobsOf(match: AnyMatch, pass: number, findings: Findings): readonly Job[] {
  switch (pass) {
    case 0:
      return [{ kind: 'glance', plies: match.turnStarts }];
    case 1:
      return [...judging(decisionsOf(match), QUICK), ...chances(match), ...forecasts(match, 0, 1)];
    case 2:
      return [...judging(left(findings), THOROUGH), ...forecasts(match, 1, 7)];
    default:
      return judging(costliest(findings), DEEP);
  }
}

/** Every ply, those far from each other first, so that the first results span the whole match. */
function decisionsOf({ made }: AnyMatch): readonly number[] {
  const stride = 8;
  return Array.from({ length: stride }, (_, first) => first).flatMap((first) =>
    Array.from({ length: Math.ceil((made.length - first) / stride) }, (_, i) => first + i * stride),
  );
}

function judging(plies: readonly number[], effort: Effort): readonly Job[] {
  return plies.map((ply) => ({ kind: 'judge', ply, effort }));
}

/** The setup and every move, some at a time. */
function chances({ ply: moves }: AnyMatch): readonly Job[] {
  const plies = Array.from({ length: moves + 1 }, (_, i) => i - 1);
  const parts = Math.ceil(plies.length / TOGETHER);
  return Array.from({ length: parts }, (_, i) => ({
    kind: 'luck',
    plies: plies.slice(i * TOGETHER, (i + 1) * TOGETHER),
  }));
}

function forecasts(match: AnyMatch, from: number, games: number): readonly Job[] {
  const starts = match.turnStarts;
  const step = Math.max(1, Math.ceil(starts.length / FORECASTS));
  const some = starts.filter((_, turn) => turn % step === 0);
  return some.map((ply) => ({ kind: 'forecast', ply, from, games }));
}

/** The decisions with a choice, the costliest first. */
function left({ judged }: Findings): readonly number[] {
  return [...judged]
    .flatMap(([ply, found]) => (found === null ? [] : [{ ply, loss: found.loss }]))
    .sort((a, b) => b.loss - a.loss)
    .map(({ ply }) => ply);
}

function costliest(findings: Findings): readonly number[] {
  return left(findings)
    .slice(0, DEEPLY)
    .filter((ply) => (findings.judged.get(ply)?.loss ?? 0) > 0);
}
