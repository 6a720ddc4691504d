import { ur } from '@nabu/games/ur';
import { presets } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Input,
  pressElsewhere,
  pressHand,
  pressHome,
  pressKey,
  pressSquare,
  prospects,
} from './input.ts';
import { ROLLS, SQUARES, type Square, squareOf } from './rules.ts';

const PATHS = ['short', 'long'] as const;
/** Pieces far and near, at home and not, of either player. */
const PIECES = [
  ...['turn=1 on1=16,3', 'turn=2 on1=16,4 on2=16,15,13', 'turn=1 on1=10,11,12,13,14,15,16'],
  ...['turn=1 on1=2,6,12 on2=3,4,8,11', 'turn=2 on1=5,8,12 on2=3,6,9,13', 'turn=1'],
];
/** The desk at such positions with every roll, on every path that is long enough for them. */
const DESKS = PATHS.flatMap((path) =>
  PIECES.filter((pieces) => path === 'long' || !/1[56]/.test(pieces)).flatMap((pieces) =>
    ROLLS.map((roll) => {
      const position = `${pieces} roll=${roll}`;
      return [`${path} path, ${position}`, desk(position, path)] as const;
    }),
  ),
);

function desk(position: string, path: 'short' | 'long' = 'short'): Input {
  const options = { ...presets(ur.options), path };
  const state = ur.notation.readPosition(position, { seats: 2, options });
  const seat = state.turn;
  return { view: ur.view(state, seat), seat, legal: ur.moves(state, seat) };
}

/** The move a press asks for, and the clause that forbids it. */
function asked(input: Input, answer: ReturnType<typeof pressHand>): string {
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

  test.each(DESKS)(
    '%s: asks for a legal move only where one leads or its piece stands',
    (_, here) => {
      const led = prospects(here);
      for (const name of SQUARES) {
        const { move } = pressSquare(here, name);
        const asks = led.find((each) => each.move === move);
        if (led.some((each) => each.square === name)) expect(asks, name).toBeDefined();
        if (!asks) continue;
        expect([asks.square, squareOf(here.view, here.seat, asks.move.from)]).toContain(name);
      }
    },
  );
});

test('the hand brings a piece in, home takes the piece that the roll brings there', () => {
  const input = desk('roll=3 on1=12');
  expect(asked(input, pressHand())).toBe('move 0');
  expect(asked(input, pressHome(input))).toBe('move 12');
  const long = desk('roll=1 on1=16', 'long');
  expect(asked(long, pressHome(long))).toBe('move 16');
});

test.each(DESKS)('[M1] %s: elsewhere there is no piece of mine, at home neither', (_, here) => {
  const reason = here.view.roll === 0 ? '[T5]' : '[M1]';
  expect(asked(here, pressElsewhere(here))).toContain(reason);
  const led = prospects(here).find(({ square: end }) => end === null);
  if (led) expect(pressHome(here)).toEqual({ move: led.move });
  else expect(asked(here, pressHome(here))).toContain(reason);
});

test('digits take the pieces in the order of the tray, P passes', () => {
  const input = desk('roll=2 on1=2,6,12');
  const keys = ['1', '2', '3', '4', '0', 'p'].map((key) => pressKey(input, key));
  expect(keys.map((answer) => answer && asked(input, answer))).toEqual([
    ...['move 2', 'move 6', 'move 12', null, 'move 0 [M2]', 'pass [T4]'],
  ]);
  expect(pressKey(input, 'x')).toBeNull();
});
