import { rngFrom } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import {
  babylon,
  materialOf,
  STORAGE,
  SUPPLY,
  SYMBOL_LETTERS,
  symbolAt,
  TILE_TABLE,
} from './index.ts';
import { topTile } from './quarry.ts';
import { ALL_TOKENS } from './setup.ts';
import { flowerOf, tilesOf } from './tiles.ts';

const SEATS = [2, 3, 4] as const;
const dealt = (seats: number, seed = 1) => table(babylon, { seats }).dealt(seed);

describe('setup', () => {
  test('[S1] boards are empty, the storage holds six pillars', () => {
    const { state } = dealt(4).scores(0, 0, 0, 0);
    expect([state.laid.flat(), state.items.flat(), state.stock]).toEqual([[], [], [0, 0, 0, 0]]);
    expect(STORAGE).toBe(6);
  });

  test('[S2] sixteen stacks of basalt, granite and clay', () => {
    const { state } = dealt(4);
    expect(state.heights).toEqual(new Array(16).fill(3));
    const layers = [0, 1, 2].map((depth) => state.quarry.filter((_, i) => i % 3 === depth));
    layers.forEach((tiles, depth) => {
      expect(tiles.toSorted((a, b) => a - b)).toEqual(tilesOf(depth as 0 | 1 | 2));
      expect(tiles.map(materialOf)).toEqual(new Array(16).fill(depth));
    });
  });

  test('[S2] clay has two symbols, granite three, basalt four, none twice, four tiles of each flower', () => {
    const symbols = { basalt: 4, granite: 3, clay: 2 } as const;
    const counts = new Map<string, number>();
    for (const material of ['basalt', 'granite', 'clay'] as const)
      for (const flower of ['white', 'pink', 'blue', 'yellow'] as const)
        for (const face of TILE_TABLE[material][flower]) {
          const letters = [...face].filter((letter) => letter !== '-');
          expect(letters).toHaveLength(symbols[material]);
          expect(new Set(letters).size).toBe(letters.length);
          for (const letter of letters)
            counts.set(material + letter, (counts.get(material + letter) ?? 0) + 1);
        }
    for (const letter of SYMBOL_LETTERS)
      expect(['clay', 'granite', 'basalt'].map((m) => counts.get(m + letter))).toEqual([8, 12, 16]);
  });

  test('[S3] the starting tile has the own flower and all four symbols', () => {
    const { state } = dealt(4);
    expect(state.kept.map(flowerOf)).toEqual([0, 1, 2, 3]);
    for (const tile of state.kept)
      expect([0, 1, 2, 3].map((corner) => symbolAt(tile, 0, corner))).toEqual([2, 1, 0, 3]);
  });

  test('[S4] 14, 12 or 10 tokens of 14', () => {
    expect(ALL_TOKENS).toHaveLength(14);
    expect(SEATS.map((seats) => dealt(seats).state.tokens.length)).toEqual([14, 12, 10]);
  });

  test('[S5] player 1 begins', () => {
    for (const seats of SEATS) dealt(seats).awaits(0);
  });

  test('[S6] two players remove six clay tiles in turn, three remove three, four none', () => {
    dealt(2)
      .cannot('dig a1 [S6]', 'done [S6]')
      .plays('remove a1')
      .awaits(1)
      .cannot('remove a1 [S6]')
      .plays('remove b1; remove c1; remove d1; remove a2')
      .awaits(1)
      .plays('remove b2')
      .awaits(0)
      .cannot('remove c2 [T3]')
      .can('dig a1', 'dig d4');
    dealt(3).plays('remove a1; remove d4; remove b2').awaits(0).can('dig a1');
    dealt(4).cannot('remove a1 [T3]').can('dig a1');
  });

  test('[S6] the removed clay brings no pillars', () => {
    const { state } = dealt(3).plays('remove a1; remove d4; remove b2');
    expect(state.stock).toEqual([0, 0, 0]);
    expect(state.gone.map(materialOf)).toEqual([2, 2, 2]);
  });

  test('[S7] the supply is what the box holds', () => {
    expect(SUPPLY).toEqual([152, 64, 40, 16, 16, 16, 40]);
    expect(dealt(4).state.used).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('what everyone knows', () => {
  test('[K1] tiles on top, gardens and storages are in every view', () => {
    const { state } = dealt(3);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = babylon.view(state, viewer);
      expect(view.quarry.map(({ top }) => top)).toEqual(
        state.heights.map((_, stack) => topTile(state, stack)),
      );
      expect(view.gardens.map(({ kept }) => kept)).toEqual(state.kept);
      expect({ ...view, viewer: 0 }).toEqual(babylon.view(state, 0));
    }
  });

  test('[K2] what lies beneath and the tokens face down are in none', () => {
    const view = babylon.view(dealt(2).state, 0);
    expect(view.effects).toEqual([]);
    const others = Array.from({ length: 20 }, (_, i) => babylon.imagine(view, rngFrom(i)));
    expect(new Set(others.map(({ quarry }) => quarry.join())).size).toBe(20);
    expect(new Set(others.map(({ tokens }) => tokens.join())).size).toBe(20);
    for (const other of others) expect(babylon.view(other, 0)).toEqual(view);
  });

  test('[K3] a dig that brings a tile to light tells it, the last of a stack does not', () => {
    const dug = dealt(4).plays('dig b2');
    const [uncovered] = dug.events.filter(({ type }) => type === 'revealed');
    expect(uncovered).toEqual({
      ...{ type: 'revealed', stack: 5, tile: dug.state.quarry[16], effect: null },
    });
    const last = table(babylon, { seats: 2 }).given('Q=3/3/3/3/3/1/3/3/3/3/3/3/3/3/3/3');
    expect(last.plays('dig b2').events.map(({ type }) => type)).toEqual(['dug']);
    const removed = dealt(2).plays('remove b2');
    expect(removed.events.map(({ type }) => type)).toEqual(['removed', 'revealed']);
  });

  test('[S2] [K2] the opening tells the clay and nothing beneath', () => {
    const events: Event[] = [];
    const options = {
      strictSupplies: false,
      highestPoint: 'squared',
      underBridge: 'clear',
    } as const;
    const state = babylon.setup({ seats: 4, options }, rngFrom(3), (event) => events.push(event));
    expect(events).toEqual([
      { type: 'opened', tiles: state.quarry.filter((_, i) => i % 3 === 2), rounds: 11 },
      { type: 'turn', seat: 0, round: 1 },
    ]);
    expect(babylon.notation.chance(events[0])).toMatch(/^clay=c[wpby][1-4],/);
  });
});
