import { babylon } from '@nabu/games/babylon';
import { expect, test } from 'vitest';
import { type PositionWords, readWords, valueIn, writeWords } from '../../common/position-words.ts';
import { type Cell, cellNamed, spaces } from '../rules.ts';
import { type Laying, withItem, withoutTop, withTile } from './garden-words.ts';

const TABLE = { seats: 2, options: { strict: false, doubled: false, under: false } };
const stateOf = (words: PositionWords) =>
  babylon.notation.readPosition(writeWords(words), TABLE as never);
const groundOf = (words: PositionWords) => spaces(stateOf(words), 0);
const cell = (name: string): Cell => cellNamed(name) ?? -1;
const laying = (tile: string, more: Partial<Laying> = {}): Laying => ({
  ...{ tile, turns: 0, higher: 0, open: null, ...more },
});
const lay = (words: PositionWords, at: string, how: Laying) =>
  withTile(words, 0, stateOf(words), cell(at), how);

const BARE = readWords('phase=dig turn=1 round=3');

test('tiles are laid as low as possible, on pillars, and the rules allow them', () => {
  const first = lay(BARE, 'c4', laying('sw'));
  expect(valueIn(first, 'G1')).toBe('sw@c4r0L1:ssss');
  const second = lay(first, 'd5', laying('cw1', { turns: 1 }));
  expect(valueIn(second, 'G1')).toMatch(/,cw1@d5r1L2:sddd$/);
  expect(stateOf(second).laid[0]).toHaveLength(2);
});

test('a tile that lies in the quarry is dug: no stack has a hole, and no tile is there twice', () => {
  const dealt = readWords(babylon.notation.writePosition(stateOf(BARE)));
  const quarry = valueIn(dealt, 'Q');
  const [, below] = quarry.split('/')[0].split('.');
  const laid = lay(dealt, 'c4', laying(below));
  expect(stateOf(laid).laid[0]).toHaveLength(1);
  expect(valueIn(laid, 'Q').split('/').join('.').split('.')).not.toContain(below);
});

test('what is on top goes first: the item, then its tile', () => {
  const tile = lay(BARE, 'c4', laying('sw'));
  const ground = groundOf(tile);
  const symbol = ground.findIndex((space) => space.symbol === 3);
  if (symbol < 0) throw new Error('The starting tile has no statue.');
  const statue = withItem(tile, 0, ground, 'statue', [symbol]);
  expect(valueIn(statue, 'I1')).toMatch(/^statue:\w\d@1$/);
  const bare = withoutTop(statue, 0, groundOf(statue), symbol);
  expect(valueIn(bare, 'I1')).toBe('');
  expect(withoutTop(bare, 0, groundOf(bare), symbol)).toEqual(BARE);
});

test('a statue goes alone, though another one stands right below and bears the tile', () => {
  const tiles = 'G1=cw2@a1r0L1:ssss,cb2@b2r2L2:tddd';
  const both = readWords(`phase=dig turn=1 round=3 ${tiles} I1=statue:b2@1,statue:b2@2`);
  const bare = withoutTop(both, 0, groundOf(both), cell('b2'));
  expect(valueIn(bare, 'I1')).toBe('statue:b2@1');
  expect(stateOf(bare).items[0]).toHaveLength(1);
});
