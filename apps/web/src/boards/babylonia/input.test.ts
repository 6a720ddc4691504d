import { describe, expect, test } from 'vitest';
import {
  kindInHand,
  litHexes,
  NOTHING,
  pressHex,
  pressKey,
  pressToken,
  settle,
  touchHex,
} from './input.ts';
import { AGAIN, DONE, nameOf, placing, REST, scoringOf, taking } from './rules.ts';
import { deskAt, hexAt } from './testing.ts';

const [M, S, P, F] = [0, 1, 2, 3] as const;
/** Two cities and a field in the centre; seat 1 has every kind and may place. */
const TABLE =
  'turns=9 turn=1 tiles=d3:MP,h19:S,g4:6 stand1=mspff stand2=fffff reserve1=m reserve2=m';

describe('a token of the stand', () => {
  test('is taken in hand, and put back by a second press', () => {
    const desk = deskAt(TABLE);
    expect(pressToken(desk, P)).toEqual({ plan: { ...NOTHING, kind: P } });
    expect(pressToken({ ...desk, plan: { ...NOTHING, kind: P } }, P)).toEqual({ plan: NOTHING });
  });

  test('that can go nowhere becomes a move, so that its reason is said', () => {
    const desk = deskAt(`${TABLE.replace('mspff', 'mff')} placed=mp tokens1=m@h7,p@h9`);
    const { move } = pressToken(desk, F);
    expect(move).toMatchObject({ type: 'place', kind: F });
    expect(desk.legal).not.toContain(move);
  });

  test('needs no choosing when only one kind can be placed', () => {
    const desk = deskAt(TABLE.replace('mspff', 'ff'));
    expect(kindInHand(desk)).toBe(F);
    expect(kindInHand(deskAt(TABLE))).toBeNull();
  });
});

describe('a hex', () => {
  test('takes the token in hand, legal or not', () => {
    const desk = deskAt(TABLE, 0, { kind: M });
    expect(pressHex(desk, hexAt('h7'))).toEqual({ move: placing(M, hexAt('h7')) });
    const city = placing(M, hexAt('d3'));
    expect(pressHex(desk, hexAt('d3'))).toEqual({ move: city });
    expect(desk.legal).not.toContain(city);
  });

  test('asks for a token when none is in hand', () => {
    const { plan } = pressHex(deskAt(TABLE), hexAt('h7'));
    expect(plan?.aimed).toBe(hexAt('h7'));
  });

  test('with a city is looked at when nothing is in hand or others decide', () => {
    expect(pressHex(deskAt(TABLE), hexAt('d3')).plan?.pinned).toBe(hexAt('d3'));
    expect(pressHex(deskAt(TABLE, 1), hexAt('d3')).plan?.pinned).toBe(hexAt('d3'));
    expect(pressHex(deskAt(TABLE, 'spectator'), hexAt('h7')).plan?.pinned).toBe(hexAt('h7'));
  });

  test('pressed out of turn becomes a move, so that its reason is said', () => {
    expect(pressHex(deskAt(TABLE, 1), hexAt('h7')).move).toMatchObject({ type: 'place' });
  });

  test('is aimed at by a first touch and takes the token at the second', () => {
    const desk = deskAt(TABLE, 0, { kind: S });
    const first = touchHex(desk, hexAt('h7'));
    expect(first.plan?.aimed).toBe(hexAt('h7'));
    const second = touchHex({ ...desk, plan: first.plan ?? NOTHING }, hexAt('h7'));
    expect(second).toEqual({ move: placing(S, hexAt('h7')) });
    expect(touchHex(desk, hexAt('g4')).move).toEqual(placing(S, hexAt('g4')));
  });
});

describe('lit hexes', () => {
  test('are those of the token in hand', () => {
    expect(litHexes(deskAt(TABLE)).size).toBe(0);
    const desk = deskAt(TABLE, 0, { kind: M });
    const lit = litHexes(desk);
    expect(lit.size).toBeGreaterThan(50);
    for (const hex of lit) expect(desk.legal).toContain(placing(M, hex));
    expect([...lit].map(nameOf)).not.toContain('g4');
  });
});

describe('keys', () => {
  test('take tokens by number and by letter', () => {
    const desk = deskAt(TABLE);
    expect(pressKey(desk, '2')).toEqual(pressToken(desk, S));
    expect(pressKey(desk, 'F')).toEqual(pressToken(desk, F));
    expect(pressKey(deskAt(TABLE, 1), 'f')).toBeNull();
  });

  test('end placing, lay out the cards and put back', () => {
    expect(pressKey(deskAt(TABLE), 'e')).toEqual({ move: DONE });
    expect(pressKey(deskAt(TABLE), 'c')?.plan?.cards).toBe(true);
    expect(pressKey(deskAt(TABLE), 'Escape')).toBeNull();
    expect(pressKey(deskAt(TABLE, 0, { kind: M }), 'Escape')).toEqual({ plan: NOTHING });
    expect(pressKey(deskAt(TABLE), 'q')).toBeNull();
  });

  test('choose a card by its number, and the extra turn', () => {
    const card = deskAt(`${TABLE} phase=card chooser=1 display=2,5`);
    expect(pressKey(card, '5')).toEqual({ move: taking(5) });
    const again = deskAt(`${TABLE} phase=again cards1=2`);
    expect(pressKey(again, 'y')).toEqual({ move: AGAIN });
    expect(pressKey(again, 'n')).toEqual({ move: REST });
  });
});

test('while the order of scoring is asked, a press picks what is scored', () => {
  const desk = deskAt(TABLE);
  const waiting = { ...desk.view, phase: 'score' as const, waiting: [hexAt('d3'), hexAt('h19')] };
  const asked = { ...desk, view: waiting, legal: waiting.waiting.map(scoringOf) };
  expect(pressHex(asked, hexAt('h19'))).toEqual({ move: scoringOf(hexAt('h19')) });
  expect([...litHexes(asked)].map(nameOf)).toEqual(['d3', 'h19']);
});

test('a plan that means nothing any more is dropped', () => {
  const { view, legal } = deskAt(TABLE);
  const plan = { kind: M, pinned: hexAt('d3'), aimed: hexAt('d3'), cards: true };
  expect(settle(plan, view, legal)).toEqual({ ...plan, aimed: null });
  expect(settle(plan, view, [])).toEqual({ ...plan, kind: null, aimed: null });
});
