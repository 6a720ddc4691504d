/**
 * How fast a table is played, in milliseconds. A live table has a bank of time for each seat, and for
 * each decision either something is added (increment) or that much is free (delay). At a
 * correspondence table a decision may take some days, and beyond them days of vacation are used up.
 */
export type Pace =
  | {
      readonly kind: 'live';
      readonly bank: number;
      readonly increment: number;
      readonly delay: number;
    }
  | { readonly kind: 'correspondence'; readonly turn: number; readonly vacation: number };

/** The kinds of pace that differ in how one plays: without a clock, in one sitting, over days. */
export const PACE_KINDS = ['none', 'live', 'correspondence'] as const;
export type PaceKind = (typeof PACE_KINDS)[number];

/** The kind of a pace. */
export function paceKind(pace: Pace | null): PaceKind {
  return pace?.kind ?? 'none';
}

/** Spans of time (ms). */
export const SECOND = 1_000;
export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** What a pace may be: enough to play at all, and little enough that a game ends in somebody's life. */
export const PACE_BOUNDS = {
  bank: { min: SECOND, max: 1440 * MINUTE },
  increment: { min: 0, max: 60 * MINUTE },
  delay: { min: 0, max: 60 * MINUTE },
  turn: { min: DAY, max: 30 * DAY },
  vacation: { min: 0, max: 90 * DAY },
} as const;

/** A live pace with an increment. */
export function livePace(minutes: number, incrementSeconds: number): Pace {
  return {
    ...{ kind: 'live', bank: minutes * MINUTE, increment: incrementSeconds * SECOND, delay: 0 },
  };
}

/** A correspondence pace. */
export function daysPace(days: number, vacationDays: number): Pace {
  return { kind: 'correspondence', turn: days * DAY, vacation: vacationDays * DAY };
}

/** What is offered where people choose a pace for a short, a middling or a long game: quick, normal and slow, then by days. */
export const LIVE_PRESETS: { readonly [length in 'short' | 'middle' | 'long']: readonly Pace[] } = {
  short: [livePace(2, 3), livePace(5, 5), livePace(10, 10)],
  middle: [livePace(5, 10), livePace(10, 15), livePace(20, 30)],
  long: [livePace(10, 15), livePace(20, 20), livePace(40, 30)],
};

/** What is offered where people choose a pace by days. */
export const DAYS_PRESETS: readonly Pace[] = [daysPace(1, 7), daysPace(3, 14), daysPace(7, 14)];

/**
 * A pace as text: `5m+10s` (a bank of five minutes, ten seconds more for each decision), `5m/10s` (ten
 * seconds of each decision are free), `3d+14d` (three days a decision and fourteen of vacation).
 */
export function writePace(pace: Pace): string {
  if (pace.kind === 'correspondence') return `${pace.turn / DAY}d+${pace.vacation / DAY}d`;
  const { bank, increment, delay } = pace;
  return delay > 0 ? `${span(bank)}/${span(delay)}` : `${span(bank)}+${span(increment)}`;
}

function span(ms: number): string {
  return ms > 0 && ms % MINUTE === 0 ? `${ms / MINUTE}m` : `${ms / SECOND}s`;
}

/** The pace that a text stands for, or null when it is none. */
export function readPace(text: string): Pace | null {
  const days = /^(\d{1,3})d(?:\+(\d{1,3})d)?$/.exec(text);
  if (days) return bounded(daysPace(Number(days[1]), Number(days[2] ?? 0)));
  const live = /^(\d{1,5}[ms])(?:([+/])(\d{1,5}[ms]))?$/.exec(text);
  if (!live) return null;
  const more = live[3] === undefined ? 0 : duration(live[3]);
  const [increment, delay] = live[2] === '/' ? [0, more] : [more, 0];
  return bounded({ kind: 'live', bank: duration(live[1]), increment, delay });
}

function duration(text: string): number {
  return Number.parseInt(text, 10) * (text.endsWith('m') ? MINUTE : SECOND);
}

/** The pace itself when it is within what is possible, else null. */
function bounded(pace: Pace): Pace | null {
  return paceProblem(pace) === null ? pace : null;
}

/** What is wrong with a pace, as a sentence; null when it can be played. */
export function paceProblem(pace: Pace): string | null {
  const { kind: _, ...spans } = pace;
  for (const [field, value] of Object.entries(spans)) {
    const { min, max } = PACE_BOUNDS[field as keyof typeof PACE_BOUNDS];
    if (!Number.isInteger(value / (pace.kind === 'live' ? SECOND : DAY)))
      return 'A pace counts whole seconds, or whole days over days.';
    if (value < min || value > max) return `The ${field} of a pace is from ${min} to ${max} ms.`;
  }
  return pace.kind === 'live' && pace.increment > 0 && pace.delay > 0
    ? 'A pace has an increment or a delay, not both.'
    : null;
}
