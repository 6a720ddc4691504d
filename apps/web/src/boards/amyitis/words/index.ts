import type { GameWords, Language } from '../../../table/kit.ts';
import { commonWords, logLine, nameIn } from '../../common/words.ts';
import type { Event, Move, View } from '../rules.ts';
import { countedText, likeText } from './census.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { channelText, labelMove } from './moves.ts';
import type { Phrases, Speaker } from './phrases.ts';
import { prompt } from './prompt.ts';
import { groupOf, handText, placeText } from './spoken.ts';

/** Amyitis' phrases by language, for the board's own labels. */
export const phrases: { readonly [language in Language]: Phrases } = { en, es };

function speaker(phrases: Phrases, names: readonly string[]): Speaker {
  const name = nameIn(names);
  return {
    name,
    city: (city) => phrases.cities[city],
    owner: (owner) => (owner === 'neutral' ? phrases.neutral : name(owner)),
    channel: (edge) => channelText(phrases, edge),
  };
}

/** By kind of move: what it does to the player who comes next. */
const DENIES: { readonly [type in Move['type']]?: keyof Phrases['denies'] } = {
  ...{ buy: 'card', court: 'card', recruit: 'craftsman', plant: 'garden' },
  ...{ irrigate: 'channel', field: 'field', temple: 'temple', procession: 'temple' },
};

function wordsFrom(phrases: Phrases): GameWords<View, Move, Event> {
  return {
    ...commonWords(phrases),
    log: (event, names) => logLine(phrases.events, event, speaker(phrases, names)),
    move: (move, view) => labelMove(phrases, move, view),
    denies: (move, name, points) => phrases.denies[DENIES[move.type] ?? 'blocks'](name, points),
    source: (id) => phrases.sources[id] ?? id,
    prompt: (view, viewer) => prompt(phrases, view, viewer),
    describe: (view, viewer, names) => describe(phrases, view, viewer, names),
    group: (move) => groupOf(phrases, move),
    place: (name, view, viewer, names) => placeText(phrases, name, view, viewer, names),
    hand: (view, seat) => handText(phrases, view, seat),
    like: (text) => likeText(phrases, text),
    heading: (id) => phrases.census.headings[id] ?? id,
    counted: (heading, name) => countedText(phrases, heading, name),
  };
}

/** Amyitis' words in every language of the house. */
export const words: { readonly [language in Language]: GameWords<View, Move, Event> } = {
  en: wordsFrom(en),
  es: wordsFrom(es),
};
