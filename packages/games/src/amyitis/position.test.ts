import { PositionError } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { amyitis } from './index.ts';

const read = (text: string, seats = 4, limitedSupplies = false) =>
  table(amyitis, { seats, options: { limitedSupplies } }).given(text);

describe('position texts', () => {
  test('an empty text is an empty table at which the first player is to act', () => {
    read('').awaits(0).canOnly('pass').shows('caravan=Babylon', 'round=1');
  });

  test('a position in the middle of a decision out of turn reads back', () => {
    const text = 'first=1 turn=2 passed=1,2,3,4 todo=close@1,discard@1,swap@3 3:salt=1';
    const middle = read(text).awaits(2).can('keep', 'swap salt dates');
    expect(read(middle.position).position).toBe(middle.position);
  });

  const spoiled: readonly (readonly [string, RegExp])[] = [
    ['xyzzy', /not part of an Amyitis position/],
    ['turn=5', /seat from 1 to 4/],
    ['turn=1 turn=2', /given twice/],
    ['group5=peasant,peasant,peasant', /group from 1 to 4/],
    ['group1=peasant,monk,peasant', /expected one of peasant/],
    ['caravan=Nineveh', /expected one of Babylon/],
    ['Ur=5a', /card and its face/],
    ['Ur=1a', /named twice/],
    ['Khorsabad=1a Eshnunna=4a', /Khorsabad/],
    ['tiles=abc', /16 letters/],
    ['tiles=abflcdgmhijnopqz', /no tile z/],
    ['tiles=abflcdgmhijnopqq', /two squares/],
    ['tiles=abflcdgmhijnopq.', /needs a tile/],
    ['tiles=tbflcdgmhijnopqr', /misplaced/],
    ['p:4,4=1', /expected one of 0,0/],
    ['w:0,0-1,1=1', /expected one of/],
    ['w:0,3-1,3=12', /only one area/],
    ['w:0,3-1,3=.', /one or two owners/],
    ['field1=1.2..', /from the left/],
    ['field1=12341', /already been emptied/],
    ['field1=n....', /never stand on a field/],
    ['ishtar=12345', /4 owners/],
    ['1:banker=4', /banker 4 of 3/],
    ['1:banker=1 2:banker=1 3:banker=1 4:banker=1', /more court cards/],
    ['1:talents=-1', /expected a number/],
    ['1:cows=3', /expected one of banker/],
    ['bounties=wine,salt', /expected one of salt/],
    ['bounties=salt', /carries one token/],
    ['bounties=salt,salt', /alike/],
    ['passed=1', /has passed/],
    ['todo=grow@1', /nobody has anything to decide/],
    ['todo=plant@1', /nobody has anything to decide/],
    ['todo=dance@1', /expected one of field/],
  ];
  for (const [text, sentence] of spoiled)
    test(`"${text}" is refused with a sentence`, () => {
      expect(() => read(text)).toThrow(PositionError);
      expect(() => read(text)).toThrow(sentence);
    });

  test('[S6] with two players a starred square has no tile and no garden', () => {
    expect(() => read('p:3,0=1', 2)).toThrow(/not used/);
  });

  test('[L1] [L3] a limited supply cannot be exceeded', () => {
    for (const text of ['1:talents=31', '1:camels=15', '1:wine=8'])
      expect(() => read(text, 4, true)).toThrow(/there are only/);
    read('1:talents=31', 4, false);
  });
});
