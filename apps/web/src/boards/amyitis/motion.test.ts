import { amyitis, type Event } from '@nabu/games/amyitis';
import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { layout } from './geometry.ts';
import { type Scene, trips } from './motion.ts';
import { moves } from './rules.ts';
import { terraces } from './terraces.ts';
import { phrases } from './words/index.ts';

const OPTIONS = { doubleEdges: 8, limitedSupplies: false } as const;

function sceneOf(events: readonly Event[], before = opening()): Scene {
  const board = layout({ width: 1168, height: 661 }, 3);
  return {
    layout: board,
    garden: terraces(board.garden),
    near: 0,
    step: { before, events, number: 1 },
    phrases: phrases.en,
    names: ['Ninsun', 'Enkidu', 'Shamhat'],
  };
}

function opening() {
  return amyitis.setup({ seats: 3, options: OPTIONS }, rngFrom('00000000000000000000000000000004'));
}

describe('movement', () => {
  test('a priest’s cube enters, and those before it slide on', () => {
    const before = opening();
    before.temples.splice(0, 4, 1, 2, 1, 2);
    const event: Event = { type: 'prayed', owner: 0, temple: 'ishtar', expelled: 2 };
    const all = trips(sceneOf([event], before));
    expect(all).toHaveLength(5);
    expect(all.map(({ lands }) => lands)).toEqual([
      'temple:0:0',
      'temple:0:1',
      'temple:0:2',
      'temple:0:3',
      undefined,
    ]);
    expect(new Set(all.map(({ delay }) => delay))).toEqual(new Set([0]));
  });

  test('the end of a round is told in its order, and points say why', () => {
    const state = opening();
    state.temples.splice(4, 4, 0, 1, -1, -1);
    const before = amyitis.copy(state);
    for (const seat of [0, 1, 2]) amyitis.play(state, seat, moves.pass(), rngFrom('a'));
    const events: Event[] = [];
    amyitis.play(state, 2, moves.procession(2), rngFrom('a'), (event) => events.push(event));
    const tags = trips(sceneOf(events, before)).flatMap((trip) =>
      trip.traveller.kind === 'tag' ? [{ text: trip.traveller.text, delay: trip.delay }] : [],
    );
    expect(tags.map(({ text }) => text)).toEqual([
      'Ishtar: none',
      'Marduk: Enkidu',
      '+2 Temple of Marduk',
      '+1 Temple of Marduk',
      'Tammouz: Shamhat',
    ]);
    const delays = tags.map(({ delay }) => delay);
    expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
  });

  test('every event of a whole game can be told, and no flight is slow', () => {
    const rng = rngFrom('00000000000000000000000000000005');
    const state = opening();
    while (!state.over) {
      const before = amyitis.copy(state);
      const [seat] = amyitis.actors(state);
      const events: Event[] = [];
      amyitis.play(state, seat, amyitis.sample(state, seat, rng), rng, (e) => events.push(e));
      for (const trip of trips(sceneOf(events, before))) {
        for (const { x, y } of [trip.from, trip.to]) expect(Number.isFinite(x + y)).toBe(true);
        if (trip.traveller.kind !== 'tag') expect(trip.duration).toBeLessThanOrEqual(350);
      }
    }
  });
});
