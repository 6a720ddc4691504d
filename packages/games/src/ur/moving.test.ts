import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { landing, ur } from './index.ts';

const short = (position: string) => table(ur, { seats: 2 }).given(position);
const long = (position: string) =>
  table(ur, { seats: 2, options: { path: 'long' } }).given(position);

describe('which piece', () => {
  test('[M1] there must be an own piece', () => {
    short('roll=1 on1=3 on2=7 home1=6').canOnly('move 3').cannot(
      'move 0 [M1]', // the hand is empty
      'move 7 [M1]', // that is the other player's
      'move 9 [M1]',
      'move 15 [M1]', // the short path has no such square
    );
  });

  test('[M2] never onto an own piece: the hand waits while position 2 is taken', () => {
    short('roll=2 on1=2 home1=1').canOnly('move 2').cannot('move 0 [M2]');
  });

  test('[M2] not even on a rosette, and not from behind', () => {
    short('roll=4 on1=4,8').canOnly('move 8').cannot('move 0 [M2]', 'move 4 [M2]');
  });

  test('[M3] whatever stands between is passed over', () => {
    short('roll=4 on1=4,5,6,7 on2=8,9,10')
      .can('move 5', 'move 7')
      .plays('move 7')
      .shows('on1=4,5,6,11 on2=8,9,10');
  });
});

describe('captures', () => {
  test('[M4] the piece landed on goes back to the hand', () => {
    const { state } = short('roll=2 on1=7 on2=9,11')
      .plays('move 7')
      .tells({ type: 'captured', seat: 1, from: 9, square: 'B5' })
      .shows('turn=2 on1=9 on2=11');
    expect(state.hands).toEqual([6, 6]);
  });

  test('[M4] [P3] nobody is captured in a row of their own', () => {
    for (const position of [1, 2, 3, 13])
      short(`roll=1 on1=${position - 1 || 14} on2=${position}`)
        .plays(position === 1 ? 'move 0' : `move ${position - 1}`)
        .shows(`on2=${position}`);
  });

  test('[M4] [P3] beyond the bridge of the long path pieces meet on different positions', () => {
    long('roll=2 on1=11 on2=15')
      .plays('move 11')
      .tells({ type: 'captured', seat: 1, from: 15, square: 'A8' })
      .shows('on1=13')
      .lacks('on2');
    long('turn=2 roll=3 on2=11 on1=14').plays('move 11').lacks('on1').shows('on2=14');
    long('turn=2 roll=1 on2=14 on1=13')
      .plays('move 14')
      .tells({ type: 'captured', seat: 0, from: 13, square: 'A8' });
  });

  test('[M4] [P3] on the short path the same squares are private', () => {
    short('roll=1 on1=12 on2=13').plays('move 12').shows('on1=13 on2=13');
  });

  test('[M5] the rosette of the middle row shelters', () => {
    short('roll=1 on1=7,3 on2=8').cannot('move 7 [M5]').canOnly('move 0', 'move 3');
    short('roll=1 on1=8,3 on2=9').plays('move 8').lacks('on2');
  });

  test('[M5] so do those beyond the bridge on the long path, from either side', () => {
    long('roll=1 on1=11 on2=16 home1=6').cannot('move 11 [M5]').canOnly('pass');
    long('roll=4 on1=12 on2=12 home1=6').cannot('move 12 [M5]').canOnly('pass');
    long('turn=2 roll=4 on1=12 on2=12,8').cannot('move 12 [M5]').cannot('move 8 [M2]');
  });

  test('[M5] a rival on a rosette of another row shelters nothing here', () => {
    short('roll=4 on2=4').plays('move 0').shows('on1=4 on2=4');
    short('roll=1 on1=13 on2=14').plays('move 13').shows('on1=14 on2=14');
    long('roll=4 on1=8 on2=12').plays('move 8').shows('on1=12 on2=12');
  });
});

describe('rosettes give another turn', () => {
  test('[M6] a piece lands on A1: the same player decides again after a new roll', () => {
    short('roll=4')
      .draws(7)
      .plays('move 0')
      .awaits(0)
      .tells({ type: 'turn', seat: 0, again: true })
      .shows('turn=1 roll=3 on1=4')
      .canOnly('move 0', 'move 4');
  });

  test('[M6] again and again, with any piece', () => {
    short('roll=1 on1=3,7,13')
      .draws(1, 1, 3)
      .plays('move 3; move 7; move 13')
      .shows('turn=1 roll=2 on1=4,8,14');
  });

  test('[M6] on the long path too, and for player 2', () => {
    long('turn=2 roll=1 on2=11,15').draws(1).plays('move 11').shows('turn=2 roll=1 on2=12,15');
    long('turn=2 roll=1 on2=15').draws(0).plays('move 15').shows('turn=2 roll=0 on2=16');
    long('roll=2 on1=12').plays('move 12').awaits(1);
  });

  test('[M6] [T5] a new roll of 0 ends it', () => {
    short('roll=4').draws(0).plays('move 0').canOnly('pass').plays('pass').awaits(1);
  });

  test('[M6] coming home is no rosette', () => {
    short('roll=1 on1=14').plays('move 14').awaits(1);
  });
});

describe('home', () => {
  test('[M7] from 12, roll 3 is home and roll 4 is too far', () => {
    short('roll=3 on1=12').plays('move 12').scores(1, 0).lacks('on1').shows('home1=1');
    short('roll=4 on1=12 home1=6').cannot('move 12 [M7]').canOnly('pass');
  });

  test('[M7] the long path has two squares more', () => {
    long('roll=3 on1=12').plays('move 12').shows('on1=15').scores(0, 0);
    long('roll=4 on1=13').plays('move 13').scores(1, 0);
    long('roll=4 on1=14 home1=6').cannot('move 14 [M7]').canOnly('pass');
  });

  test('[M8] what is home is neither moved nor captured, and home has room for all', () => {
    short('roll=2 on1=13 home1=5 on2=13').plays('move 13').shows('home1=6').scores(6, 0);
    short('roll=2 home1=6 on1=5').canOnly('move 5');
  });
});

test('what a move comes to is told before it is made', () => {
  const { state } = short('roll=1 on1=3,6,9,14 on2=7');
  const told = [3, 6, 9, 14].map((from) => landing(state, from));
  expect(told).toEqual([
    { to: 4, square: 'A1', captures: false, again: true },
    { to: 7, square: 'B3', captures: true, again: false },
    { to: 10, square: 'B6', captures: false, again: false },
    { to: 15, square: null, captures: false, again: false },
  ]);
});
