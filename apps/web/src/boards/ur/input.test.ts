import { ur } from '@nabu/games/ur';
import { presets } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type Input, pressHand, pressHome, pressKey, pressSquare, prospects } from './input.ts';
import { SQUARES, type Square } from './rules.ts';

function desk(position: string, path: 'short' | 'long' = 'short'): Input {
  const options = { ...presets(ur.options), path };
  const state = ur.notation.readPosition(position, { seats: 2, options });
  const seat = state.turn;
  return { view: ur.view(state, seat), seat, legal: ur.moves(state, seat) };
}

/** The move a press asks for, and the clause that forbids it. */
function asked(input: Input, answer: ReturnType<typeof pressHand>): string {
  if (!answer.move) return 'nothing';
  const clause = ur.refuse(ur.imagine(input.view, { below: () => 0 }), input.seat, answer.move);
  return `${ur.notation.format(answer.move)}${clause ? ` [${clause}]` : ''}`;
}

const square = (input: Input, name: Square) => asked(input, pressSquare(input, name));

describe('pressing a square', () => {
  const input = desk('roll=2 on1=2,6,12 on2=3,4,8,11');

  test('moves the piece that stands there', () => {
    expect(square(input, 'A3')).toBe('move 2');
    expect(square(input, 'B8')).toBe('move 12');
  });

  test('moves the piece that the roll brings there', () => {
    expect(square(input, 'A1')).toBe('move 2');
    expect(square(input, 'A7')).toBe('move 12');
  });

  test('asks for what is not allowed, and so hears why', () => {
    expect(square(input, 'B4')).toBe('move 6 [M5]');
    expect(square(input, 'B3')).toBe('move 7 [M1]');
    expect(square(input, 'A4')).toBe('move 1 [M1]');
    expect(square(input, 'C1')).toBe('move 16 [M1]');
    expect(square(desk('roll=0 on1=2'), 'A3')).toBe('move 2 [T5]');
  });

  test('asks for a legal move wherever one leads, and for none elsewhere', () => {
    for (const path of ['short', 'long'] as const)
      for (const roll of [1, 2, 3, 4]) {
        const here = desk(`turn=2 roll=${roll} on1=5,8,12 on2=3,6,9,13`, path);
        const led = prospects(here);
        for (const name of SQUARES) {
          const { move } = pressSquare(here, name);
          const starts = led.some((each) => each.move === move);
          const ends = led.some((each) => each.square === name);
          if (ends) expect(starts, `${name} with ${roll}`).toBe(true);
        }
      }
  });
});

test('the hand brings a piece in, home takes the piece that the roll brings there', () => {
  const input = desk('roll=3 on1=12');
  expect(asked(input, pressHand())).toBe('move 0');
  expect(asked(input, pressHome(input))).toBe('move 12');
  const long = desk('roll=1 on1=16', 'long');
  expect(asked(long, pressHome(long))).toBe('move 16');
});

test('digits take the pieces in the order of the tray, P passes', () => {
  const input = desk('roll=2 on1=2,6,12');
  const keys = ['1', '2', '3', '4', '0', 'p'].map((key) => pressKey(input, key));
  expect(keys.map((answer) => answer && asked(input, answer))).toEqual([
    ...['move 2', 'move 6', 'move 12', null, 'move 0 [M2]', 'pass [T4]'],
  ]);
  expect(pressKey(input, 'x')).toBeNull();
});
