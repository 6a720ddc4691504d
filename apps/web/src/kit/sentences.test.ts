import { loadRules } from '@nabu/games/load';
import { type AnyGame, type GameEvent, rngFrom, type Viewer } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../testing/passages.ts';
import { type AnyKit, LANGUAGES } from '../table/kit.ts';
import { GAMES, loadKit } from './games.ts';

const NAMES = ['Ninsun', 'Enkidu', 'Shamhat', 'Gilgamesh'];
const MATCHES = 6;
/** So many positions of each match are described and their moves labelled; every event is told. */
const EVERY = 9;

/** How moves and pieces are written for programs: channels, placements, rows, stacks, runs, pairs, turns and levels. */
const WRITTEN = [
  /\d,\d-\d/,
  /\w@\w/,
  /\w>\w/,
  /\b[TQ]?[1-4]:\w/,
  /\bQ[12]\b/,
  /#\d/,
  /\b[a-h]\d-[a-h]\d/,
  /\b[rL]\d\b/,
  /\b[bgcs][wpby]\d\b/,
  /undefined|null|NaN|\[object/,
];

/** What of a vocabulary is more than words and a number: nothing of that may stand in a sentence. */
function writtenMoves({ vocabulary, notation }: AnyGame): readonly string[] {
  return vocabulary.map(notation.format).filter((text) => /[^\s]*[@>:#-]|\d,/.test(text));
}

interface Heard {
  readonly text: string;
  /** What was put into words. */
  readonly of: string;
}

/** Plays matches at random and listens to everything that is said in a language. */
function* sentences(
  game: AnyGame,
  kit: AnyKit,
  language: (typeof LANGUAGES)[number],
): Generator<Heard> {
  const say = kit.words[language];
  for (let match = 0; match < MATCHES; match++) {
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const viewers: readonly Viewer[] = [0, seats - 1, 'spectator'];
    const rng = rngFrom(`sentences ${game.id} ${match}`);
    let heard: GameEvent[] = [];
    const tell = (event: GameEvent) => heard.push(event);
    const state = game.setup({ seats, options: presets(game) }, rng, tell);
    for (let ply = 0; ; ply++) {
      for (const viewer of viewers) {
        for (const event of heard.flatMap((each) => game.witness(each, viewer) ?? []))
          yield { text: say.log(event, NAMES) ?? '', of: `${viewer}: ${event.type}` };
        if (ply % EVERY === 0) yield* position(game, kit, language, state, viewer);
      }
      const [seat] = game.actors(state);
      if (seat === undefined || ply > 1500) break;
      heard = [];
      game.play(state, seat, game.sample(state, seat, rng), rng, tell);
    }
  }
}

/** What is said about a position: what is to be decided, the text board, every legal move and what it takes away. */
function* position(
  game: AnyGame,
  kit: AnyKit,
  language: (typeof LANGUAGES)[number],
  state: unknown,
  viewer: Viewer,
): Generator<Heard> {
  const say = kit.words[language];
  const view = game.view(state, viewer);
  yield { text: say.prompt(view, viewer), of: 'prompt' };
  for (const text of linesOf(say.describe(view, viewer, NAMES))) yield { text, of: 'text board' };
  if (viewer === 'spectator' || !game.actors(state).includes(viewer)) return;
  for (const move of game.moves(state, viewer)) {
    const of = game.notation.format(move);
    yield { text: say.move(move, view), of };
    yield { text: say.denies(move, NAMES[1], 3), of };
  }
}

function presets({ options }: AnyGame) {
  return Object.fromEntries(Object.entries(options).map(([name, { preset }]) => [name, preset]));
}

describe.each(GAMES)('$id', ({ id }) => {
  test.each(LANGUAGES)('says nothing in notation in %s', async (language) => {
    const [game, kit] = await Promise.all([loadRules(id), loadKit(id)]);
    if (!game || !kit) throw new Error(`The house does not have ${id}.`);
    const written = writtenMoves(game);
    const bad = new Map<string, string>();
    const told = new Set<string>();
    const listen = ({ text, of }: Heard) => {
      if (told.has(text)) return;
      told.add(text);
      const found =
        WRITTEN.find((pattern) => pattern.test(text)) ??
        written.find((move) => text.includes(move));
      if (found !== undefined) bad.set(`${of} by ${found}`, text);
    };
    for (const heard of sentences(game, kit, language)) listen(heard);
    // Why a move is refused: the clauses of all words of the vocabulary are among these.
    const state = game.setup(
      { seats: game.seats.max, options: presets(game) },
      rngFrom('refusals'),
    );
    for (const move of game.vocabulary) {
      const clause = game.refuse(state, game.actors(state)[0], move);
      if (clause !== null) listen({ text: kit.words[language].clause(clause), of: clause });
    }
    expect([...bad].slice(0, 5)).toEqual([]);
    // A small game says little, but more than this.
    expect(told.size).toBeGreaterThan(50);
  });
});
