import type { Language } from '../../table/kit.ts';

/** What rules say against a position, in English as they say it and in Spanish: `{}` stands for a fact, `{1}` for the first of them. */
export interface Refusals {
  readonly sentences: readonly (readonly [english: string, spanish: string])[];
  /** Facts that are words of English rather than of the notation. */
  readonly facts: { readonly [english: string]: string };
}

/** A refusal in the language of the page; null when it has no words for it. */
export function refusalIn(
  language: Language,
  refusals: Refusals,
  refusal: string | null,
): string | null {
  return refusal === null || language === 'en' ? refusal : inSpanish(refusals, refusal);
}

/** A refusal in Spanish, or null when it is none of those that are known. */
export function inSpanish({ sentences, facts }: Refusals, refusal: string): string | null {
  for (const [english, spanish] of sentences) {
    const found = patternOf(english).exec(refusal);
    if (!found) continue;
    // What stands in quotation marks is notation, which is the same in every language.
    return spanish.replace(/(«?)\{(\d)\}/g, (_, quote, place) => {
      const fact = found[Number(place)];
      return quote + (quote === '' ? (facts[fact] ?? fact) : fact);
    });
  }
  return null;
}

/** What texts a sentence may come to. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([\\s\\S]*?)')}$`);
}
