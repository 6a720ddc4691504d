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

/** A day and time, short. */
export function moment(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}
