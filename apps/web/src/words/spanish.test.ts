import { expect, test } from 'vitest';
import { asked, BOARDS, HOUSE_SCOPE } from '../../testing/board-words.ts';
import { typedWords } from '../../testing/typed-words.ts';
import { GAMES } from '../kit/games.ts';
import { es } from './es.ts';

/** Every Spanish text of the house and its boards, sentences with samples in them. */
const TEXTS = [
  { scope: HOUSE_SCOPE, name: 'en', words: es as unknown },
  ...BOARDS.map(({ scope, phrases }) => ({ scope, name: 'Phrases', words: phrases.es })),
].flatMap(({ scope, name, words }) => {
  const { texts, sentences } = typedWords(scope, name, words);
  const told = sentences.filter(({ path }) => !path.startsWith('events.'));
  return [...texts.map(({ text }) => text), ...told.map((each) => asked(scope, each, 0, 2))];
});
const FRONTS = GAMES.flatMap(({ words }) => Object.values(words.es));

const found = (wrong: RegExp) => [...TEXTS, ...FRONTS].filter((text) => wrong.test(text));

test('everybody is addressed as «tú»', () => {
  expect(TEXTS.length).toBeGreaterThan(1000);
  expect(found(/(?<!\p{L})(usted(es)?|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu)).toEqual([]);
  expect(found(/\p{L}(áis|éis|[aei]d(me|nos|lo|la)|pasaos)(?!\p{L})/iu)).toEqual([]);
});

test('signs are the Spanish ones: «», ¿?, ¡!, and no space before dots', () => {
  expect(found(/[“”]| …/u)).toEqual([]);
  expect(found(/^[^¿]*\?|^[^¡]*!/u)).toEqual(['?', '!'].filter((sign) => TEXTS.includes(sign)));
});

test('nothing stands twice in a row, and no sentence has a broken end', () => {
  expect(found(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu)).toEqual([]);
  expect(found(/[.,;:]{2}(?<!\.{3})| [.,;:](?!\p{L})/u)).toEqual([]);
});
