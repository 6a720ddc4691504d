import { babylon } from '@nabu/games/babylon';
import { describe, expect, test } from 'vitest';
import {
  aimAt,
  holdOf,
  itemAt,
  itemMoves,
  leastNeeded,
  nextLevel,
  nextOpen,
  pressSpace,
  stackMove,
  symbolMoves,
} from './input.ts';
import { cellNamed, FOUNTAIN, moveOf } from './rules.ts';
import { after, deskOf, playedUntil, REMOVALS } from './testing.ts';

const at = (name: string) => cellNamed(name) ?? -1;
const text = (move: Parameters<typeof babylon.notation.format>[0]) => babylon.notation.format(move);

/** The first player has dug and may lay two tiles. */
const building = () => after(5, [...REMOVALS, 'dig d4']);

describe('aiming with a tile', () => {
  test('takes the new tile first, or the one picked up', () => {
    expect(holdOf(deskOf(building()))).toBe('new');
    expect(holdOf(deskOf(building(), { hold: 'kept' }))).toBe('kept');
    expect(holdOf(deskOf(after(5, REMOVALS)))).toBeNull();
  });

  test('at a legal place lies as low as it can, on four corners, turned as planned', () => {
    const aim = aimAt(deskOf(building(), { turns: 3 }), at('c3'));
    expect(aim?.legal).toBe(true);
    expect(text(aim?.move ?? moveOf.done())).toBe('build new c3 r3 L1');
    expect(aim?.opens).toEqual([null, 0, 1, 2, 3]);
  });

  test('leaves the corner open that was wished for', () => {
    const aim = aimAt(deskOf(building(), { open: 2 }), at('c3'));
    expect(text(aim?.move ?? moveOf.done())).toBe('build new c3 r0 L1 open se');
    expect(aim && nextOpen(aim)).toBe(3);
  });

  test('where it is not possible, means the move whose refusal says why', () => {
    const state = after(5, [...REMOVALS, 'dig d4', 'build new c3 r0 L1']);
    const desk = deskOf(state, { hold: 'kept' });
    const overhang = aimAt(desk, at('d3'));
    expect(overhang?.legal).toBe(false);
    expect(babylon.refuse(state, 0, overhang?.move ?? moveOf.done())).toMatch(/^B(6|12)$/);
    const same = aimAt(desk, at('c3'));
    expect(babylon.refuse(state, 0, same?.move ?? moveOf.done())).toBe('B9');
  });

  test('with too few pillars stays in hand and says how many a place needs', () => {
    const state = playedUntil(2, (each) => {
      if (each.phase !== 'build' || each.dug < 0) return false;
      return babylon.moves(each, each.turn).length === 1;
    });
    const desk = deskOf(state);
    expect(holdOf(desk)).toBe('new');
    const [cell, { cost }] = [...desk.unpaid][0];
    const aim = aimAt(desk, cell);
    expect(aim).toMatchObject({ legal: false, needs: cost });
    expect(cost).toBeGreaterThan(state.stock[state.turn]);
    expect(leastNeeded(desk)).toBe(Math.min(...[...desk.unpaid.values()].map((p) => p.cost)));
    expect(babylon.refuse(state, state.turn, aim?.move ?? moveOf.done())).toBe('B12');
    expect(leastNeeded(deskOf(building()))).toBeNull();
  });

  test('chooses another level where there is a choice', () => {
    const state = playedUntil(3, (each) => {
      if (each.phase !== 'build') return false;
      return [...deskOf(each).places.values()].some((there) => there.length > 1);
    });
    const desk = deskOf(state);
    const source = state.dug >= 0 ? 'new' : 'kept';
    const [cell] = [...desk.places].find(([, there]) => there.length > 1) ?? [0];
    const low = aimAt({ ...desk, draft: { ...desk.draft, hold: source } }, cell);
    const level = low ? nextLevel(low) : 0;
    const high = aimAt({ ...desk, draft: { ...desk.draft, hold: source, level } }, cell);
    expect(high?.move.level).toBeGreaterThan(low?.move.level ?? 9);
    expect(high?.legal).toBe(true);
  });
});

describe('putting up items', () => {
  test('takes the best item that can stand on a space', () => {
    const state = playedUntil(8, (each) => {
      return each.phase === 'build' && itemMoves(babylon.moves(each, each.turn)).length > 0;
    });
    const desk = deskOf(state);
    const [offer] = itemMoves(desk.legal);
    expect(holdOf(desk)).toBe('items');
    expect(desk.can(itemAt(desk, offer.cell, () => 0))).toBe(true);
  });

  test('on a space without a symbol is refused for that', () => {
    const state = after(5, [...REMOVALS, 'dig d4', 'build new c3 r0 L1']);
    const desk = deskOf(state, { hold: 'items' });
    expect(
      babylon.refuse(
        state,
        0,
        itemAt(desk, at('h8'), () => 0),
      ),
    ).toBe('I2');
  });
});

describe('pressing a space while no tile is held', () => {
  const none = () => 0;
  /** The first player may alter the symbol of an open space. */
  const altering = () =>
    playedUntil(8, (each) => symbolMoves(babylon.moves(each, each.turn)).length > 0);

  test('chooses the space whose symbol is altered, or asks why it cannot be', () => {
    const desk = deskOf(altering(), { hold: 'symbol' });
    const cells = symbolMoves(desk.legal).map(({ cell }) => cell);
    expect(pressSpace(desk, cells[0], none)).toEqual({
      draft: { ...desk.draft, space: cells[0] },
    });
    const bare = [...desk.ground.keys()].find((cell) => !cells.includes(cell)) ?? -1;
    const { move = moveOf.done() } = pressSpace(desk, bare, none);
    expect(move).toBe(moveOf.symbol(bare, FOUNTAIN));
    expect(babylon.refuse(desk.state, desk.seat, move)).not.toBeNull();
  });

  test('puts up the item that is worth most there, or asks why none can stand', () => {
    const desk = deskOf(building(), { hold: 'items' });
    expect(pressSpace(desk, at('h8'), none).move).toBe(itemAt(desk, at('h8'), none));
  });

  test('with nothing held hears what must be done first', () => {
    const desk = deskOf(after(5, REMOVALS));
    const { move = moveOf.store() } = pressSpace(desk, at('c3'), none);
    expect(move).toBe(moveOf.done());
    expect(babylon.refuse(desk.state, desk.seat, move)).not.toBeNull();
  });
});

test('a stack is removed from or dug, as the phase has it', () => {
  expect(text(stackMove(deskOf(after(5, [])).view, 6))).toBe('remove c2');
  expect(text(stackMove(deskOf(after(5, REMOVALS)).view, 6))).toBe('dig c2');
});
