import { rngFrom, sha256 } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { auditBoard, auditMix } from './audit.ts';
import { COLUMNS, type Column, MIXES, TOKENS_PER_PLAYER } from './box.ts';
import type { Event } from './events.ts';
import { babylonia } from './index.ts';
import { HEX_COUNT, hexNamed, nameOf, topologyOf } from './map.ts';
import { reserveSize, standSize } from './state.ts';
import { isCity, isField, isZiggurat, tileText } from './tiles.ts';

const PRESETS = { cards: 'first7', riverTokenOpensField: true } as const;

function deal(seats: number, seed = 'deal') {
  return babylonia.setup({ seats, options: PRESETS }, rngFrom(seed));
}

function changed(col: number, at: number, letter: string): Column[] {
  return COLUMNS.map((column, i) => {
    if (i !== col) return column;
    const hexes = column.hexes.slice(0, at) + letter + column.hexes.slice(at + 1);
    return { ...column, hexes };
  });
}

test('the board is the one in the box, letter by letter', () => {
  expect(() => auditBoard(COLUMNS)).not.toThrow();
  const text = COLUMNS.map(({ top, hexes }) => `${top}${hexes}`).join(' ');
  expect([...sha256(text)][0] >>> 0).toBe(GOLDEN);
  expect(HEX_COUNT).toBe(175);
});
const GOLDEN = 2198932936;

test('a damaged board fails loudly', () => {
  expect(() => auditBoard(COLUMNS.slice(1))).toThrow('river hexes');
  expect(() => auditBoard(changed(0, 0, 'x'))).toThrow('no known kind');
  expect(() => auditBoard(changed(0, 0, '~'))).toThrow('river hexes');
  expect(() => auditBoard(changed(0, 0, 'N'))).toThrow('for tiles in the north');
  expect(() => auditBoard(changed(8, 6, 'c'))).toThrow('ziggurats in the centre');
  const moved = COLUMNS.map((column, i) => (i === 7 ? { ...column, top: 3 } : column));
  expect(() => auditBoard(moved)).toThrow('The hex in column');
  const swapped = COLUMNS.map((column, i) => (i === 6 ? { top: 2, hexes: 'cCcCccccccc' } : column));
  expect(() => auditBoard(swapped)).toThrow('has a tile beside its own');
});

test('a damaged mix of tiles fails loudly', () => {
  for (const seats of [2, 3, 4])
    expect(() => auditMix(seats, MIXES[seats], MIXES[4])).not.toThrow();
  expect(() => auditMix(3, MIXES[2], MIXES[4])).toThrow('3 players use 16 cities, not 12');
  const more = { ...MIXES[4], cities: { ...MIXES[4].cities, M: 4, S: 2 } };
  expect(() => auditMix(4, more, MIXES[4])).toThrow('does not hold 4 tiles M');
  const fewer = { ...MIXES[4], fields: { ...MIXES[4].fields, city: 6 } };
  expect(() => auditMix(4, fewer, MIXES[4])).toThrow('13 fields, not 12');
  const odd = { ...MIXES[4], fields: { 5: 2, 6: 2, 7: 2, town: 7 } };
  expect(() => auditMix(4, odd, MIXES[4])).toThrow('does not hold 7 tiles town');
});

test('names: the topmost hex of the printed board is i0', () => {
  expect(hexNamed('i0')).toBeDefined();
  expect(nameOf(0)).toBe('a2');
  expect(hexNamed('a3')).toBeUndefined();
});

test.each([
  [2, 113, 12, 6, 3, 92],
  [3, 149, 16, 10, 4, 119],
  [4, 175, 19, 13, 5, 138],
])(
  '[U1] [U2] case L13: %i players use %i hexes, %i cities, %i fields and %i ziggurats',
  (seats, hexes, cities, fields, ziggurats, free) => {
    const state = deal(seats);
    const used = Array.from(state.ground).filter((letter) => letter !== '.');
    expect(used.length).toBe(hexes);
    expect(used.filter((letter) => letter === '~').length).toBe(31);
    expect(state.tiles.filter(isCity).length).toBe(cities);
    expect(state.tiles.filter(isField).length).toBe(fields);
    expect(state.tiles.filter(isZiggurat).length).toBe(ziggurats);
    expect(state.landLeft + state.riverLeft).toBe(free);
    expect(free).toBeGreaterThan(30 * seats);
  },
);

test('[U1] two players have no south, three no north, and a missing hex is nobody’s neighbour', () => {
  expect(deal(2).ground).not.toMatch(/[sS3]/);
  expect(deal(3).ground).not.toMatch(/[nN1]/);
  const south = hexNamed('n9') ?? 0;
  expect(deal(2).ground[south]).toBe('.');
  const { near } = topologyOf(deal(2).ground);
  expect(near.flat()).not.toContain(south);
  expect(babylonia.refuse(deal(2), deal(2).turn, babylonia.vocabulary[south])).toBe('U1');
});

test('[U2] every tile of the mix lies somewhere, in an order that chance decides', () => {
  for (const seats of [2, 3, 4]) {
    const expected = [
      ...Object.entries(MIXES[seats].cities),
      ...Object.entries(MIXES[seats].fields),
    ];
    const { tiles } = deal(seats);
    for (const [text, count] of expected)
      expect(tiles.filter((tile) => tileText(tile) === text).length, text).toBe(count);
  }
  expect(deal(4, 'one').tiles).not.toEqual(deal(4, 'two').tiles);
});

test('[U3] cards 1 to 7 are on display, or seven of the nine by lot', () => {
  expect(babylonia.view(deal(3), 'spectator').display).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const seen = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const table = { seats: 2, options: { ...PRESETS, cards: 'random7of9' } } as const;
    const { display } = babylonia.view(babylonia.setup(table, rngFrom(seed)), 'spectator');
    expect(new Set(display).size).toBe(7);
    for (const card of display) seen.add(card);
  }
  expect(seen.size).toBe(9);
});

test('[U4] everybody has 30 tokens and five of them on the stand', () => {
  expect(TOKENS_PER_PLAYER.reduce((sum, count) => sum + count, 0)).toBe(30);
  const state = deal(4);
  for (const seat of [0, 1, 2, 3]) {
    expect(standSize(state, seat)).toBe(5);
    expect(reserveSize(state, seat)).toBe(25);
  }
});

test('[U5] the starter is drawn by lot and turns go up by seats', () => {
  const starters = new Set(Array.from({ length: 30 }, (_, seed) => deal(3, `start ${seed}`).turn));
  expect(starters).toEqual(new Set([0, 1, 2]));
  const state = deal(3);
  const { turn } = state;
  const rng = rngFrom('turns');
  while (state.turn === turn) babylonia.play(state, turn, babylonia.sample(state, turn, rng), rng);
  expect(state.turn).toBe((turn + 1) % 3);
});

test('the setup is told: tiles, cards, tokens drawn, the starter, the first turn', () => {
  const told: Event[] = [];
  babylonia.setup({ seats: 2, options: PRESETS }, rngFrom('told'), (event) => told.push(event));
  expect(told.map(({ type }) => type)).toEqual([
    'laid',
    'displayed',
    'drew',
    'drew',
    'starter',
    'turn',
  ]);
  const chance = told.flatMap((event) => babylonia.notation.chance(event) ?? []);
  expect(chance[0]).toMatch(/^tiles [a-i]\d+=/);
  expect(chance[1]).toMatch(/^draws [mspf]{5}$/);
  expect(chance[3]).toMatch(/^starter [12]$/);
});
