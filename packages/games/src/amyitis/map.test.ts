import { popcount } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { amyitis } from './index.ts';
import { irrigate, openEdges } from './irrigation.ts';
import {
  ALL_EDGES,
  DOUBLES,
  EDGE_NAMES,
  EDGE_SQUARES,
  EDGES,
  EDGES_MEETING,
  FLOORS,
  gardenFor,
  RIVER_EDGES,
  SQUARE_EDGES,
  SQUARE_NAMES,
  SQUARES_FOR_QUALITY,
} from './map.ts';
import type { State } from './state.ts';

const namesIn = (word: number) => EDGE_NAMES.filter((_, edge) => (word >> edge) & 1);
const squaresIn = (word: number) => SQUARE_NAMES.filter((_, at) => (word >> at) & 1);

describe('the garden', () => {
  test('floors of 7, 5, 3 and 1 squares in the shape of a V', () => {
    expect([1, 2, 3, 4].map((floor) => FLOORS.filter((f) => f === floor).length)).toEqual([
      7, 5, 3, 1,
    ]);
    expect(FLOORS[0]).toBe(4);
  });

  test('[I1] 24 edges; 8 or 4 of them double, which makes 32 or 28 areas', () => {
    expect(EDGE_SQUARES).toHaveLength(24);
    expect(EDGES + popcount(DOUBLES[8])).toBe(32);
    expect(EDGES + popcount(DOUBLES[4])).toBe(28);
    expect(DOUBLES[4] & ~DOUBLES[8]).toBe(0);
    expect(namesIn(DOUBLES[4])).toEqual(['0,0-0,1', '0,0-1,0', '0,1-1,1', '1,0-1,1']);
  });

  test('[I2] six edges end at the river', () => {
    expect(namesIn(RIVER_EDGES)).toEqual([
      '0,3-1,3',
      '1,3-2,3',
      '2,3-3,3',
      '3,0-3,1',
      '3,1-3,2',
      '3,2-3,3',
    ]);
  });

  test('[I2] edges meet in corners: seven around an inner one, fewer at the rim', () => {
    expect(namesIn(EDGES_MEETING[EDGE_NAMES.indexOf('0,3-1,3')])).toEqual([
      '0,2-0,3',
      '0,2-1,2',
      '0,3-1,3',
      '1,2-1,3',
    ]);
    expect(popcount(EDGES_MEETING[EDGE_NAMES.indexOf('1,1-1,2')])).toBe(7);
    EDGES_MEETING.forEach((word, edge) => {
      EDGES_MEETING.forEach((other, at) => {
        expect((word >> at) & 1).toBe((other >> edge) & 1);
      });
    });
  });

  test('corner squares have two sides, rim squares three, inner squares four', () => {
    expect(SQUARE_EDGES.map((edges) => edges.length)).toEqual([
      2, 3, 3, 2, 3, 4, 4, 3, 3, 4, 4, 3, 2, 3, 3, 2,
    ]);
  });

  test('[S6] three starred squares on the right-hand corner', () => {
    expect(squaresIn(gardenFor(4) & ~gardenFor(2))).toEqual(['2,0', '3,0', '3,1']);
    expect(gardenFor(3)).toBe(gardenFor(4));
  });

  test('[G4] quality 3 is enough for every square', () => {
    expect(SQUARES_FOR_QUALITY.map(popcount)).toEqual([0, 7, 12, 16, 16, 16, 16]);
  });

  test('[G3] the fewest cubes that water a square are 1, 2, 4 and 6 from floor 1 to floor 4', () => {
    expect([1, 2, 3, 4].map(fewestCubes)).toEqual([1, 2, 4, 6]);
  });
});

/** Breadth first over sets of irrigated edges; few enough, since water spreads from the river only. */
function fewestCubes(floor: number): number {
  const wanted = FLOORS.reduce((word, f, at) => (f === floor ? word | (1 << at) : word), 0);
  let layer: State[] = [start()];
  for (let cubes = 0; ; cubes++) {
    if (layer.some((state) => (state.watered & wanted) !== 0)) return cubes;
    const next = new Map<string, State>();
    for (const state of layer)
      for (let edge = 0; edge < EDGES; edge++) {
        if (((openEdges(state) >> edge) & 1) === 0 || wasteful(state, edge)) continue;
        const after = amyitis.copy(state);
        irrigate(after, 0, edge);
        next.set(after.areas.join(), after);
      }
    layer = [...next.values()];
  }
}

/** A shortest channel is a single line: an edge that meets no other end of it is never needed. */
function wasteful(state: State, edge: number): boolean {
  const wet = state.areas.reduce(
    (word, owner, at) => (owner === -1 ? word : word | (1 << (at >> 1))),
    0,
  );
  return wet !== 0 && (EDGES_MEETING[edge] & wet) === 0;
}

function start(): State {
  const options = { doubleEdges: 8, limitedSupplies: false } as const;
  const state = amyitis.notation.readPosition('', { seats: 4, options });
  expect(state.full & ALL_EDGES).toBe(0);
  return state;
}
