import { useStore } from 'zustand';
import { settings } from '../settings/store.ts';
import { LANGUAGES, type Language } from '../table/kit.ts';
import { en, type Words } from '../words/en.ts';
import { es } from '../words/es.ts';

/** All words of the house, by language. */
export const words: { readonly [language in Language]: Words } = { en, es };

/** The language to speak: the chosen one, else the first that both the system and the house know. */
export function languageOf(choice: 'system' | Language, wanted: readonly string[]): Language {
  if (choice !== 'system') return choice;
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

/** The language of the page; re-renders when it changes. */
export function useLanguage(): Language {
  return useStore(settings, (state) => languageOf(state.language, navigator.languages));
}

/** The words of the page in its language. */
export function useWords(): Words {
  return words[useLanguage()];
}
