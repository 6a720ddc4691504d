import { Match, presets } from '@nabu/kernel';
import { seedOf, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { ur } from './index.ts';

const given = (position: string) => table(ur, { seats: 2 }).given(position);

// What `rng.below(16)` must give for each roll.
const ROLL = [0, 1, 3, 7, 15] as const;

describe('whose turn it is', () => {
  test('[T1] the other player decides nothing', () => {
    const { state } = given('roll=2 on1=3 on2=5').awaits(0);
    for (const move of ur.vocabulary) expect(ur.refuse(state, 1, move)).toBe('T1');
    expect(ur.moves(state, 1)).toEqual([]);
    const stuck = given('turn=2 roll=0').awaits(1).state;
    for (const move of ur.vocabulary) expect(ur.refuse(stuck, 0, move)).toBe('T1');
  });

  test('[T2] [T6] the roll of the next turn falls at the end of the move', () => {
    given('roll=2')
      .draws(ROLL[3])
      .plays('move 0')
      .shows('turn=2 roll=3 on1=2')
      .tells({ type: 'turn', seat: 1, again: false })
      .tells({ type: 'rolled', seat: 1, roll: 3, stuck: false })
      .draws(ROLL[4])
      .plays('move 0')
      .shows('turn=1 roll=4 on1=2 on2=3');
  });

  test('[T2] a rolled turn cannot be taken back', () => {
    const match = Match.start(ur, { seats: 2, options: presets(ur.options), seed: seedOf(3) });
    while (!match.over) {
      const [seat] = match.actors;
      const [move] = match.moves(seat);
      const entry = match.play(seat, move);
      expect(match.canUndo(seat)).toBe(false);
      expect(entry.events.filter((event) => event.type === 'rolled')).toHaveLength(
        match.over ? 0 : 1,
      );
    }
  });
});

describe('a move goes as far as the roll', () => {
  test('[T3] from the hand the first square is one step', () => {
    for (const roll of [1, 2, 3])
      given(`roll=${roll}`).canOnly('move 0').plays('move 0').shows(`turn=2 on1=${roll}`);
  });

  test('[T3] from a square, neither more nor less', () => {
    given('turn=2 roll=3 on2=4,6')
      .canOnly('move 0', 'move 4', 'move 6')
      .plays('move 6')
      .shows('turn=1 on2=4,9')
      .tells({ type: 'moved', seat: 1, from: 6, to: 9, leaves: 'B2', lands: 'B5' });
  });

  test('[T4] who can move must', () => {
    given('roll=1 on1=1,2 home1=5').canOnly('move 2').cannot('pass [T4]');
  });

  test('[T5] [T6] a roll of 0 moves nothing and is passed', () => {
    given('roll=0 on1=3,9')
      .canOnly('pass')
      .cannot('move 0 [T5]', 'move 3 [T5]', 'move 7 [T5]')
      .draws(ROLL[2])
      .plays('pass')
      .tells({ type: 'passed', seat: 0, roll: 0 })
      .shows('turn=2 roll=2 on1=3,9');
  });

  test('[T5] so is a roll with which no piece can move', () => {
    given('roll=4 on1=4,8,12 on2=3 home1=4').canOnly('pass').cannot('move 4 [M2]');
    given('roll=2 on1=14 home1=6')
      .canOnly('pass')
      .cannot('move 14 [M7]')
      .draws(ROLL[0])
      .plays('pass')
      .tells({ type: 'passed', seat: 0, roll: 2 })
      .tells({ type: 'rolled', seat: 1, roll: 0, stuck: true });
  });

  test('[T5] [T6] two stuck players pass by turns until somebody can move', () => {
    given('roll=4 on1=14 home1=6 on2=14 home2=6')
      .draws(ROLL[2], ROLL[3], ROLL[0], ROLL[1])
      .plays('pass; pass; pass; pass')
      .shows('turn=1 roll=1')
      .plays('move 14')
      .over('home', 1, 2);
  });
});
