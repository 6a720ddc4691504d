import type { GameWords, Language } from '../../../table/kit.ts';
import { commonWords, logLine, nameIn } from '../../common/words.ts';
import { CATEGORIES, type Event, type Move, tally, type View } from '../rules.ts';
import { countedText, likeText } from './census.ts';
import { describe } from './describe.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { labelMove } from './moves.ts';
import { nameCells, namePiece, nameTile } from './name.ts';
import type { Phrases, Speaker } from './phrases.ts';
import { prompt } from './prompt.ts';
import { formula } from './reckon.ts';
import { groupOf, handText, placeText } from './spoken.ts';

/** Babylon's phrases by language, for the board's own labels. */
export const phrases: { readonly [language in Language]: Phrases } = { en, es };

function speaker(say: Phrases, names: readonly string[]): Speaker {
  return {
    name: nameIn(names),
    tile: (tile) => nameTile(say, tile),
    piece: (piece) => namePiece(say, piece),
    cells: (cells) => nameCells(say, cells),
  };
}

function source(say: Phrases, id: string): string {
  const category = CATEGORIES.find((each) => each === id);
  return category ? say.categories[category] : id;
}

/** What a move does to the player who comes next: the quarry is all that the gardens share. */
function denies(say: Phrases, move: Move, name: string, points: number): string {
  const digs = move.type === 'dig' || move.type === 'remove';
  return say.denies[digs ? 'tile' : 'blocks'](name, points);
}

function wordsFrom(say: Phrases): GameWords<View, Move, Event> {
  return {
    ...commonWords(say),
    log: (event, names) => logLine(say.events, event, speaker(say, names)),
    move: (move, view) => labelMove(say, move, view),
    denies: (move, name, points) => denies(say, move, name, points),
    source: (id) => source(say, id),
    formula: (id, view, seat) =>
      formula(
        tally(view, seat).categories.find(({ category }) => category === id)?.reckoned ?? null,
      ),
    prompt: (view, viewer) => prompt(say, view, viewer),
    describe: (view, viewer, names) => describe(say, view, viewer, names),
    group: (move) => groupOf(say, move),
    place: (name, view, viewer, names) => placeText(say, name, view, viewer, names),
    hand: (view, seat) => handText(say, view, seat),
    like: (text) => likeText(say, text),
    heading: (id) => say.census.headings[id] ?? id,
    counted: (heading, name) => countedText(say, heading, name),
  };
}

/** Babylon's words in every language of the house. */
export const words: { readonly [language in Language]: GameWords<View, Move, Event> } = {
  en: wordsFrom(en),
  es: wordsFrom(es),
};
