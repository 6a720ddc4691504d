import type { GameWords, Language } from '../../../table/kit.ts';
import { commonWords, logLine, nameIn } from '../../common/words.ts';
import { type Event, isRiver, type Move, nameOf, TOKENS, type View } from '../rules.ts';
import { countedText, likeText } from './census.ts';
import { describe, tokensByKind } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Phrases, Speaker } from './phrases.ts';
import { hexLabel, tileWords, tokenText } from './places.ts';
import { prompt } from './prompt.ts';
import { groupOf, handText, placeText } from './spoken.ts';

/** Babylonia's phrases by language, for the board's own labels. */
export const phrases: { readonly [language in Language]: Phrases } = { en, es };

function speaker(phrases: Phrases, names: readonly string[]): Speaker {
  return {
    name: nameIn(names),
    token: (token) => phrases.tokens[TOKENS.indexOf(token)][0],
    tokens: (tokens) => {
      const counts = TOKENS.map((name) => tokens.filter((token) => token === name).length);
      return phrases.places.and(tokensByKind(phrases, counts));
    },
    card: (card) => phrases.cards[card].name,
  };
}

function labelMove(phrases: Phrases, move: Move, view: View): string {
  const { moves } = phrases;
  switch (move.type) {
    case 'place': {
      const token = tokenText(phrases, move.kind);
      const place = isRiver(view.ground, move.hex) ? moves.placeDown : moves.place;
      return place(token, hexLabel(phrases, view, move.hex, []));
    }
    case 'score':
      return moves.score(
        view.tiles[move.hex] === 0
          ? nameOf(move.hex)
          : `${tileWords(phrases, view, move.hex)} (${nameOf(move.hex)})`,
      );
    case 'card':
      return moves.card(move.card, phrases.cards[move.card].name);
    default:
      return moves[move.type];
  }
}

/** What a move does to the player who comes next. */
function denies(phrases: Phrases, move: Move, name: string, points: number): string {
  return phrases.denies[move.type === 'card' ? 'card' : 'blocks'](name, points);
}

function wordsFrom(phrases: Phrases): GameWords<View, Move, Event> {
  return {
    ...commonWords(phrases),
    log: (event, names) => logLine(phrases.events, event, speaker(phrases, names)),
    move: (move, view) => labelMove(phrases, move, view),
    denies: (move, name, points) => denies(phrases, move, name, points),
    source: (id) => phrases.sources[id] ?? id,
    prompt: (view, viewer) => prompt(phrases, view, viewer),
    describe: (view, viewer, names) => describe(phrases, view, viewer, names),
    group: (move) => groupOf(phrases, move),
    place: (name, view, _viewer, names) => placeText(phrases, name, view, names),
    hand: (view, seat) => handText(phrases, view, seat),
    like: (text) => likeText(phrases, text),
    heading: (id) => phrases.census.headings[id] ?? id,
    counted: (heading, name) => countedText(phrases, heading, name),
  };
}

/** Babylonia's words in every language of the house. */
export const words: { readonly [language in Language]: GameWords<View, Move, Event> } = {
  en: wordsFrom(en),
  es: wordsFrom(es),
};
