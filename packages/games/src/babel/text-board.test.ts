import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../text-board.ts';
import { babel } from './index.ts';
import { textBoard } from './text-board.ts';

const table = { seats: 2, options: presets(babel.options) };
const names = ['Ana', 'Bel'];

function drawn(position: string, viewer: 0 | 1 | 'spectator') {
  const state = babel.notation.readPosition(position, table);
  return textBoard.draw(babel.view(state, viewer), viewer, { names, paint: PLAIN });
}

const POSITION =
  'turn=1 pawn1=H pawn2=A 1:H=SSSSAPP 2:H=PSAAM T2:H=1-6 T2:A=1-3 Q1=2>6 hand1=AHS hand2=PPM';

test('the board shows rows, temples, stacks, pawns and totals', () => {
  const text = drawn(POSITION, 0);
  expect(text).toContain('SSSSAPP');
  expect(text).toContain('6 (123456)');
  expect(text).toContain('Q1 2 > 6');
  expect(text).toContain('2 Bel: total 9');
  expect(text.split('\n').at(-1)).toMatch(/^1 Ana: total 0/);
  expect(text).toContain('[H] pawn');
});

test('the viewer sits below and sees one hand', () => {
  expect(drawn(POSITION, 0)).toContain('hand A H S');
  expect(drawn(POSITION, 0)).not.toContain('hand M PP');
  expect(drawn(POSITION, 1)).toContain('hand M PP');
  expect(drawn(POSITION, 1).split('\n').at(-1)).toMatch(/^2 Bel/);
  expect(drawn(POSITION, 'spectator')).not.toMatch(/hand [AHMPS]/);
});

test('every move has words, and any moment of a game can be drawn', () => {
  for (const move of babel.vocabulary) expect(textBoard.describe(move)).not.toBe('');
  const rng = rngFrom('draw');
  const state = babel.setup(table, rng);
  for (let ply = 0; ply < 60 && babel.actors(state).length > 0; ply++) {
    const [seat] = babel.actors(state);
    babel.play(state, seat, babel.sample(state, seat, rng), rng);
    const text = textBoard.draw(babel.view(state, seat), seat, { names, paint: PLAIN });
    expect(text.split('\n')).toHaveLength(11);
  }
});
