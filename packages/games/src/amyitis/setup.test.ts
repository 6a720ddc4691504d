import { rngFrom } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { CITIES, COURT_COPIES, CRAFT_DECK, CRAFTS, TILES } from './box.ts';
import { PLANT_CITIES } from './cities.ts';
import type { Event } from './events.ts';
import { amyitis } from './index.ts';
import { FLOORS } from './map.ts';
import { NONE, type State, WINE } from './state.ts';

const SEATS = [2, 3, 4] as const;
const dealt = (seats: number, seed = 1) => table(amyitis, { seats }).dealt(seed);
const many = (seats: number, read: (state: State) => unknown, count = 200) =>
  new Set(
    Array.from({ length: count }, (_, seed) => JSON.stringify(read(dealt(seats, seed).state))),
  );

describe('setup', () => {
  test('[S1] the supply holds the court cards for the number of players', () => {
    for (const seats of SEATS) {
      const { banker, caravaneer, palace, gardener } = COURT_COPIES[seats];
      const { copies } = dealt(seats).state;
      expect(copies).toEqual([...banker, 0, ...caravaneer, 0, ...palace, 0, gardener]);
    }
  });

  test('[S2] plant cards lie at random with quality 1 up, Khorsabad has its own with either face', () => {
    const layouts = many(3, (state) => state.plants);
    expect(layouts.size).toBe(6 * 2);
    for (const layout of layouts) {
      const plants: number[] = JSON.parse(layout);
      expect(plants.slice(0, 3).toSorted()).toEqual([0, 2, 4]);
      expect([6, 7]).toContain(plants[3]);
    }
    expect(CITIES[PLANT_CITIES[3]].name).toBe('Khorsabad');
  });

  test('[S3] the caravan stands in Babylon', () => {
    dealt(4).shows('caravan=Babylon');
  });

  test('[S4] every level-2 Caravaneer carries another token, never wine', () => {
    for (const layout of many(4, (state) => state.bounties)) {
      const bounties: number[] = JSON.parse(layout);
      expect(bounties).toHaveLength(2);
      expect(bounties[0]).not.toBe(bounties[1]);
      expect(bounties).not.toContain(WINE);
    }
    expect(many(4, (state) => state.bounties, 400).size).toBe(12);
    expect(many(2, (state) => state.bounties).size).toBe(4);
  });

  test('[S5] every floor has random tiles of its quality, the top the one worth 10', () => {
    for (const seats of [3, 4]) {
      const { tiles } = dealt(seats).state;
      expect(new Set(tiles).size).toBe(16);
      tiles.forEach((tile, at) => {
        expect(TILES[tile].quality).toBe(Math.min(3, FLOORS[at]));
      });
      expect(tiles[0]).toBe(0);
    }
    expect(many(4, (state) => state.tiles).size).toBe(200);
  });

  test('[S6] two players use 13 tiles: 5, 4, 3 and the top one', () => {
    const { tiles } = dealt(2).state;
    expect([8, 12, 13].map((at) => tiles[at])).toEqual([NONE, NONE, NONE]);
    const used = tiles.filter((tile) => tile !== NONE).map((tile) => TILES[tile].quality);
    expect([1, 2, 3].map((quality) => used.filter((q) => q === quality).length)).toEqual([5, 4, 4]);
  });

  test('[S7] everyone has 4 talents and 1 camel, and the first seat begins', () => {
    for (const seats of SEATS) {
      dealt(seats)
        .awaits(0)
        .shows('round=1', 'first=1', 'turn=1', `${seats}:talents=4`, `${seats}:camels=1`);
      dealt(seats).lacks('1:caravaneer', '1:banker', '1:palace', '1:gardener');
      dealt(seats).scores(...Array<number>(seats).fill(0));
    }
  });

  test('[R1] as many groups of three as players, from the deck of that many players', () => {
    for (const seats of SEATS) {
      const most = CRAFTS.map(() => 0);
      for (let seed = 0; seed < 300; seed++) {
        const { crafts } = dealt(seats, seed).state;
        expect(crafts).toHaveLength(3 * seats);
        CRAFTS.forEach((_, craft) => {
          most[craft] = Math.max(most[craft], crafts.filter((c) => c === craft).length);
        });
      }
      expect(most).toEqual(CRAFTS.map((craft) => CRAFT_DECK[seats][craft]));
    }
  });

  test('setup tells the layout and the first round, and both are chance', () => {
    const events: Event[] = [];
    const options = { doubleEdges: 8, limitedSupplies: false } as const;
    amyitis.setup({ seats: 2, options }, rngFrom(3), (event) => events.push(event));
    expect(events.map(({ type }) => type)).toEqual(['laid', 'round', 'turn']);
    expect(events.map(amyitis.notation.chance)).toEqual([
      expect.stringMatching(/^[1-4a,]+ab?.* [a-t.]{16} [a-z]+$/),
      expect.stringMatching(/^\w+,\w+,\w+\/\w+,\w+,\w+$/),
      null,
    ]);
  });
});
