import { describe, expect, test } from 'vitest';
import { digPays } from './index.ts';
import { given, looks } from './testing/given.ts';

describe('the worked examples of the rulebook', () => {
  test('[D2] [D3] [D4] [D5] Linda takes granite and receives three pillars', () => {
    // Around b2 (2 high): granite to the north, basalt to the east, the bottom, clay to the west.
    const start = given('Q=3/2/3/3/3/b.gp1/1/3/3/0/3/3/3/3/3/3');
    expect(digPays(start.state, 5)).toEqual({
      sides: { north: 'tile', east: 'tile', south: 'bottom', west: null },
      flower: 0,
      minus: 0,
      total: 3,
    });
    start.plays('dig b2').shows('stock1=3', 'new=gp1');
  });

  test('[D2] [D3] [D4] [D5] John takes basalt with his flower and receives three pillars', () => {
    // d2 (1 high) lies at the edge; basalt to the north, clay to the south, granite to the west.
    const start = given('turn=2 Q=3/3/3/1/3/3/2/bp1/3/3/3/3/3/3/3/3');
    expect(digPays(start.state, 7)).toEqual({
      sides: { north: 'tile', east: 'edge', south: null, west: null },
      flower: 1,
      minus: 0,
      total: 3,
    });
    start.plays('dig d2').shows('stock2=3', 'new=bp1');
  });

  test('[B5] a tile on two singles on the first level and two doubles on the board', () => {
    const built = given('G1=cw1@a1r0L1 new=cw2 stock1=6').plays('build new b1 r0 L2');
    built.shows('G1=cw1@a1r0L1:ssss,cw2@b1r0L2:sdds').lacks('stock1');
    looks(
      built.state,
      'a1-c2',
      `1f 2s 2.
       1. 2. 2t`,
    );
  });

  test('[B7] three pillars and a belvedere', () => {
    const { state } = given('new=bw1 stock1=3').plays('build new c3 r0 L1 open se').scores(2, 0);
    looks(state, 'c3-d4', '1f 1b \n 1s 1o');
  });

  test('[B9] two tiles never overlap completely', () => {
    given('G1=cw1@a1r0L1 new=cw2 stock1=9')
      .cannot('build new a1 r2 L2 [B9]')
      .can('build new a2 r2 L2', 'build new b1 r2 L2', 'build new b2 r2 L2');
  });

  test('[B3] a third level needs a second one, even far apart', () => {
    given('G1=cw1@a1r0L1,cp1@c1r0L1 new=cw2 stock1=9').cannot('build new b1 r0 L3 [B3]');
    given('G1=cw1@a1r0L1,cp1@c1r0L1,cb1@g7r0L2 new=cw2 stock1=9').can('build new b1 r0 L3');
  });

  test('[I9] a stairway between two tiles one level apart', () => {
    given('G1=cw2@a2r2L1,cp2@c3r0L2 fresh=1')
      .plays('stairway b3-c3')
      .scores(3 + 4, 0);
  });

  test('[I3] a fountain between two tiles on the same level', () => {
    given('G1=cw1@a1r2L1,cp1@c1r3L1 fresh=1')
      .plays('fountain b2-c2')
      .scores(3 + 1, 0);
  });

  test('[I5] a bridge across an empty space', () => {
    given('G1=cw1@a1r0L1,cp1@d1r1L1 fresh=1')
      .plays('bridge b2-d2')
      .scores(3 + 1, 0);
  });

  test('[I10] [I1] the four steps of the example with statues', () => {
    // 1: the first statue anywhere; 2: the second in its line; 3: no line; 4: in line again.
    const first = given('G1=cw2@a1r0L1 fresh=1').plays('statue b2');
    expect(first.position).toContain('I1=statue:b2@1');
    given('G1=cw2@a1r0L1,cp2@e1r0L1 I1=statue:b2@1 fresh=1').plays('statue f2');
    const third = 'G1=cw2@a1r0L1,cp2@e1r0L1,cb2@c4r0L1';
    given(`${third} I1=statue:b2@1,statue:f2@1 fresh=1`).cannot('statue d5 [I10]');
    const fourth = given(`${third},cy2@e4r0L1 I1=statue:b2@1,statue:f2@1 fresh=1`);
    looks(
      fourth.state,
      'a1-f5',
      `1s 1. .  .  1s 1.
       1. 1T .  .  1. 1T
       .  .  .  .  .  .
       .  .  1s 1. 1s 1.
       .  .  1. 1t 1. 1t`,
    );
    // Now d5 is in line with f5, but its tile was laid in an earlier round.
    fourth.plays('statue f5').cannot('statue d5 [I1]');
  });

  test('[V2] [I11] a statue on the third level is worth 3, one used as a pillar nothing', () => {
    given('G1=cw1@a1r0L1,cp1@c1r0L1,cb1@b1r0L2,cy1@a3r0L1,cw2@a2r0L3 fresh=1')
      .plays('statue b3')
      .scores(3 + 4 + 9, 0);
    given('G1=cw2@a1r0L1 I1=statue:b2@1 new=cw1 stock1=6').plays('build new b2 r0 L2').scores(4, 0);
  });

  test('[V3] a fountain on the second level is worth 6', () => {
    given('G1=cb1@g7r0L1,cw1@a1r2L2,cp1@c1r3L2 fresh=1')
      .plays('fountain b2-c2')
      .scores(6 + 4, 0);
  });

  test('[V5] stairways are worth 3 from the first level, 5 from the second', () => {
    given('G1=cw2@a2r2L1,cp2@c3r0L2 fresh=1')
      .plays('stairway b3-c3')
      .scores(3 + 4, 0);
    given('G1=cb2@c2r1L1,cp1@c4r0L1,cw2@a2r2L2,cp2@c3r0L3 fresh=1')
      .plays('stairway b3-c3')
      .scores(5 + 9, 0);
  });
});
