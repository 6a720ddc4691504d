import { rngFrom } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { babylonia } from './index.ts';
import { hexNamed } from './map.ts';
import { kindOf, ownerOf } from './state.ts';
import { drawn } from './testing/drawn.ts';

const BOARD = drawn('C@a4:M C@a12:M L@a2 L@a14 L@O L@E L@W L@SE R@NE R@NW');
const at = BOARD.real;
const GIVEN = `${BOARD.words} turns=9 stand1=mspff reserve1=m5s5p5f9 stand2=fffff reserve2=m6s6p6f7`;

function played() {
  return table(babylonia, { seats: 2 }).given(GIVEN).plays(at('p@NE; m@O'));
}

test('[H1] stands, reserves and river tokens of others are hidden, their numbers are not', () => {
  const { state } = played();
  const river = hexNamed(at('@NE').slice(1)) ?? 0;
  for (const viewer of [1, 'spectator'] as const) {
    const view = babylonia.view(state, viewer);
    expect(view.sides[0]).toMatchObject({
      stand: null,
      standSize: 3,
      reserve: null,
      reserveSize: 24,
    });
    expect(ownerOf(view.tokens[river])).toBe(0);
    expect(kindOf(view.tokens[river])).toBeNull();
  }
});

test('[H2] players know their own river tokens and what their reserve holds', () => {
  const { state } = played();
  const view = babylonia.view(state, 0);
  expect(view.sides[0]).toMatchObject({ stand: [0, 1, 0, 2], reserve: [5, 5, 5, 9] });
  expect(kindOf(view.tokens[hexNamed(at('@NE').slice(1)) ?? 0])).toBe(2);
});

test('[H1] others hear that a token went into the river and that tokens were drawn, not which', () => {
  const told: Event[] = [...played().events];
  const placed = told.find((event) => event.type === 'placed');
  expect(placed && babylonia.witness(placed, 1)).toMatchObject({ token: null, faceDown: true });
  expect(placed && babylonia.witness(placed, 0)).toMatchObject({ token: 'priest' });
  const drew = played()
    .plays('done')
    .events.find((event) => event.type === 'drew');
  expect(drew && babylonia.witness(drew, 'spectator')).toMatchObject({ tokens: null, count: 2 });
  expect(drew && babylonia.notation.chance({ ...drew, tokens: null } as Event)).toBe('draws 2');
});

test('[H1] an imagined opponent is dealt anew from what does not lie face up', () => {
  const { state } = played();
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const imagined = babylonia.imagine(babylonia.view(state, 1), rngFrom(seed));
    expect(imagined.stands.slice(4)).toEqual([0, 0, 0, 5]);
    expect(imagined.stands.slice(0, 4).reduce((sum, count) => sum + count)).toBe(3);
    seen.add(String(imagined.tokens[hexNamed(at('@NE').slice(1)) ?? 0]));
  }
  expect(seen.size).toBe(4);
});

test('[H1] [P9] who must still place a farmer is imagined with one', () => {
  const words = `${BOARD.words} turns=9 cards1=5 stand1=mmfffff reserve1=m4s6p6f7 stand2=ff`;
  const { state } = table(babylonia, { seats: 2 }).given(words).plays(at('m@O; f@E; f@W'));
  for (let seed = 0; seed < 200; seed++) {
    const imagined = babylonia.imagine(babylonia.view(state, 1), rngFrom(seed));
    expect(imagined.stands[3]).toBeGreaterThan(0);
    expect(babylonia.moves(imagined, 0).every(({ type }) => type === 'place')).toBe(true);
  }
});
