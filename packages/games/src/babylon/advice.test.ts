import { rngFrom } from '@nabu/kernel';
import { reachable } from '@nabu/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BuildMove,
  babylon,
  digPays,
  effectOf,
  legalPlaces,
  moveOf,
  NO_TILE,
  type Options,
  placement,
  type Reckoning,
  seenItems,
  spaces,
  supportsText,
  tally,
  unpaidPlaces,
} from './index.ts';
import { given, givenBefore } from './testing/given.ts';

const word = (text: string) => babylon.notation.parse(text) as BuildMove;

const reckonedPoints = ({ how, terms }: Reckoning) =>
  terms.reduce((value, term) => (how === 'times' ? value * term : value + term));

describe('what a table shows', () => {
  test('[B5] [B12] what a placement takes and leaves', () => {
    const { state } = given('new=cw1 stock1=7 G1=cw2@a1r0L1 I1=statue:b2@1');
    expect(placement(state, word('build new b2 r0 L2'))).toEqual({
      refused: null,
      supports: [
        { cell: 9, support: 'statue' },
        { cell: 10, support: 'double' },
        { cell: 18, support: 'double' },
        { cell: 17, support: 'double' },
      ],
      pillars: { single: 0, double: 3 },
      belvedere: null,
      cost: 6,
      left: 1,
      change: { hidden: ['statue b2'], points: 4 - 1 - 1 },
    });
  });

  test('[B6] [B12] why a placement is refused', () => {
    const { state } = given('new=cp1 stock1=3 G1=cw1@a1r0L1,cw2@c1r0L2');
    expect(placement(state, word('build new b2 r0 L3')).refused).toBe('B6');
    expect(placement(state, word('build new e5 r0 L1'))).toMatchObject({
      ...{ refused: 'B12', cost: 4, left: -1, change: null },
    });
  });

  test('[B7] the legal places are those of the legal moves', () => {
    fc.assert(
      fc.property(reachable(babylon, { maxPlies: 150 }), ({ state }) => {
        const [seat] = babylon.actors(state);
        const offered = babylon.moves(state, seat).filter((move) => move.type === 'build');
        const named = offered.map(({ cell, level, open }) => `${cell} ${level} ${open}`);
        const places = legalPlaces(state).flatMap(({ cell, level, opens }) =>
          opens.map((open) => `${cell} ${level} ${open}`),
        );
        expect(new Set(places)).toEqual(new Set(named));
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  test('[K1] a view tells as much as the state', () => {
    const { state } = given('new=cw1 stock1=9 G1=cw2@a1r0L1 I1=statue:b2@1 round=2 tokens=fill');
    const view = babylon.view(state, 'spectator');
    const move = word('build new b2 r0 L2');
    expect(placement(view, move)).toEqual(placement(state, move));
    expect(legalPlaces(view)).toEqual(legalPlaces(state));
    expect(tally(view, 0)).toEqual(tally(state, 0));
    expect(spaces(view, 0)).toEqual(spaces(state, 0));
    expect(effectOf(view)).toBe('fill');
    expect(digPays(view, 0)).toEqual(digPays(state, 0));
  });

  test('[V1] every piece that earns is named', () => {
    const { state } = given('G1=cw1@a1r2L1,cp1@c1r3L1:ss-s I1=fountain:b2-c2@1');
    const earned = tally(state, 0);
    expect(earned.total).toBe(3 + 1 + 1);
    expect(earned.bare).toBe(56);
    const found = earned.categories.flatMap(({ category, pieces }) =>
      pieces.map(({ piece, points }) => [category, piece, points]),
    );
    expect(found).toEqual([
      ['fountains', 'fountain b2-c2', 3],
      ['diversity', 'fountain b2-c2', 0],
      ['flowers', 'cw1 a1 L1', 0],
      ['flowers', 'cp1 c1 L1', 0],
      ['belvederes', 'belvedere d2', 1],
      ['height', 'cw1 a1 L1', 1],
    ]);
  });

  test('[V3] [V8] [V9] points say how they come about', () => {
    const how = (position: string, category: string, options: Partial<Options> = {}) =>
      tally(given(position, options).state, 0).categories.find((e) => e.category === category)
        ?.reckoned;
    const garden = 'G1=cw1@a1r2L1,cp1@c1r3L1:ss-s I1=fountain:b2-c2@1';
    expect(how(garden, 'fountains')).toEqual({ how: 'times', terms: [3, 1] });
    expect(how(garden, 'belvederes')).toEqual({ how: 'times', terms: [1, 1] });
    expect(how(garden, 'height', { highestPoint: 'doubled' })).toEqual({
      ...{ how: 'times', terms: [2, 1] },
    });
    expect(how(garden, 'statues')).toBeNull();
    const high = 'G1=cw1@a1r0L1,cw2@c1r0L2';
    expect(how(high, 'height')).toEqual({ how: 'times', terms: [2, 2] });
  });

  test('[B12] a place that only pillars are missing for says how many it needs at the least', () => {
    const { state } = given('new=cp1 stock1=1 G1=cw1@a1r0L1');
    expect(legalPlaces(state)).toEqual([]);
    const unpaid = unpaidPlaces(state);
    expect(unpaid.find(({ cell }) => cell === 36)).toEqual({
      ...{ cell: 36, level: 1, open: 0, cost: 3 },
    });
    expect(unpaid.find(({ cell }) => cell === 0)).toBeUndefined();
    expect(unpaidPlaces(given('new=cp1 stock1=9').state)).toEqual([]);
    expect(unpaidPlaces(given('stock1=0').state)).toEqual([]);
  });

  test('[B12] what is unpaid is refused for its price alone', () => {
    fc.assert(
      fc.property(reachable(babylon, { maxPlies: 150 }), ({ state }) => {
        for (const { cost, ...at } of unpaidPlaces(state)) {
          const source = state.dug === NO_TILE ? 'kept' : 'new';
          const found = placement(state, moveOf.build({ source, turns: 0, ...at }));
          expect(found).toMatchObject({ refused: 'B12', cost });
        }
      }),
      { seed: 12, numRuns: 40 },
    );
  });

  test('[V10] a tally is what the score says, in any position', () => {
    fc.assert(
      fc.property(reachable(babylon, { maxPlies: 200, seats: 4 }), ({ state }) => {
        babylon.scores(state).forEach(({ total, parts }, seat) => {
          const found = tally(state, seat);
          expect(found.total).toBe(total);
          expect(found.categories.map(({ points }) => points)).toEqual(parts.map((p) => p.points));
          const reckoned = found.categories.flatMap((part) => [part, ...part.pieces]);
          for (const { points, reckoned: how } of reckoned)
            if (how) expect(reckonedPoints(how)).toBe(points);
        });
      }),
      { seed: 5, numRuns: 40 },
    );
  });

  test('[V1] [I8] which items are in sight, under each version of the rules', () => {
    const bridge = 'G1=cp1@a4r3L1,cb1@d4r2L1,cw2@a3r0L2:dd-s,cp2@d3r0L2:dds- I1=bridge:b4-d4@1';
    const fountain = 'G1=cw1@a1r2L1,cp1@c1r3L1,cb1@c2r0L2:-sdd,cy1@a2r0L2:s-dd I1=fountain:b2-c2@1';
    const half = 'G1=cw1@a1r2L1,cp1@c1r3L1,cb1@c2r0L2:-sdd I1=fountain:b2-c2@1';
    const kinds = (asked: typeof given, position: string) =>
      seenItems(asked(position).state, 0).map(({ kind }) => kind);
    expect(kinds(given, bridge)).toEqual(['bridge']);
    expect(kinds(givenBefore, bridge)).toEqual([]);
    expect(kinds(given, fountain)).toEqual([]);
    expect(kinds(given, half)).toEqual(['fountain']);
  });

  test('[B5] [B8] what would bear a tile in any garden, as positions write it', () => {
    const { state } = given('new=cw1 stock1=7 G1=cw2@a1r0L1 I1=statue:b2@1');
    expect(supportsText(state, 0, 9, 2, null)).toBe('tddd');
    expect(supportsText(state, 0, 9, 2, 2)).toBe('td-d');
    expect(supportsText(state, 1, 9, 2, null)).toBe('dddd');
  });

  test('imagining is not needed to ask', () => {
    const { state } = given('new=cw1 stock1=4');
    const view = babylon.view(state, 0);
    const imagined = babylon.imagine(view, rngFrom(1));
    expect(legalPlaces(view)).toEqual(legalPlaces(imagined));
  });
});
