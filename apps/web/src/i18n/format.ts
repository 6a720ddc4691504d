import type { Language } from '../table/kit.ts';
import { grammar } from './grammar.ts';

/** "Ana, Bo and Cem" in the language's own way. */
export function list(items: readonly string[], language: Language): string {
  return grammar[language].and(items);
}

/** A whole number with the language's digit grouping. */
export function number(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}

const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How long something takes, in the largest unit that it fills: "2 minutes". */
export function spanText(ms: number, language: Language): string {
  const [unit, size] = SPANS.find(([, each]) => ms >= each) ?? SPANS[3];
  const count = Math.max(0, Math.round(ms / size));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** A day and time, short. */
export function moment(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}

/** The same, without the date where it is today's. */
export function lately(time: number, language: Language, now = Date.now()): string {
  const day = (at: number) => new Date(at).toDateString();
  return day(time) === day(now) ? hour(time, language) : moment(time, language);
}

/** The time of a day, short. */
export function hour(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time);
}

/** A span of time in minutes and seconds, short; what is nothing is left out. */
export function duration(ms: number, language: Language): string {
  const seconds = Math.round(ms / 1000);
  const unit = (value: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value,
    );
  if (seconds < 60) return unit(seconds, 'second');
  const minutes = unit(Math.floor(seconds / 60), 'minute');
  return seconds % 60 === 0 ? minutes : `${minutes} ${unit(seconds % 60, 'second')}`;
}
