import type { GameId } from '@nabu/games';
import { useLanguage } from '../i18n/language.ts';
import type { AnyKit, Language } from '../table/kit.ts';
import type { FrontWords, GameManifest } from './manifest.ts';
import * as registry from './registry.ts';

/** The compiler names a game that `registry.ts` lacks. */
const MANIFESTS: { readonly [id in GameId]: GameManifest } = registry;

/** The games of the house with their ids, in the order they are shown: guests last. */
export const GAMES = Object.entries(MANIFESTS)
  .map(([id, manifest]: readonly [string, GameManifest]) => ({ id, ...manifest }))
  .sort((a, b) => Number(a.guest) - Number(b.guest) || a.place - b.place);

/** A game as the house shows it, or null when the house does not have it. */
export function manifestOf(id: string): GameManifest | null {
  return Object.hasOwn(MANIFESTS, id) ? MANIFESTS[id as GameId] : null;
}

/** What the house says of a game in the language of the page; null when it does not have the game. */
export function useFrontWords(id: string): FrontWords | null {
  const language = useLanguage();
  return manifestOf(id)?.words[language] ?? null;
}

/** Board and words of a game, or null when the house cannot show it. */
export async function loadKit(id: string): Promise<AnyKit | null> {
  return manifestOf(id)?.kit() ?? null;
}

/** The text of a game's rules in a language, or null when the house does not have it. */
export async function loadRulesPage(id: string, language: Language): Promise<string | null> {
  const manifest = manifestOf(id);
  return manifest && (await manifest.rulesPages[language]()).default;
}

/** The text of a game's player aid in a language, or null when the house does not have it. */
export async function loadAid(id: string, language: Language): Promise<string | null> {
  const manifest = manifestOf(id);
  return manifest && (await manifest.aids[language]()).default;
}
