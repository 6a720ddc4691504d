import { PositionError, presets } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type Options, ur } from './index.ts';

const read = (text: string, options: Partial<Options> = {}) =>
  ur.notation.readPosition(text, { seats: 2, options: { ...presets(ur.options), ...options } });

const refused = (text: string, options: Partial<Options> = {}) => {
  try {
    read(text, options);
  } catch (error) {
    if (error instanceof PositionError) return error.message;
    throw error;
  }
  return 'it is read';
};

describe('positions as text', () => {
  test('what is not named is in the hand, player 1 is to move and the roll is 0', () => {
    expect(ur.notation.writePosition(read(''))).toBe('turn=1 roll=0');
    expect(read('on2=3,4 home2=1').hands).toEqual([7, 4]);
  });

  test('the order of words and positions does not matter, and is mended', () => {
    const text = ur.notation.writePosition(read('home2=1  on1=9,3 roll=4 turn=2'));
    expect(text).toBe('turn=2 roll=4 on1=3,9 home2=1');
  });

  test('words that mean nothing are refused', () => {
    for (const text of ['xyzzy', 'turn1=1', 'on=3', 'roll=x', 'hand1=3', 'on1=', 'turn=1=2'])
      expect(refused(text), text).toMatch(/not part of a position of Ur/);
    expect(refused('roll=1 roll=2')).toMatch(/given twice/);
  });

  test('numbers out of range are refused', () => {
    expect(refused('turn=3')).toMatch(/from 1 to 2/);
    expect(refused('roll=5')).toMatch(/from 0 to 4/);
    expect(refused('roll=1,2')).toMatch(/from 0 to 4/);
    expect(refused('on1=0')).toMatch(/from 1 to 14/);
    expect(refused('on1=15')).toMatch(/from 1 to 14/);
    expect(refused('on1=16', { path: 'long' })).toBe('it is read');
    expect(refused('on1=17', { path: 'long' })).toMatch(/from 1 to 16/);
    expect(refused('on1=3,')).toMatch(/from 1 to 14/);
    expect(refused('home1=6', { pieces: 5 })).toMatch(/from 0 to 5/);
  });

  test('what cannot stand on a board is refused', () => {
    expect(refused('on1=3,3')).toMatch(/same square/);
    expect(refused('on1=1,2,3,4 home1=4')).toMatch(/only 7 in all/);
    expect(refused('on1=9 on2=9')).toMatch(/on B5/);
    expect(refused('on1=3,13 on2=3,13')).toBe('it is read');
    expect(refused('on1=13 on2=15', { path: 'long' })).toMatch(/on A8/);
    expect(refused('on1=13 on2=13', { path: 'long' })).toBe('it is read');
  });

  test('an end must be one', () => {
    expect(refused('home1=7')).toBe('it is read');
    expect(refused('home1=7 home2=7')).toMatch(/first one to do so wins/);
    expect(refused('home1=7 turn=2')).toMatch(/turn stays/);
    expect(refused('home1=7 roll=2')).toMatch(/roll is 0/);
  });
});

test('moves and chance as text', () => {
  const { format, parse, chance } = ur.notation;
  expect(ur.vocabulary.map(format).join(', ')).toBe(
    'move 0, move 1, move 2, move 3, move 4, move 5, move 6, move 7, move 8, move 9, move 10, ' +
      'move 11, move 12, move 13, move 14, move 15, move 16, pass',
  );
  expect([parse('move 17'), parse('move 07'), parse('move'), parse('Pass')]).toEqual([
    ...[null, null, null, null],
  ]);
  expect(chance({ type: 'rolled', seat: 0, roll: 3, stuck: false })).toBe('3');
  expect(chance({ type: 'passed', seat: 0, roll: 3 })).toBeNull();
});
