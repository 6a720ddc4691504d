import { describe, expect, test } from 'vitest';
import {
  BABYLON_PAYS,
  BANKER_POINTS,
  BANKER_TALENTS,
  CARAVANEER_BONUS,
  CARAVANEER_KEEPS,
  CITIES,
  COURT_COPIES,
  CRAFT_DECK,
  FAVOUR,
  FIELDS,
  PALACE_POINTS,
  PLANT_CARDS,
  RESOURCES,
  SUPPLIES,
  TILES,
  TOP_TILE,
} from './box.ts';

const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
const courtTotal = (seats: 2 | 3 | 4) => {
  const { banker, caravaneer, palace, gardener } = COURT_COPIES[seats];
  return seats + sum(banker) + sum(caravaneer) + sum(palace) + gardener;
};

describe('totals that are certain', () => {
  test('56 cards: 18 craft, 4 plant and 31 court cards, 2 for Amyitis and 1 for the first player', () => {
    expect(sum(Object.values(CRAFT_DECK[4]))).toBe(18);
    expect(PLANT_CARDS).toHaveLength(4);
    expect(courtTotal(4)).toBe(31);
    expect(18 + 4 + 31 + 2 + 1).toBe(56);
  });

  test('[S1] there are never more cards with fewer players, and always enough crafts to deal', () => {
    for (const seats of [2, 3] as const) {
      const more = (seats + 1) as 3 | 4;
      expect(courtTotal(seats)).toBeLessThan(courtTotal(more));
      expect(sum(Object.values(CRAFT_DECK[seats]))).toBeLessThan(
        sum(Object.values(CRAFT_DECK[more])),
      );
      expect(sum(Object.values(CRAFT_DECK[seats]))).toBeGreaterThanOrEqual(seats * 3);
    }
    expect([2, 3, 4].map((seats) => sum(Object.values(CRAFT_DECK[seats as 2 | 3 | 4])))).toEqual([
      10, 14, 18,
    ]);
  });

  test('20 tiles, enough for 7, 5 and 3 squares and the top one worth 10', () => {
    expect(TILES).toHaveLength(20);
    expect(TILES[TOP_TILE]).toMatchObject({ quality: 3, points: 10, court: null });
    const count = (quality: number) => TILES.filter((tile) => tile.quality === quality).length;
    expect([count(1) >= 7, count(2) >= 5, count(3) >= 4]).toEqual([true, true, true]);
    expect(TILES.some((tile) => tile.points === 4 && tile.talents === 2)).toBe(true);
  });

  test('35 resource tokens, 14 camels, 30 talents', () => {
    expect(SUPPLIES.eachResource * RESOURCES.length).toBe(35);
    expect([SUPPLIES.camels, SUPPLIES.talents]).toEqual([14, 30]);
  });

  test('[F1] two rows of five fields with wine last, every other kind once in each', () => {
    for (const row of FIELDS) {
      expect(row).toHaveLength(5);
      expect(row[4]).toBe('wine');
      expect(new Set(row).size).toBe(5);
    }
  });

  test('nine squares: Babylon, four plant cities and four court cities of two kinds each', () => {
    expect(CITIES.map(({ trade }) => trade)).toEqual([
      'babylon',
      'plant',
      'court',
      'plant',
      'court',
      'plant',
      'court',
      'plant',
      'court',
    ]);
    for (const city of CITIES) if (city.trade === 'court') expect(new Set(city.sells).size).toBe(2);
    const uruk = CITIES.find(({ name }) => name === 'Uruk');
    expect(uruk).toMatchObject({ asks: 'dates', sells: ['caravaneer', 'banker'] });
  });

  test('[S2] one plant card has quality 2 on both faces, three begin with quality 1', () => {
    expect(PLANT_CARDS.map(([face]) => face.quality)).toEqual([1, 1, 1, 2]);
    expect(PLANT_CARDS[3][1].quality).toBe(2);
  });

  test('[R2] [V2] [E7] [B1] [Z2] the printed numbers of bankers, caravaneers, Babylon and the favour', () => {
    expect([BANKER_TALENTS, BANKER_POINTS]).toEqual([
      [0, 1, 2, 2],
      [0, 0, 0, 2],
    ]);
    expect([CARAVANEER_BONUS, CARAVANEER_KEEPS]).toEqual([
      [0, 2, 4],
      [2, 2, 4],
    ]);
    expect(BABYLON_PAYS).toEqual([0, 3, 6]);
    expect(PALACE_POINTS).toHaveLength(7);
    expect(FAVOUR[4]).toEqual([
      { tiles: 5, points: 10 },
      { tiles: 3, points: 5 },
    ]);
  });
});
