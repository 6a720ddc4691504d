import { babylon } from '@nabu/games/babylon';
import { presets } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { BLANK, CORNERS, type GardenView, symbolAt, type View } from '../rules.ts';
import { played } from '../testing.ts';
import { gardenPieces, itemPieces, KINDS, type Kind, LIFT, middleOf, topOf } from './model.ts';

/** Gardens of games that were played to their end at random. */
const gardens: readonly GardenView[] = [1, 2, 3, 4].flatMap(
  (seed) => babylon.view(played(seed, 500), 'spectator').gardens,
);

const count = (garden: GardenView, ...kinds: readonly Kind[]) =>
  gardenPieces(garden, null).filter(({ kind }) => kinds.includes(kind)).length;

describe('the pieces of a garden', () => {
  test('are one terrace, paving and flower for each tile', () => {
    for (const garden of gardens) {
      const tiles = garden.tiles.length;
      expect(tiles).toBeGreaterThan(3);
      expect(count(garden, 'terrace')).toBe(tiles);
      expect(count(garden, 'paving')).toBe(tiles);
      expect(count(garden, 'white', 'pink', 'blue', 'yellow')).toBe(tiles);
    }
  });

  test('are a pillar or belvedere for each corner that has one', () => {
    for (const garden of gardens) {
      const supports = garden.tiles.flatMap((laid) => laid.supports);
      const borne = (support: string) => supports.filter((each) => each === support).length;
      expect(count(garden, 'single')).toBe(borne('single'));
      expect(count(garden, 'double')).toBe(borne('double'));
      expect(count(garden, 'belvedere')).toBe(borne('open'));
    }
  });

  test('are one body for each item, and water for each fountain', () => {
    for (const garden of gardens)
      for (const kind of ['fountain', 'bridge', 'stairway', 'statue'] as const) {
        const items = garden.items.filter((item) => item.kind === kind).length;
        expect(count(garden, kind)).toBe(items);
        if (kind === 'fountain') expect(count(garden, 'water')).toBe(items);
      }
  });

  test('show no symbol where something stands on it', () => {
    const marks = KINDS.filter((kind) => kind.endsWith('-mark'));
    for (const garden of gardens) {
      const printed = garden.tiles.flatMap(({ tile, turns }) =>
        CORNERS.filter((corner) => symbolAt(tile, turns, corner) !== BLANK),
      ).length;
      const used = garden.items.reduce((sum, { cells }) => sum + cells.length, 0);
      expect(count(garden, ...marks)).toBeLessThanOrEqual(printed - used);
    }
  });

  test('have names of their own that stay when the garden grows', () => {
    for (const garden of gardens) {
      const ids = gardenPieces(garden, null).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const before = gardenPieces({ ...garden, tiles: garden.tiles.slice(0, -1), items: [] }, null);
      const bodies = before.filter(({ kind }) => kind === 'terrace').map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(bodies));
    }
  });

  test('are two statues where one stands above another that bears its tile', () => {
    const position = 'G1=cw2@a1r0L1,cb2@b2r2L2:tddd I1=statue:b2@1,statue:b2@2';
    const options = presets(babylon.options);
    const state = babylon.notation.readPosition(position, { seats: 2, options });
    const [garden] = babylon.view(state, 'spectator').gardens;
    const statues = gardenPieces(garden, null).filter(({ kind }) => kind === 'statue');
    expect(statues.map(({ y }) => y)).toEqual([topOf(1), topOf(2)]);
    expect(new Set(statues.map(({ id }) => id)).size).toBe(2);
  });

  test('show the symbol that a round token gave a space', () => {
    const altered: View['altered'] = { cell: gardens[0].tiles[0].cell, symbol: 2 };
    const marked = gardenPieces(gardens[0], altered).filter(({ id }) => id.startsWith('altered'));
    expect(marked.map(({ kind }) => kind)).toEqual(['stairway-mark']);
  });
});

test('an empty garden has no pieces', () => {
  expect(gardenPieces({ flower: 0, tiles: [], items: [], kept: null, stock: 0 }, null)).toEqual([]);
});

test('a stairway stands on its lower end and rises towards the upper one', () => {
  const item = { kind: 'stairway', cells: [10, 11], levels: [2, 1] } as const;
  const [stairs] = itemPieces(item, 'stairs');
  expect(stairs).toMatchObject({ ...middleOf(11), y: topOf(1) });
  expect(Math.abs(stairs.turn)).toBeCloseTo(Math.PI);
  expect(topOf(2) - topOf(1)).toBeCloseTo(LIFT);
});
