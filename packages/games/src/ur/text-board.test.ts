import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../text-board.ts';
import { ur } from './index.ts';
import { textBoard } from './text-board.ts';

const table = { seats: 2, options: presets(ur.options) };
const names = ['Ana', 'Bel'];

function drawn(position: string, viewer: 0 | 1 | 'spectator') {
  const state = ur.notation.readPosition(position, table);
  return textBoard.draw(ur.view(state, viewer), viewer, { names, paint: PLAIN });
}

const POSITION = 'turn=2 roll=3 on1=4,7 home1=2 on2=3,8,13';

test('the board shows pieces, rosettes, the gap, hands, homes and the roll', () => {
  expect(drawn(POSITION, 1)).toBe(
    [
      'Bel rolled 3 ▲▲▲△   short path of 14 squares',
      '1 Ana: hand 3, home 2 of 7, on the board 4 (A1), 7 (B3)',
      '     1    2    3    4    5    6    7    8  ',
      'A   <1>  [.]  [.]  [.]            <*>  [.]',
      'B   [.]  [.]  [1]  <2>  [.]  [.]  [.]  [.]',
      'C   <*>  [2]  [.]  [.]            <*>  [2]',
      '2 Bel: hand 4, home 0 of 7, on the board 3 (C2), 8 (B4), 13 (C8)',
    ].join('\n'),
  );
});

test("the viewer's row is below", () => {
  const [, above, , first, , last, below] = drawn(POSITION, 0).split('\n');
  expect([above.slice(0, 5), below.slice(0, 5)]).toEqual(['2 Bel', '1 Ana']);
  expect([first[0], last[0]]).toEqual(['C', 'A']);
});

test('every move has words, and any moment of a game can be drawn', () => {
  for (const move of ur.vocabulary) expect(textBoard.describe(move)).not.toBe('');
  const rng = rngFrom('draw');
  const state = ur.setup(table, rng);
  while (ur.actors(state).length > 0) {
    const [seat] = ur.actors(state);
    ur.play(state, seat, ur.sample(state, seat, rng), rng);
    const text = textBoard.draw(ur.view(state, seat), seat, { names, paint: PLAIN });
    expect(text.split('\n')).toHaveLength(7);
  }
  const [over] = textBoard.draw(ur.view(state, 0), 0, { names, paint: PLAIN }).split('\n');
  expect(over).toBe(`over, ${names[state.turn]} has all pieces home`);
});
