import { expect, test } from 'vitest';
import { COURT, CRAFTS, RESOURCES } from './box.ts';
import { format } from './notation.ts';
import { WINE } from './state.ts';
import { moveOf, VOCABULARY } from './vocabulary.ts';

test('every thing that can be done has its word', () => {
  const words = [
    moveOf.pass(),
    moveOf.recruit(1, CRAFTS.indexOf('priest')),
    moveOf.caravan(3),
    moveOf.field(1),
    moveOf.temple(1),
    moveOf.procession(2),
    moveOf.irrigate(0),
    moveOf.sell(WINE),
    moveOf.sell(WINE, 0),
    moveOf.buy(COURT.indexOf('palace')),
    moveOf.court(COURT.indexOf('gardener')),
    moveOf.plant(0),
    moveOf.pay(WINE),
    moveOf.discard(0),
  ];
  const wine = RESOURCES[WINE];
  const [first] = RESOURCES;
  expect(words.map(format)).toMatchObject([
    'pass',
    'recruit 2 priest',
    'caravan 3',
    'field 2',
    'temple marduk',
    'procession tammouz',
    expect.stringMatching(/^irrigate /),
    `sell ${wine}`,
    `sell ${first},${wine}`,
    'buy palace',
    'court gardener',
    expect.stringMatching(/^plant /),
    `pay ${wine}`,
    `discard ${first}`,
  ]);
});

test('every word is found again by what it says', () => {
  for (const move of VOCABULARY) {
    switch (move.type) {
      case 'recruit':
        expect(moveOf.recruit(move.group, move.craft)).toBe(move);
        break;
      case 'sell':
        expect(moveOf.sell(move.resource, move.other)).toBe(move);
        if (move.other !== null) expect(moveOf.sell(move.other, move.resource)).toBe(move);
        break;
      case 'swap':
        expect(moveOf.swaps(move.resource)).toContain(move);
        break;
      case 'irrigate':
        expect(moveOf.irrigate(move.edge)).toBe(move);
        break;
      case 'plant':
        expect(moveOf.plant(move.square)).toBe(move);
        break;
      case 'caravan':
        expect(moveOf.caravan(move.steps)).toBe(move);
        break;
    }
  }
});

test('[E6] wine is never given in an exchange, nor the same kind', () => {
  for (const kind of RESOURCES.keys())
    for (const move of moveOf.swaps(kind))
      expect(move).not.toMatchObject({ other: expect.toSatisfy((k) => k === kind || k === WINE) });
});
