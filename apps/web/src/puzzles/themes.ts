import { useLanguage, useWords } from '../i18n/language.ts';
import { manifestOf } from '../kit/games.ts';

/** The name of a theme of a game in the language of the page. */
export function useThemeName(game: string): (theme: string) => string {
  const language = useLanguage();
  const { puzzles } = useWords();
  const common: { readonly [theme: string]: string } = puzzles.themes;
  return (theme) => common[theme] ?? manifestOf(game)?.themes[language][theme] ?? theme;
}
