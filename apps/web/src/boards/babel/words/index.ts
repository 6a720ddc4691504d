import type { GameWords, Language } from '../../../table/kit.ts';
import { commonWords, logLine, nameIn } from '../../common/words.ts';
import { ALL_NATIONS, type Event, type Move, NATIONS, type View } from '../rules.ts';
import { countedText, likeText } from './census.ts';
import { cardsByNation, describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { labelMove } from './moves.ts';
import type { Phrases, Speaker } from './phrases.ts';
import { siteOf } from './pieces.ts';
import { prompt } from './prompt.ts';
import { groupOf, handText, placeText } from './spoken.ts';

/** Babel's phrases by language, for the board's own labels. */
export const phrases: { readonly [language in Language]: Phrases } = { en, es };

function speaker(phrases: Phrases, names: readonly string[]): Speaker {
  return {
    name: nameIn(names),
    nation: (nation) => phrases.nations[nation],
    cards: (nations) => {
      const counts = ALL_NATIONS.map((nation) => nations.filter((card) => card === nation).length);
      return phrases.and(cardsByNation(phrases, counts));
    },
    piece: (piece) => {
      const place = siteOf(piece);
      return place ? phrases.templeAt(phrases.sites[place.site]) : piece;
    },
  };
}

function source(phrases: Phrases, id: string): string {
  const site = (NATIONS as readonly string[]).indexOf(id);
  return site < 0 ? id : phrases.templeAt(phrases.sites[site]);
}

/** What a move does to the other player. */
function denies(phrases: Phrases, move: Move, name: string, points: number): string {
  switch (move.type) {
    case 'build':
    case 'persians':
      return phrases.denies.takes(name, points);
    case 'sumerians':
    case 'assyrians':
    case 'hittites':
    case 'medes':
    case 'half':
      return phrases.denies.weakens(name, points);
    default:
      return phrases.denies.blocks(name, points);
  }
}

function wordsFrom(phrases: Phrases): GameWords<View, Move, Event> {
  return {
    ...commonWords(phrases),
    log: (event, names) => logLine(phrases.events, event, speaker(phrases, names)),
    move: (move, view) => labelMove(phrases, move, view),
    denies: (move, name, points) => denies(phrases, move, name, points),
    source: (id) => source(phrases, id),
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

/** Babel's words in every language of the house. */
export const words: { readonly [language in Language]: GameWords<View, Move, Event> } = {
  en: wordsFrom(en),
  es: wordsFrom(es),
};
