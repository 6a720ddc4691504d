import { rngFrom } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { type Forecast, forecast } from './forecast.ts';
import { amyitis, CITIES, copy, type Move, type State, TEMPLES } from './index.ts';
import { SQUARE_NAMES } from './map.ts';

const given = (position: string, seats = 4) =>
  table(amyitis, { seats }).given(`first=1 turn=1 ${position}`);
const seen = (position: string, seats = 4): Forecast => forecast(given(position, seats).state);
const square = (told: Forecast, name: string) => told.squares[SQUARE_NAMES.indexOf(name)];
const nobody = { first: null, second: null };

describe('temples', () => {
  test('[E1] [E2] the last player walks; a cube of theirs or a neutral one enters every temple', () => {
    const [ishtar, marduk, tammouz] = seen('ishtar=12.. marduk=1234').temples ?? [];
    expect(ishtar.walker).toBe(3);
    expect(ishtar.ranks[1]).toEqual({ first: 1, second: 0 });
    expect(marduk.ranks[0]).toEqual({ first: 2, second: 1 });
    expect(tammouz.ranks).toEqual([nobody, nobody, { first: 3, second: null }]);
  });

  test('[E1] [T2] where the procession goes can decide who is first', () => {
    const marduk = seen('marduk=4114').temples?.[1];
    expect(marduk?.ranks.map(({ first }) => first)).toEqual([0, 0, 0]);
    const ishtar = seen('ishtar=41..').temples?.[0];
    expect(ishtar?.ranks.map(({ first }) => first)).toEqual([3, 0, 0]);
  });

  test('[E2] with two players nobody is second', () => {
    for (const { ranks } of seen('ishtar=12.. marduk=121.', 2).temples ?? [])
      for (const { second } of ranks) expect(second).toBeNull();
  });

  test('[E3] once the procession has been, nothing hangs on it', () => {
    const after = given('passed=2,3,4 ishtar=12..').plays('pass; procession marduk').state;
    const [ishtar] = forecast(after).temples ?? [];
    expect(ishtar.walker).toBeNull();
    expect(ishtar.ranks).toEqual(Array(3).fill({ first: 1, second: 0 }));
  });
});

describe('fields', () => {
  test('[F3] the majority so far, and who wins when the last space is filled', () => {
    const [one, two] = seen('field1=112.. field2=1122.').rows;
    expect(one).toMatchObject({ cubes: [2, 1, 0, 0], left: 2, winner: 0, filledBy: null });
    expect(two).toMatchObject({ left: 1, winner: null, filledBy: [0, 1, null, null] });
  });
});

describe('squares', () => {
  test('[G7] [G8] most water is paid by the quality of the plant that is on sale', () => {
    const told = seen('w:1,3-2,3=2 w:1,2-2,2=2 w:2,3-3,3=3 p:2,3=1 Eshnunna=1a Khorsabad=4a');
    const planted = square(told, '1,3');
    expect(planted).toMatchObject({ cubes: [0, 1, 0, 0], most: 1 });
    const at = (city: string) => planted?.plants.find((plant) => CITIES[plant.city].name === city);
    expect(at('Eshnunna')).toMatchObject({ gardeners: 0, water: { seat: 1, points: 1 } });
    expect(at('Khorsabad')).toMatchObject({ gardeners: 0, water: { seat: 1, points: 2 } });
    expect(square(told, '2,3')).toBeNull();
  });

  test('[G4] [G5] what a plant lacks in quality takes Gardeners; shared water pays nobody', () => {
    const told = square(seen('w:1,3-2,3=2 w:0,3-1,3=3 Eshnunna=1a'), '0,0');
    expect(told?.plants[0]).toMatchObject({ quality: 1, gardeners: 2, water: null });
    expect(square(seen('w:1,3-2,3=2 w:0,3-1,3=3'), '1,3')?.most).toBeNull();
  });
});

/** A game of random moves: every state before a move, with the move and what it led to. */
function* game(seats: number, limitedSupplies: boolean) {
  const rng = rngFrom(`forecast ${seats} ${limitedSupplies}`);
  const state = amyitis.setup({ seats, options: { doubleEdges: 8, limitedSupplies } }, rng);
  while (amyitis.result(state) === null) {
    const before = copy(state);
    const [seat] = amyitis.actors(state);
    const offered = amyitis.moves(state, seat);
    const move = offered[rng.below(offered.length)];
    const events: Event[] = [];
    amyitis.play(state, seat, move, rng, (event) => events.push(event));
    yield { before, move, events };
  }
}

/** What came true of a forecast, and what it had said. */
function comparisons(before: State, move: Move, events: readonly Event[]) {
  const told = forecast(before);
  return events.flatMap((event, at): { said: unknown; came: unknown }[] => {
    if (event.type === 'ranked') {
      const goal = move.type === 'procession' ? move.temple : 0;
      const said = told.temples?.[TEMPLES.indexOf(event.temple)].ranks[goal];
      return [{ said, came: { first: event.first, second: event.second } }];
    }
    const sown = events[at - 2];
    if (event.type === 'reaped' && sown?.type === 'sown')
      return [{ said: told.rows[event.row].filledBy?.[sown.seat], came: event.winner }];
    if (event.type !== 'planted') return [];
    const plant = square(told, event.square)?.plants.find(({ city }) => city === before.caravan);
    const paid = events.find((e) => e.type === 'scored' && e.source === 'irrigation');
    const water = paid?.type === 'scored' ? { seat: paid.seat, points: paid.points } : null;
    const neutral = events.filter((e) => e.type === 'irrigated').length;
    const { quality, gardeners } = event;
    return [{ said: plant, came: { city: before.caravan, quality, gardeners, water, neutral } }];
  });
}

test.each([
  { seats: 2, limited: false },
  { seats: 3, limited: true },
  { seats: 4, limited: false },
])('what is forecast is what happens in whole games for $seats', ({ seats, limited }) => {
  let compared = 0;
  for (const { before, move, events } of game(seats, limited))
    for (const { said, came } of comparisons(before, move, events)) {
      expect(said).toEqual(came);
      compared++;
    }
  expect(compared).toBeGreaterThan(20);
});

test('a forecast leaves the position as it was', () => {
  const { state, position } = given('ishtar=1234 field1=1122. w:1,3-2,3=2');
  forecast(state);
  expect(amyitis.notation.writePosition(state)).toBe(position);
});
