import type { Language } from '../table/kit.ts';

/** How a language counts things and lists names. */
interface Grammar {
  /** The form of a word that goes with a number. */
  plural(number: number, one: string, many: string): string;
  /** A number with its word: "1 card", "3 cards". */
  count(number: number, one: string, many: string): string;
  /** "Ana, Bo and Cem". */
  and(items: readonly string[]): string;
  /** "Ana, Bo or Cem". */
  or(items: readonly string[]): string;
}

/** A conjunction as it stands before a certain word. */
type Conjunction = (next: string) => string;

function joined(items: readonly string[], conjunction: Conjunction): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${conjunction(last)} ${last}`;
}

function grammarOf(language: Language, and: Conjunction, or: Conjunction): Grammar {
  const rules = new Intl.PluralRules(language);
  const plural = (number: number, one: string, many: string) =>
    rules.select(number) === 'one' ? one : many;
  return {
    plural,
    count: (number, one, many) => `${number} ${plural(number, one, many)}`,
    and: (items) => joined(items, and),
    or: (items) => joined(items, or),
  };
}

/** The beginning of a word as it sounds: without accents, capitals and quotation marks. */
const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .toLowerCase();

/**
 * Before the sound of i, «y» becomes «e», but not where the i slides into the next vowel (hielo,
 * hiato, yate); before the sound of o, «o» becomes «u», in figures too (8, 11). `Intl.ListFormat`
 * does the same but misses accents: «y Íñigo», «o Óscar».
 */
const y: Conjunction = (next) => (/^(i|hi(?![ae])|y[^aeiou])/.test(bare(next)) ? 'e' : 'y');
const o: Conjunction = (next) => (/^(h?o|8|11(?!\d))/.test(bare(next)) ? 'u' : 'o');

/** How English counts and lists. */
export const english = grammarOf(
  'en',
  () => 'and',
  () => 'or',
);

/** How Spanish counts and lists. */
export const spanish = grammarOf('es', y, o);

/** How each language of the house counts and lists. */
export const grammar: { readonly [language in Language]: Grammar } = { en: english, es: spanish };
