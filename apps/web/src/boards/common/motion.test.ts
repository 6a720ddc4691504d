import { describe, expect, test } from 'vitest';
import { flightsOf, type Leg, tripsOf } from './motion.ts';

interface Piece {
  readonly kind: 'stone' | 'tag';
}
const [here, there] = [0, 100].map((x) => ({ x, y: 0, width: 10, height: 10 }));
const leg = (kind: Piece['kind']): Leg<Piece> => ({ traveller: { kind }, from: here, to: there });
const STEPS: { readonly [event: string]: readonly Leg<Piece>[] } = {
  two: [leg('stone'), leg('stone')],
  nothing: [],
  points: [leg('tag')],
};
const trips = tripsOf(['two', 'nothing', 'points'], (event) => STEPS[event], {
  tag: 900,
  pause: () => 200,
});

describe('a step in movement', () => {
  test('tells its events one after the other, and the pieces of one shortly after one another', () => {
    expect(trips.map(({ delay }) => delay)).toEqual([0, 60, 200]);
  });

  test('gives a tag the time it takes to read it', () => {
    expect(trips.map(({ duration }) => duration)).toEqual([320, 320, 900]);
  });

  test('draws every traveller, and knows which of them are tags', () => {
    const flights = flightsOf(trips, 7, ({ kind }) => kind);
    expect(flights.map(({ key, sprite, tag }) => [key, sprite, tag])).toEqual([
      ['7-0', 'stone', false],
      ['7-1', 'stone', false],
      ['7-2', 'tag', true],
    ]);
  });
});
