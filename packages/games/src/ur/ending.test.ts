import { Match, presets } from '@nabu/kernel';
import { seedOf, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { ur } from './index.ts';

const given = (position: string, pieces: 7 | 5 = 7) =>
  table(ur, { seats: 2, options: { pieces } }).given(position);

describe('the end', () => {
  test('[E1] the last piece home wins at once, and nothing is rolled', () => {
    given('roll=1 on1=14 home1=6 home2=6 on2=14')
      .plays('move 14')
      .over('home', 1, 2)
      .tells({ type: 'ended', ending: 'home', places: [1, 2] })
      .shows('turn=1 roll=0 home1=7')
      .cannot('pass [E1]', 'move 0 [E1]')
      .as(1)
      .cannot('move 14 [E1]');
  });

  test('[E1] player 2 can win, and with five pieces five are all', () => {
    given('turn=2 roll=2 on2=13 home2=4', 5).plays('move 13').over('home', 2, 1).scores(0, 5);
    given('turn=2 roll=2 on2=13 home2=4').plays('move 13').goesOn().scores(0, 5);
  });

  test('[E2] each piece home is a point, told as it comes', () => {
    given('roll=3 on1=12 home1=2 home2=4')
      .plays('move 12')
      .tells({ type: 'scored', seat: 0, points: 1, clause: 'E2', pieces: ['B8'] })
      .scores(3, 4);
  });

  test('[E3] ended by agreement, more pieces home win, equal ones share', () => {
    expect(ur.ranking(given('home1=3 home2=2').state)).toEqual([1, 2]);
    expect(ur.ranking(given('home1=3 home2=3 on1=14').state)).toEqual([1, 1]);
    const match = Match.start(ur, { seats: 2, options: presets(ur.options), seed: seedOf(1) });
    expect(match.endEarly('agreed')).toEqual({ places: [1, 1], ending: 'agreed' });
  });
});
