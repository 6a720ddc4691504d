import { loadRules } from '@nabu/games/load';
import type { GameEvent } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { asked, BOARDS, eventsOf, HOUSE_SCOPE, type Log } from '../../testing/board-words.ts';
import { takesNumber, typedWords } from '../../testing/typed-words.ts';
import type { Language } from '../table/kit.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/*
 * Every sentence that takes a number is asked with 1, 2 and 5. Sentences are found by their declared types, and
 * lines of log by playing, so that no new one is forgotten.
 */

/** Words after a number that do not change with it. */
const SMALL: { readonly [language in Language]: RegExp } = {
  en: /^(of|to|or|and|in|on|at|for|from|more|fewer|less|left|high|now|kept|beside|behind|ahead|home|wins|loses|such|min|each|if|is|begins|salt|palm|barley|wine)$/,
  es: /^(de|del|a|al|o|u|y|e|en|por|para|con|más|menos|ahora|gana|pierde|min|si|cada)$/,
};

/** Verbs that stand beside a count but tell of something else, and words that look like verbs. */
const OF_OTHERS = /^(plan|quien|tocan|suman|barajan|forman|vienen|discards are)$/i;

/** Verbs of several: told by their form in Spanish, a few of them in English. */
const SEVERAL: { readonly [language in Language]: RegExp } = {
  en: /(?<!\p{L}|can |may )(?:discards )?(?:are|were|go)(?!\p{L})/giu,
  es: /(?<!\p{L})\p{L}{2,}(?:an|en)(?!\p{L}| \d)/giu,
};

/** A text with a mark for the number it was asked with, so that it can be compared; ordinals are no counts. */
const shapeOf = (text: string, number: number) =>
  text.replace(new RegExp(`(?<!\\d)${number}(?:(?:st|nd|rd|th)(?!\\p{L})|(?!\\d))`, 'gu'), '#');

/** A text without any figures. */
const bare = (text: string) => text.replace(/\d+(?:st|nd|rd|th)?/g, '#');

/** What is wrong with a sentence about one thing, beside the same about several; null when nothing. */
function fault(language: Language, one: string, two: string): string | null {
  if (one === two) return null;
  const shape = shapeOf(two, 2);
  const counted = [...shape.matchAll(/(?<!–)# (\p{Ll}+)/gu)].map(([, word]) => word);
  const verbBefore = language === 'es' && /\p{Ll}{2,}(?:an|en) #/u.test(shape);
  const changes = shapeOf(one, 1) !== shape;
  if (!changes && (verbBefore || counted.some((word) => !SMALL[language].test(word))))
    return `says the same of 1 and 2: ${one}`;
  if (!/(?<!\d)1 \p{Ll}/u.test(one)) return null;
  const shared = (one.match(SEVERAL[language]) ?? []).filter((word) => two.includes(word));
  const wrong = shared.filter((word) => !OF_OTHERS.test(word));
  return changes && wrong.length > 0 ? `says “${wrong.join(', ')}” of one: ${one}` : null;
}

type Scope = typeof HOUSE_SCOPE;

/** What is wrong with the sentences among some words; what is told of events is asked by playing. */
function faults(language: Language, scope: Scope, name: string, words: unknown): readonly string[] {
  const { sentences } = typedWords(scope, name, words);
  const counting = sentences.filter(({ path }) => !path.startsWith('events.'));
  return counting.flatMap((sentence) =>
    sentence.takes.flatMap((taken, at) => {
      if (!takesNumber(taken)) return [];
      const [one, two, five] = [1, 2, 5].map((n) => asked(scope, sentence, at, n));
      const wrong =
        fault(language, one, two) ??
        (bare(two) === bare(five) ? null : `differs between 2 and 5: ${two} / ${five}`);
      return wrong === null ? [] : [`${sentence.path} (${taken.name}) ${wrong}`];
    }),
  );
}

/** Everybody has the same name, so that only numbers make a difference. */
const NAMES = ['Ana', 'Ana', 'Ana', 'Ana'];

/** The same with 1 and with 2 in the place of each number, and with lists of one and of two. */
function pairs(value: object): readonly (readonly [one: object, two: object])[] {
  return Object.entries(value).flatMap(([key, inner]): readonly (readonly [object, object])[] => {
    const put = (changed: unknown) => ({ ...value, [key]: changed });
    if (typeof inner === 'number') return [[put(1), put(2)]];
    if (Array.isArray(inner))
      return inner.length === 0 ? [] : [[put([inner[0]]), put([inner[0], inner[0]])]];
    if (typeof inner !== 'object' || inner === null) return [];
    return pairs(inner).map(([one, two]) => [put(one), put(two)]);
  });
}

/** A number 1 before a word of several; "1 is" and the like are none, nor is the place `b1`. */
const ONE_OF_SEVERAL = /(?<![\d,.\p{L}])1 (?!(?:is|lies|begins|gratis)(?!\p{L}))\p{Ll}+s(?!\p{L})/u;

/** What is wrong with the log of some events. */
function logFaults(language: Language, log: Log, events: readonly GameEvent[]): readonly string[] {
  const wrong = events.flatMap((event) =>
    pairs(event).flatMap(([one, two]) => {
      const [single, several] = [one, two].map((each) => log(each as GameEvent, NAMES) ?? '');
      const found = ONE_OF_SEVERAL.test(single) ? single : fault(language, single, several);
      return found === null ? [] : [`${event.type}: ${found}`];
    }),
  );
  return [...new Set(wrong)];
}

describe.each(['en', 'es'] as const)('counts in %s', (language) => {
  test('of the house', () => {
    expect(faults(language, HOUSE_SCOPE, 'en', { en, es }[language])).toEqual([]);
  });

  test.each(BOARDS)('of $game', ({ scope, phrases }) => {
    expect(faults(language, scope, 'Phrases', phrases[language])).toEqual([]);
  });

  test.each(BOARDS)('in the log of $game', async ({ game: id, words }) => {
    const game = await loadRules(id);
    if (!game) throw new Error(`There are no rules of ${id}.`);
    const events = [game.seats.min, game.seats.max].flatMap((seats) => eventsOf(game, seats));
    expect(events.length).toBeGreaterThan(50);
    expect(logFaults(language, words[language].log, events)).toEqual([]);
  });
});

describe('the test of counts', () => {
  test.each([
    ['es', '1 puntos', '2 puntos'],
    ['es', 'quedan 1', 'quedan 2'],
    ['es', '1 carta se pasan', '2 cartas se pasan'],
    ['en', '1 points', '2 points'],
    ['en', '1 card go back', '2 cards go back'],
  ] as const)('notices in %s that “%s” is wrong', (language, one, two) => {
    expect(fault(language, one, two)).not.toBeNull();
  });

  test.each([
    ['es', 'queda 1 carta', 'quedan 2 cartas'],
    ['es', 'Ronda 1 de 3', 'Ronda 2 de 3'],
    ['en', '1 card goes back', '2 cards go back'],
    ['en', 'level 1 at e4', 'level 2 at e4'],
  ] as const)('lets pass in %s “%s”', (language, one, two) => {
    expect(fault(language, one, two)).toBeNull();
  });

  test('asks hundreds of sentences', () => {
    const sentences = BOARDS.flatMap(
      ({ scope, phrases }) => typedWords(scope, 'Phrases', phrases.es).sentences,
    );
    const counting = sentences.filter(({ takes }) => takes.some(takesNumber));
    expect(counting.length).toBeGreaterThan(90);
  });
});
