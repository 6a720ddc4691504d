import type { GameWords, Language } from '../../../table/kit.ts';
import { commonWords, logLine, nameIn } from '../../common/words.ts';
import type { Event, Move, View } from '../rules.ts';
import { likeText } from './census.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { labelMove } from './moves.ts';
import type { Phrases } from './phrases.ts';
import { prompt } from './prompt.ts';
import { groupOf, handText, placeText } from './spoken.ts';

/** Ur's phrases by language, for the board's own labels. */
export const phrases: { readonly [language in Language]: Phrases } = { en, es };

function wordsFrom(phrases: Phrases): GameWords<View, Move, Event> {
  const { denies } = phrases;
  return {
    ...commonWords(phrases),
    log: (event, names) => logLine(phrases.events, event, { name: nameIn(names) }),
    move: (move, view) => labelMove(phrases, move, view),
    denies: (move, name, points) =>
      (move.type === 'pass' ? denies.passes : denies.moves)(name, points),
    source: (id) => phrases.sources[id] ?? id,
    prompt: (view, viewer) => prompt(phrases, view, viewer),
    describe: (view, viewer, names) => describe(phrases, view, viewer, names),
    group: (move) => groupOf(phrases, move),
    place: (name, view, _viewer, names) => placeText(phrases, name, view, names),
    hand: (view, seat) => handText(phrases, view, seat),
    like: (text) => likeText(phrases, text),
    heading: (id) => phrases.census.headings[id] ?? id,
    counted: (_, name) => name,
  };
}

/** Ur's words in every language of the house. */
export const words: { readonly [language in Language]: GameWords<View, Move, Event> } = {
  en: wordsFrom(en),
  es: wordsFrom(es),
};
