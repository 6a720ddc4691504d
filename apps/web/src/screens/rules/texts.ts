import type { Language } from '../../table/kit.ts';

type Raw = () => Promise<{ readonly default: string }>;

/** The rules as they are written in each game's folder, fetched only when somebody reads them. */
const TEXTS: { readonly [game: string]: { readonly [language in Language]: Raw } } = {
  babel: {
    en: () => import('@nabu/games/babel/RULES.md?raw'),
    es: () => import('@nabu/games/babel/RULES.es.md?raw'),
  },
  babylonia: {
    en: () => import('@nabu/games/babylonia/RULES.md?raw'),
    es: () => import('@nabu/games/babylonia/RULES.es.md?raw'),
  },
  amyitis: {
    en: () => import('@nabu/games/amyitis/RULES.md?raw'),
    es: () => import('@nabu/games/amyitis/RULES.es.md?raw'),
  },
  babylon: {
    en: () => import('@nabu/games/babylon/RULES.md?raw'),
    es: () => import('@nabu/games/babylon/RULES.es.md?raw'),
  },
};

/** The text of a game's rules in a language, or null when there is none yet. */
export async function loadRules(game: string, language: Language): Promise<string | null> {
  return Object.hasOwn(TEXTS, game) ? (await TEXTS[game][language]()).default : null;
}
