import { amyitis } from '@nabu/games/amyitis';
import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import {
  asked,
  buttons,
  choices,
  type Draft,
  type Input,
  litTokens,
  NOTHING,
  pagesFor,
  pressCity,
  pressCourt,
  pressTemple,
  pressToken,
  primary,
  settle,
} from './input.ts';
import { pressKey } from './keys.ts';
import { journeyTo, type Move, moveOf, RESOURCES, stageOf, type View } from './rules.ts';

const OPTIONS = { doubleEdges: 8, limitedSupplies: false } as const;
const [SALT, PALM, BARLEY, , WINE] = RESOURCES.map((_, kind) => kind);

function opening(seats = 3) {
  return amyitis.setup({ seats, options: OPTIONS }, rngFrom('00000000000000000000000000000003'));
}

function deskOf(view: View, draft: Draft = NOTHING, seat = amyitis.actors(view)[0]): Input {
  return { draft, seat, view, legal: amyitis.moves(view, seat) };
}

/** A table on which the first seat has gone to Babylon with these tokens. */
function inBabylon(tokens: readonly number[]) {
  const state = opening();
  state.caravan = 8;
  for (const kind of tokens) state.resources[kind] += 1;
  amyitis.play(state, 0, moveOf.caravan(1), rngFrom('a'));
  return state;
}

const text = (list: readonly Move[]) => list.map(amyitis.notation.format);

describe('on my turn', () => {
  test('the pages with something to do wait for me: first the craftsmen, where I can have one', () => {
    const view = opening();
    view.caravan = 8;
    view.resources[SALT] += 1;
    const { legal } = deskOf(view);
    const without = (kind: Move['type']) => legal.filter(({ type }) => type !== kind);
    expect(pagesFor({ view, legal })).toEqual(['city', 'caravan']);
    expect(pagesFor({ view, legal: without('recruit') })).toEqual(['caravan']);
    expect(pagesFor({ view, legal: without('caravan') })).toEqual(['city']);
  });

  test('passing stands in the primary place, and the rest on the board', () => {
    const desk = deskOf(opening());
    expect(asked(desk)).toBe('turn');
    expect(primary(desk)).toBe(moveOf.pass());
    expect(choices(desk)).toEqual([]);
    expect(pressKey(desk, 'p')?.move).toBe(moveOf.pass());
  });

  test('a city is its distance from the caravan', () => {
    const desk = deskOf(opening());
    expect(pressCity(desk, 3).move).toBe(moveOf.caravan(3));
    expect(pressCity(desk, 0)).toEqual({ draft: NOTHING });
  });

  test('a city says what it would take, also while others decide', () => {
    const state = opening();
    state.resources[2 * 5 + SALT] = 1;
    state.areas[0] = 0;
    expect(journeyTo(state, 2, 1)).toMatchObject({ steps: 1, camels: 1, asks: SALT, clause: 'G3' });
    expect(journeyTo(state, 1, 2).clause).toBe('V2');
    expect(journeyTo(state, 2, 0)).toMatchObject({ steps: 0, clause: 'V1' });
  });

  test('a temple is for a priest', () => {
    expect(pressTemple(deskOf(opening()), 1).move).toBe(moveOf.temple(1));
    expect(pressCourt(deskOf(opening()), 2).move).toBe(moveOf.buy(2));
  });

  test('a token that is not asked for is a sale that the rules will refuse', () => {
    const desk = deskOf(opening());
    expect(pressToken(desk, SALT).move).toBe(moveOf.sell(SALT));
    expect(desk.legal).not.toContain(moveOf.sell(SALT));
  });
});

describe('a sale in Babylon', () => {
  test('is picked token by token and made in the primary place', () => {
    const view = inBabylon([SALT, SALT, WINE]);
    const desk = deskOf(view);
    expect(litTokens(desk)).toEqual([SALT, WINE]);
    expect(primary(desk)).toBeNull();
    const one = pressToken(desk, SALT).draft ?? NOTHING;
    expect(one).toEqual({ kind: 'sell', picked: [SALT] });
    const two = pressToken(deskOf(view, one), WINE).draft ?? NOTHING;
    expect(primary(deskOf(view, two))).toBe(moveOf.sell(SALT, WINE));
    expect(pressToken(deskOf(view, two), WINE).draft).toEqual(one);
    expect(primary(deskOf(view, pressToken(deskOf(view, one), SALT).draft))).toBe(
      moveOf.sell(SALT, SALT),
    );
  });

  test('[B1] is whatever the rules say: a rule that sells one token only has no second', () => {
    const singles = ({ legal, ...desk }: Input): Input => ({
      ...desk,
      legal: legal.filter((move) => move.type !== 'sell' || move.other === null),
    });
    const view = inBabylon([SALT, SALT, WINE]);
    const desk = singles(deskOf(view, { kind: 'sell', picked: [SALT] }));
    expect(pressToken(desk, WINE).draft).toEqual({ kind: 'sell', picked: [WINE] });
    expect(pressToken(desk, SALT).draft).toEqual(NOTHING);
    expect(settle({ kind: 'sell', picked: [SALT, WINE] }, desk)).toEqual(NOTHING);
    const dry = { ...desk, legal: desk.legal.filter((move) => move !== moveOf.sell(WINE)) };
    expect(litTokens(dry)).toEqual([SALT]);
  });

  test('takes two tokens in any order, two alike only where there are two, and never three', () => {
    const view = inBabylon([SALT, SALT, WINE]);
    const picking = (...picked: number[]) => deskOf(view, { kind: 'sell', picked });
    expect(primary(picking(WINE, SALT))).toBe(moveOf.sell(SALT, WINE));
    expect(pressToken(picking(WINE), WINE).draft).toEqual(NOTHING);
    expect(pressToken(picking(SALT, SALT), SALT).draft).toEqual(NOTHING);
    expect(pressToken(picking(WINE, SALT), SALT).draft).toEqual({ kind: 'sell', picked: [WINE] });
    expect(settle({ kind: 'sell', picked: [WINE, WINE] }, picking())).toEqual(NOTHING);
    expect(settle({ kind: 'sell', picked: [SALT, SALT, WINE] }, picking())).toEqual(NOTHING);
  });

  test('of a token that is not held is asked for all the same, to hear why not', () => {
    const view = inBabylon([SALT]);
    const desk = deskOf(view, { kind: 'sell', picked: [SALT] });
    expect(pressToken(desk, PALM).move).toBe(moveOf.sell(PALM));
    expect(amyitis.refuse(view, desk.seat, moveOf.sell(PALM))).toBe('B1');
  });

  test('a third kind replaces the first', () => {
    const view = inBabylon([SALT, PALM, BARLEY]);
    const draft: Draft = { kind: 'sell', picked: [SALT, PALM] };
    expect(pressToken(deskOf(view, draft), BARLEY).draft).toEqual({
      kind: 'sell',
      picked: [PALM, BARLEY],
    });
  });

  test('is dropped when it is not asked for any more', () => {
    const draft: Draft = { kind: 'sell', picked: [SALT] };
    expect(settle(draft, deskOf(opening()))).toEqual(NOTHING);
    expect(settle(draft, deskOf(inBabylon([PALM])))).toEqual(NOTHING);
    expect(settle(draft, deskOf(inBabylon([SALT])))).toEqual(draft);
  });

  test('comes forward on its page, and water after it', () => {
    const view = inBabylon([SALT]);
    expect(pagesFor(deskOf(view))).toEqual(['caravan']);
    amyitis.play(view, 0, moveOf.sell(SALT), rngFrom('a'));
    expect(pagesFor(deskOf(view))).toEqual(['garden']);
    expect(pagesFor({ view, legal: [] })).toEqual([]);
  });
});

describe('the end of a round', () => {
  function passedByAll() {
    const state = opening();
    for (const seat of [0, 1, 2]) amyitis.play(state, seat, moveOf.pass(), rngFrom('a'));
    return state;
  }

  test('begins with the procession, which is chosen on the temples', () => {
    const view = passedByAll();
    const desk = deskOf(view);
    expect(stageOf(view)).toBe('procession');
    expect(desk.seat).toBe(2);
    expect(pressTemple(desk, 0).move).toBe(moveOf.procession(0));
    expect(buttons(desk)).toEqual([]);
    expect(text(choices(desk))).toEqual([
      'procession ishtar',
      'procession marduk',
      'procession tammouz',
    ]);
    expect(pressKey(desk, '2')?.move).toBe(moveOf.procession(1));
  });

  test('asks Ishtar’s favourite with buttons', () => {
    const view = passedByAll();
    amyitis.play(view, 2, moveOf.procession(0), rngFrom('a'));
    expect(stageOf(view)).toBe('ishtar');
    expect(text(buttons(deskOf(view)))).toEqual(['take camel', 'take talent']);
  });

  test('an exchange is picked, then answered', () => {
    const view = passedByAll();
    view.temples.splice(8, 4, 0, 0, 1, -1);
    view.resources[5 + SALT] = 1;
    amyitis.play(view, 2, moveOf.procession(1), rngFrom('a'));
    amyitis.play(view, 0, moveOf.field(0), rngFrom('a'));
    const desk = deskOf(view);
    expect(asked(desk)).toBe('swap');
    expect(text(buttons(desk))).toEqual(['keep']);
    const draft = pressToken(desk, SALT).draft ?? NOTHING;
    expect(text(buttons(deskOf(view, draft)))).toEqual([
      'swap salt palm',
      'swap salt barley',
      'swap salt dates',
    ]);
    expect(pressKey(deskOf(view, draft), 'Escape')).toEqual({ draft: NOTHING });
  });
});
