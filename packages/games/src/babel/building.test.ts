import { table } from '@nabu/testkit';
import { describe, test } from 'vitest';
import { babel } from './index.ts';

const given = (position: string) => table(babel, { seats: 2 }).given(position);

describe('building', () => {
  test('[B1] at the site of the pawn only', () => {
    given('pawn1=A 1:A=S 1:H=S Q1=1').plays('bld Q1').shows('T1:A=1').lacks('T1:H', 'Q1');
  });

  test('[B2] one level higher, neither the same nor two', () => {
    const rows = 'pawn1=A 1:A=SSHHMM T1:A=1-2';
    given(`${rows} Q1=3`).plays('bld Q1').shows('T1:A=1-3');
    for (const level of [1, 2, 4, 5, 6]) given(`${rows} Q1=${level}`).cannot('bld Q1 [B2]');
  });

  test('[B2] an empty site begins with a 1', () => {
    for (const level of [2, 3, 4, 5, 6])
      given(`pawn1=A 1:A=SSHHMM Q2=${level}`).cannot('bld Q2 [B2]');
    given('pawn1=A 1:A=S Q2=1').plays('bld Q2').shows('T1:A=1');
  });

  test('[B2] after a skipped level, from the level on top', () => {
    given('pawn1=A 1:A=SSHHMM T1:A=3 Q1=4 Q2=2')
      .cannot('bld Q2 [B2]')
      .plays('bld Q1')
      .shows('T1:A=3-4')
      .scores(4, 0);
  });

  test('[B2] nothing is higher than a 6', () => {
    given('pawn1=A 1:A=SSHHMMPPAA T1:A=1-6 Q1=1 Q2=6').cannot('bld Q1 [B2]', 'bld Q2 [B2]');
  });

  test('[B3] as many workers as the level, of whatever nation', () => {
    given('pawn1=A 1:A=SHM T1:A=1-3 Q1=4 hand1=P')
      .cannot('bld Q1 [B3]')
      .plays('dep P; bld Q1')
      .shows('T1:A=1-4');
    given('pawn1=A T1:A= Q1=1').cannot('bld Q1 [B3]');
  });

  test('[B3] the opponent’s workers do not count', () => {
    given('pawn1=A 2:A=SHMP Q1=1').cannot('bld Q1 [B3]');
  });

  test('[B4] the temple stands when its workers have gone', () => {
    given('turn=2 pawn2=A 2:A=MMM 1:A=HH T1:A=1-2')
      .plays('M:H')
      .shows('T1:A=1-2', 'X=HHM')
      .lacks('1:A')
      .scores(2, 0);
  });

  test('[B5] from either stack, only its top, and the next is free at once', () => {
    given('pawn1=A 1:A=SHMP Q1=1>3 Q2=2>4')
      .cannot('bld Q2 [B2]')
      .plays('bld Q1; bld Q2; bld Q1; bld Q2')
      .shows('T1:A=1-4')
      .cannot('bld Q1 [B5]', 'bld Q2 [B5]');
    given('turn=2 pawn2=A 2:A=S Q1=1').plays('bld Q1').shows('T2:A=1');
  });

  test('[B6] the starter is of level 1 and leaves the stacks alone', () => {
    given('pawn1=A 1:A=S starter1=yes Q1=2').plays('bld start').shows('T1:A=1', 'Q1=2');
  });

  test('[B7] a temple is worth its top card, not the number of its cards', () => {
    given('T1:A=1-6 T1:H=5 T1:M=1,4 T2:S=2,6').scores(6 + 5 + 4, 6);
  });

  test('[B7] what was built is told with its points', () => {
    given('pawn1=A 1:A=SH T1:A=1 Q2=2')
      .plays('bld Q2')
      .tells({ type: 'built', seat: 0, site: 0, level: 2, from: 1 })
      .tells({ type: 'scored', seat: 0, points: 1, clause: 'B7', pieces: ['T1:A'] });
  });
});
