import { type AnyGame, type GameEvent, presets, rngFrom } from '@nabu/kernel';
import type { Glossary } from '../src/boards/common/glossary.ts';
import type { Language } from '../src/table/kit.ts';
import { type Sentence, sampleOf, scopeOf, sentenceOf } from './typed-words.ts';

/** A line of log for an event. */
export type Log = (event: GameEvent, names: readonly string[]) => string | null;

interface BoardWords {
  readonly phrases: { readonly [language in Language]: unknown };
  readonly words: { readonly [language in Language]: { readonly log: Log } };
}

const here = (path: string) => new URL(path, import.meta.url);
const WORDS = import.meta.glob<BoardWords>('../src/boards/*/words/index.ts', { eager: true });
const GLOSSARIES = import.meta.glob<{ readonly glossary: Glossary }>(
  '../src/boards/*/words/glossary.ts',
  { eager: true },
);

/** The words of every board, with what their types are found in and the nouns of the game. */
export const BOARDS = Object.entries(WORDS).map(([file, { phrases, words }]) => {
  const folder = file.replace('index.ts', '');
  return {
    game: folder.split('/')[3],
    phrases,
    words,
    scope: scopeOf([here(folder), here('../src/boards/common/')]),
    glossary: GLOSSARIES[`${folder}glossary.ts`]?.glossary ?? null,
  };
});

/** The scope of the house's own words. */
export const HOUSE_SCOPE = scopeOf([here('../src/words/')]);

/** Samples of the games' own types that sentences take besides numbers and texts. */
const OWN = {
  ...{ Nation: 0, Kind: 0, Card: 1, Level: 2, Square: 'A1', Seat: 0 },
  Outcome: { captures: true, again: true },
  Income: { sides: { n: 'tile', e: 'edge', s: null, w: null }, flower: 1, minus: 0, total: 3 },
};

/** A sentence asked with a number at one place; where it gives another sentence, that one is asked. */
export function asked(
  scope: ReturnType<typeof scopeOf>,
  sentence: Sentence,
  at: number,
  number: number,
): string {
  const args = sentence.takes.map((taken, k) => sampleOf(taken, k === at ? number : 3, OWN));
  const said = sentence.say(...args);
  if (typeof said !== 'function') return String(said);
  const inner = sentenceOf(scope, sentence.path, said as Sentence['say'], sentence.gives);
  return String(inner.say(...inner.takes.map((taken) => sampleOf(taken, number, OWN))));
}

/** All that happens in a game at random, or in its first moves where it is long. */
export function eventsOf(game: AnyGame, seats: number): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const tell = (event: GameEvent) => events.push(event);
  const rng = rngFrom(`events of ${game.id} for ${seats}`);
  const state = game.setup({ seats, options: presets(game.options) }, rng, tell);
  for (let ply = 0; ply < 400; ply++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    game.play(state, seat, game.sample(state, seat, rng), rng, tell);
  }
  return events;
}
