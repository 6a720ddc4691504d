import type { Rng } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { CHECKS, type CheckName } from './checks/index.ts';
import { conformance } from './conformance.ts';
import { type State, straws, straws2 } from './straws/straws.ts';
import { makeTrial, type Settings } from './trial.ts';

const settings: Settings<State, { goal: number }> = {
  seeds: 6,
  maxPlies: 60,
  conserved: ({ hands, rows, deck }) => [hands, rows, deck].flat(3).sort(),
  secrets: ({ hands, deck }, viewer) => ({
    deck,
    hands: hands.filter((_, seat) => seat !== viewer),
  }),
  clauses: ['L1', 'L2', 'L5'],
};

conformance(straws, settings);
conformance(straws2, settings);

/** Which of some checks a game fails. */
function failures(game: typeof straws, names: readonly CheckName[], changed?: Partial<Settings>) {
  const trial = makeTrial(game, { ...(settings as Settings), ...changed });
  return names.filter((name) => {
    try {
      CHECKS[name](trial);
      return false;
    } catch {
      return true;
    }
  });
}

const ALL = Object.keys(CHECKS) as CheckName[];

/** Chance that no seed governs. */
let count = 0;
const unruly: Rng = { below: (bound) => count++ % bound };

type Change = Partial<typeof straws>;

const BROKEN: readonly (readonly [CheckName, Change, Partial<Settings>?])[] = [
  ['same seed, same game', { setup: (set) => straws.setup(set, unruly) }],
  [
    'same seed, same game',
    {
      play: (state, seat, move, rng, tell) => {
        straws.play(state, seat, move, rng, tell);
        if (tell) state.laid++;
      },
    },
  ],
  ['a copy shares nothing', { copy: (state) => ({ ...state }) }],
  ['a copy shares nothing', { copy: (state) => ({ ...structuredClone(state), laid: 0 }) }],
  [
    'questions change nothing',
    {
      scores: (state) => {
        state.laid++;
        return straws.scores(state);
      },
    },
  ],
  [
    'state, view and events survive JSON',
    {
      setup: (set, rng) => ({ ...straws.setup(set, rng), extra: undefined }),
      copy: (state) => ({ ...structuredClone(state), extra: undefined }),
    },
  ],
  [
    'state, view and events survive JSON',
    { view: (state, viewer) => ({ ...straws.view(state, viewer), deck: Number.NaN }) },
  ],
  [
    'pieces are conserved',
    {
      play: (state, seat, move, rng, tell) => {
        straws.play(state, seat, move, rng, tell);
        if (move.type === 'end') state.deck.pop();
      },
    },
  ],
  ['a random game ends', {}, { maxPlies: 3 }],
  ['actors decide, others do not', { actors: ({ turn }) => [turn] }],
  [
    'actors decide, others do not',
    { moves: (state) => straws.moves(state, state.turn), refuse: () => null },
  ],
  [
    'scores are the sum of their parts',
    { scores: (state) => straws.scores(state).map((score) => ({ ...score, total: 3 })) },
  ],
  [
    'scores are the sum of their parts',
    { result: ({ over, rows }) => (over ? { places: rows.map(() => 1), ending: 'laid' } : null) },
  ],
  [
    'a position reads back from its text',
    {
      notation: {
        ...straws.notation,
        readPosition: (text, set) => ({ ...straws.notation.readPosition(text, set), laid: 0 }),
      },
    },
  ],
  [
    'a position reads back from its text',
    {
      notation: {
        ...straws.notation,
        readPosition: (text, set) => {
          if (text === '') throw new TypeError('text[0] is undefined');
          return straws.notation.readPosition(text, set);
        },
      },
    },
  ],
  [
    'the vocabulary is numbered and frozen',
    { vocabulary: straws.vocabulary.map((move) => ({ ...move })) },
  ],
  ['the vocabulary is numbered and frozen', { vocabulary: straws.vocabulary.slice(1) }],
  [
    'every move reads back from its text',
    { notation: { ...straws.notation, format: ({ type }) => type } },
  ],
  [
    'every move reads back from its text',
    { notation: { ...straws.notation, parse: (text) => straws.notation.parse(text.slice(0, 5)) } },
  ],
  [
    'offered moves are accepted',
    { moves: (state, seat) => straws.moves(state, seat).map((move) => ({ ...move })) },
  ],
  [
    'offered moves are accepted',
    { moves: (state, seat) => [...straws.moves(state, seat), ...straws.moves(state, seat)] },
  ],
  ['offered moves are accepted', { legal: (_state, _seat, set) => set.fill(0) }],
  [
    'every other word is refused with a clause',
    {
      refuse: (state, seat, move) =>
        move.type === 'end' && seat === state.turn ? null : straws.refuse(state, seat, move),
    },
  ],
  [
    'every other word is refused with a clause',
    { refuse: (state, seat, move) => straws.refuse(state, seat, move) && 'X9' },
  ],
  [
    'sample draws every legal move as often',
    { sample: (state, seat) => straws.moves(state, seat)[0] },
  ],
  [
    'sample draws every legal move as often',
    {
      sample: (state, seat, rng) => {
        const legal = straws.moves(state, seat);
        return legal[Math.min(rng.below(legal.length), rng.below(legal.length))];
      },
    },
  ],
  ['sample draws every legal move as often', { sample: () => straws.vocabulary[0] }],
  [
    'an imagined state looks the same',
    { imagine: (view, rng) => ({ ...straws.imagine(view, rng), turn: 0 }) },
  ],
  [
    'views that are alike tell as much',
    {
      // Short straws look like none at all to their owner, as they do to everybody else.
      view: (state, viewer) => {
        const { hands, ...seen } = straws.view(state, viewer);
        const short = (hand: unknown) => Array.isArray(hand) && hand.every((straw) => straw < 5);
        return {
          ...seen,
          hands: hands.map((hand, i) => (short(hand) ? state.hands[i].length : hand)),
        };
      },
    },
  ],
  [
    'an imagined state has the same pieces',
    {
      imagine: (view, rng) => {
        const state = straws.imagine(view, rng);
        return { ...state, deck: state.deck.map(() => 1) };
      },
    },
  ],
  [
    'legality does not hang on hidden things',
    {
      moves: (state, seat) =>
        straws.moves(state, seat).filter((move) => move.straw !== state.deck[0] - 1),
    },
  ],
  [
    'a move that can be taken back teaches nothing',
    {
      play: (state, seat, move, rng, tell = () => {}) => {
        straws.play(state, seat, move, rng, tell);
        if (move.type === 'lay') tell({ type: 'drew', seat, straw: state.deck[0] ?? 0 });
      },
    },
  ],
  [
    'a move that can be taken back teaches nothing',
    {
      // What lies on top of the deck decides whether it can be taken back.
      play: (state, seat, move, rng, tell) => {
        straws.play(state, seat, move, rng, tell);
        if (move.type === 'lay' && (state.deck.at(-1) ?? 0) % 2 === 1) rng.below(2);
      },
    },
  ],
  ['nobody hears more than the view shows', { witness: (event) => event }],
  [
    'events are heard the same every time',
    {
      witness: (event) => {
        if ('straw' in event) Object.assign(event, { straw: -1 });
        return event;
      },
    },
  ],
  [
    'every secret varies behind an equal view',
    {
      view: (state, viewer) => ({
        ...straws.view(state, viewer),
        hands: structuredClone(state.hands),
      }),
    },
  ],
  [
    'a rebuilt match is the same match',
    { notation: { ...straws.notation, chance: () => `${count++}` } },
  ],
  [
    'undo and redo are identity',
    {
      play: (state, seat, move, rng, tell) => {
        straws.play(state, seat, move, rng, tell);
        state.laid += count++ % 2;
      },
    },
  ],
  [
    'a turn can start over',
    {
      play: (state, seat, move, rng, tell) => {
        straws.play(state, seat, move, rng, tell);
        state.laid += count++ % 2;
      },
    },
  ],
];

describe('every check can fail', () => {
  test('a sound game fails none', () => expect(failures(straws, ALL)).toEqual([]));

  BROKEN.forEach(([name, change, changed], i) => {
    test(`${name} (${i + 1})`, () => {
      expect(failures({ ...straws, ...change }, [name], changed)).toEqual([name]);
    });
  });

  test('and each is made to', () => {
    expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(ALL));
  });
});
