import { PositionError } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { amyitis } from './index.ts';
import { DOUBLES, EDGE_NAMES } from './map.ts';

const read = (text: string, seats = 4, limitedSupplies = false) =>
  table(amyitis, { seats, options: { limitedSupplies } }).given(text);

describe('position texts', () => {
  test('an empty text is an empty table at which the first player is to act', () => {
    read('').awaits(0).canOnly('pass').shows('caravan=Babylon', 'round=1');
  });

  test('a position in the middle of a decision out of turn reads back', () => {
    const text =
      'first=1 turn=2 passed=1,2,3,4 todo=close@1,discard@4,discard@3,discard@2,discard@1,swap@3 tammouz=31.. 3:salt=1';
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
    ['todo=grow@1', /cannot owe these tasks/],
    ['todo=plant@1', /cannot owe these tasks/],
    ['todo=temple@2', /cannot owe these tasks/],
    ['todo=temple@1:1', /cannot owe these tasks/],
    ['todo=temple@1,temple@1', /cannot owe these tasks/],
    ['todo=sell@1', /nobody has anything to decide/],
    ['todo=sell@1 caravan=Ur 1:salt=1', /cannot owe these tasks/],
    ['todo=irrigate@1 caravan=Ur', /cannot owe these tasks/],
    ['todo=buy@1 caravan=Susa', /cannot owe these tasks/],
    ['todo=plant@1 caravan=Eshnunna 1:salt=1', /cannot owe these tasks/],
    ['todo=acquire@1:9,pay@1:58 caravan=Susa 1:barley=1 1:wine=1', /cannot owe these tasks/],
    ['todo=acquire@1,pay@1:58 caravan=Susa 1:barley=1', /nobody has anything to decide/],
    ['todo=pay@1:58 caravan=Susa 1:barley=1 1:wine=1', /cannot owe these tasks/],
    ['todo=court@1', /cannot owe these tasks/],
    ['todo=take@1 bounties=salt,palm,dates', /cannot owe these tasks/],
    ['todo=procession@4', /cannot owe these tasks/],
    ['passed=1 todo=temple@1', /cannot owe these tasks/],
    ['passed=1,2,3,4 todo=close@1,discard@1,swap@3 3:salt=1', /at the end of a round/],
    ['passed=1,2,3,4 todo=close@1,discard@4 4:salt=1', /nobody has anything to decide/],
    ['over', /too many tiles are left/],
    ['over=1', /not part of an Amyitis position/],
    ['1:salt:2=1', /not part of an Amyitis position/],
    ['1:favour=5', /5 points of favour instead of 0/],
    ['1:tokens=1', /1 points of tokens instead of 0/],
    ['todo=dance@1', /expected one of field/],
  ];
  for (const [text, sentence] of spoiled)
    test(`"${text}" is refused with a sentence`, () => {
      expect(() => read(text)).toThrow(PositionError);
      expect(() => read(text)).toThrow(sentence);
    });

  test('[C3] whoever was recruited lies face down, and is one of the cards of the deck', () => {
    const owed = (task: string, last: string) => () =>
      read(`group1=peasant,peasant,priest group2=priest,merchant,${last} todo=${task}`, 2);
    for (const task of ['field@1', 'temple@1', 'irrigate@1:1']) {
      expect(owed(task, 'merchant')).toThrow(/cannot owe these tasks/);
      expect(owed(task, '-')).not.toThrow();
    }
    const allPeasants = 'group1=peasant,peasant,priest group2=peasant,-,merchant';
    expect(() => read(`${allPeasants} todo=field@1`, 2)).toThrow(/cannot owe these tasks/);
  });

  test('[S6] with two players a starred square has no tile and no garden', () => {
    expect(() => read('p:3,0=1', 2)).toThrow(/not used/);
  });

  test('[L1] [L3] a limited supply cannot be exceeded', () => {
    for (const text of ['1:talents=31', '1:camels=15', '1:wine=8'])
      expect(() => read(text, 4, true)).toThrow(/there are only/);
    read('1:talents=31', 4, false);
  });

  test('[L2] whoever has no cube left owes no priest', () => {
    const channels = EDGE_NAMES.slice(0, 21).map((name, edge) =>
      (DOUBLES[8] >> edge) & 1 ? `w:${name}=11` : `w:${name}=1`,
    );
    const cubes = `${channels.join(' ')} todo=temple@1`;
    read(cubes, 4, true).can('temple ishtar');
    expect(() => read(`${cubes} field1=1....`, 4, true)).toThrow(/cannot owe these tasks/);
    read(`${cubes} field1=1....`, 4, false).can('temple ishtar');
  });
});
