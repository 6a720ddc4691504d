import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../text-board.ts';
import { amyitis } from './index.ts';
import { textBoard } from './text-board.ts';

const names = ['Ana', 'Bel', 'Cyr', 'Dar'];
const tableFor = (seats: number) => ({ seats, options: presets(amyitis.options) });

function drawn(position: string, seats = 4) {
  const state = amyitis.notation.readPosition(position, tableFor(seats));
  return textBoard.draw(amyitis.view(state, 0), 0, { names, paint: PLAIN });
}

test('the board shows crafts with their price, temples, fields, garden, road and players', () => {
  const text = drawn(
    'round=3 turn=2 first=4 passed=1 group1=peasant,-,priest ishtar=1n.. field1=12... caravan=Uruk w:0,3-1,3=2 w:1,1-1,2=1 p:1,3=3 2:salt=2 2:banker=1 2:tiles=4 2:talents=1',
  );
  expect(text).toContain('round 3, Bel to play   first player Dar, passed: Ana');
  expect(text).toContain('1: peasant - priest (1)');
  expect(text).toContain('ishtar 1n..');
  expect(text).toContain('1: 1 2 barley dates wine');
  expect(text).toContain('[garden3]');
  expect(text).toContain('1. ');
  expect(text).toContain('[Uruk dates: caravaneer/banker]');
  expect(text).toContain('Khorsabad dates+barley: plant 2');
  expect(text).toContain('2 Bel: 4 points, 0 tiles, 1 talents, 0 camels, 2 salt, banker 1');
});

test('two players leave the starred squares empty', () => {
  expect(
    drawn('', 2)
      .split('\n')
      .filter((line) => line.endsWith('~')),
  ).toHaveLength(5);
});

test('every move has words, and any moment of a game can be drawn', () => {
  for (const move of amyitis.vocabulary) expect(textBoard.describe(move)).not.toBe('');
  for (const seats of [2, 3, 4]) {
    const rng = rngFrom(`draw ${seats}`);
    const state = amyitis.setup(tableFor(seats), rng);
    while (amyitis.actors(state).length > 0) {
      const [seat] = amyitis.actors(state);
      amyitis.play(state, seat, amyitis.sample(state, seat, rng), rng);
      const text = textBoard.draw(amyitis.view(state, seat), seat, { names, paint: PLAIN });
      expect(text.split('\n')).toHaveLength(14 + seats);
    }
  }
});
