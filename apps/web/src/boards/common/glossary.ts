/** A noun of a game as its rules name it, in each language, and words that must not stand for it. */
interface Term {
  readonly en: string;
  readonly es: string;
  readonly not?: { readonly en?: readonly string[]; readonly es?: readonly string[] };
}

/** The nouns of a game: the rules and the board say the same word for the same thing. */
export type Glossary = readonly Term[];
