import { act, render, waitFor } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { expect } from 'vitest';
import { GAMES } from '../src/kit/games.ts';
import { settings } from '../src/settings/store.ts';
import type { Language } from '../src/table/kit.ts';
import { en } from '../src/words/en.ts';
import { es } from '../src/words/es.ts';
import { asked, BOARDS, HOUSE_SCOPE } from './board-words.ts';
import { spokenOn } from './spoken.ts';
import { typedWords } from './typed-words.ts';

/** Small words that stand in nearly every English sentence and in no Spanish one. */
const ENGLISH =
  /(?<!\p{L})(the|and|of|is|are|was|you|your|with|from|this|that|not|have|for|by|it|its|to|at|on|or|if)(?!\p{L})/iu;

/** Every text of the house and its boards in a language that takes no arguments. */
function textsIn(language: Language): ReadonlySet<string> {
  const house = typedWords(HOUSE_SCOPE, 'en', { en, es }[language]);
  const boards = BOARDS.map(({ scope, phrases }) => {
    const { texts, sentences } = typedWords(scope, 'Phrases', phrases[language]);
    const said = sentences
      .filter(({ path, takes }) => !path.startsWith('events.') && takes.length === 1)
      .flatMap((sentence) => [1, 2, 3, 4, 5].map((n) => asked(scope, sentence, 0, n)));
    return [...texts.map(({ text }) => text), ...said];
  });
  const fronts = GAMES.flatMap(({ words }) => Object.values(words[language]));
  return new Set([...house.texts.map(({ text }) => text), ...boards.flat(), ...fronts]);
}

const spanish = textsIn('es');
/** What only English says. */
const foreign = new Set([...textsIn('en')].filter((text) => !spanish.has(text)));

/** The texts of the page that are not Spanish; the way to the other language is written in that one. */
export function foreignTexts(): readonly string[] {
  const known = new Set([es.settings.toLanguage, es.settings.languages.en]);
  return spokenOn(document.body).filter(
    (text) => !known.has(text) && (foreign.has(text) || ENGLISH.test(text)),
  );
}

/** Opens a room of the house in Spanish and waits until it is there. */
export async function enter(room: ReactElement): Promise<void> {
  settings.setState({ language: 'es' });
  await act(async () => {
    render(<Suspense fallback={null}>{room}</Suspense>);
  });
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBeTruthy());
}
