import { babylon } from '@nabu/games/babylon';
import { BoxGeometry, MeshLambertMaterial } from 'three';
import { describe, expect, test } from 'vitest';
import { played } from '../testing.ts';
import type { Kit } from './kit.ts';
import { gardenPieces, KINDS, type Kind } from './model.ts';
import { makePools } from './pools.ts';

const box = new BoxGeometry();
const plain = new MeshLambertMaterial();
const every = <T>(thing: T) =>
  Object.fromEntries(KINDS.map((kind) => [kind, thing])) as { [kind in Kind]: T };
const kit: Kit = { shape: every(box), stuff: every(plain), dispose: () => undefined };

const [garden] = babylon.view(played(2, 500), 'spectator').gardens;
const pieces = gardenPieces(garden, null);
const smaller = gardenPieces({ ...garden, tiles: garden.tiles.slice(0, -1), items: [] }, null);

describe('pools', () => {
  test('draw each kind at once, as many pieces as there are', () => {
    const pools = makePools(kit);
    pools.show(pieces, true);
    for (const [kind, drawn] of pools.counts())
      expect(drawn).toBe(pieces.filter((piece) => piece.kind === kind).length);
    expect(pools.group.children.length).toBeLessThanOrEqual(KINDS.length);
  });

  test('keep their bodies when the garden changes', () => {
    const pools = makePools(kit);
    pools.show(smaller, true);
    const before = pools.group.children.find((child) => child.visible);
    pools.show(pieces, true);
    expect(pools.group.children).toContain(before);
    pools.show(smaller, true);
    expect(pools.counts().get('terrace')).toBe(garden.tiles.length - 1);
  });

  test('say what has come and what has gone; a mere copy is no change', () => {
    const pools = makePools(kit);
    pools.show(smaller, true);
    const { added, removed } = pools.show(pieces, true);
    expect(added.filter(({ kind }) => kind === 'terrace')).toHaveLength(1);
    expect(removed.every(({ kind }) => kind.endsWith('-mark'))).toBe(true);
    const copies = pieces.map((piece) => ({ ...piece }));
    expect(pools.show(copies, true)).toEqual({ added: [], removed: [] });
  });

  test('move what is new, for less than a third of a second, and then nothing', () => {
    const pools = makePools(kit);
    pools.show(smaller, true);
    expect(pools.step(0)).toBe(false);
    pools.show(pieces, false);
    expect(pools.step(1000)).toBe(true);
    expect(pools.step(1350)).toBe(true);
    expect(pools.step(1351)).toBe(false);
  });

  test('move nothing when movement is off', () => {
    const pools = makePools(kit);
    pools.show(pieces, true);
    expect(pools.step(1)).toBe(false);
  });
});
