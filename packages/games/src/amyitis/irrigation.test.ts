import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { amyitis } from './index.ts';
import { EDGE_NAMES } from './map.ts';

const given = (position: string, seats = 4, doubleEdges: 8 | 4 = 8) =>
  table(amyitis, { seats, options: { doubleEdges } }).given(position);
const engineer = (water: string, seats = 4, doubleEdges: 8 | 4 = 8) =>
  given(`turn=1 group1=engineer,engineer,engineer 1:talents=9 ${water}`, seats, doubleEdges).plays(
    'recruit 1 engineer',
  );

describe('irrigation', () => {
  test('[I2] only the six edges at the river are open at first', () => {
    engineer('').canOnly(
      'irrigate 0,3-1,3',
      'irrigate 1,3-2,3',
      'irrigate 2,3-3,3',
      'irrigate 3,0-3,1',
      'irrigate 3,1-3,2',
      'irrigate 3,2-3,3',
    );
  });

  test('[I2] cubes of others and neutral cubes lead water as well as own ones', () => {
    for (const owner of ['1', '2', 'n'])
      engineer(`w:0,3-1,3=${owner}`)
        .can('irrigate 0,2-0,3', 'irrigate 0,2-1,2', 'irrigate 1,2-1,3')
        .cannot('irrigate 0,1-0,2 [I2]');
  });

  test('[I2] neutral cubes lead water only once they are joined to the river', () => {
    engineer('w:1,2-2,2=n w:1,2-1,3=n')
      .cannot('irrigate 2,1-2,2 [I2]', 'irrigate 2,2-2,3 [I2]')
      .plays('irrigate 1,3-2,3')
      .shows('w:1,3-2,3=1');
    const joined = engineer('w:1,2-2,2=n w:1,2-1,3=n w:1,3-2,3=2');
    joined.can('irrigate 2,1-2,2', 'irrigate 2,2-2,3', 'irrigate 1,1-1,2', 'irrigate 0,3-1,3');
  });

  test('[I3] an irrigated area takes no other cube, whoever owns it', () => {
    engineer('w:0,3-1,3=1 w:1,3-2,3=n').cannot('irrigate 0,3-1,3 [I3]', 'irrigate 1,3-2,3 [I3]');
  });

  const line = 'w:1,3-2,3=2 w:1,2-2,2=2';

  test('[I4] a half-filled double edge leads no water, waters nothing and can be completed', () => {
    const half = engineer(`${line} w:1,1-1,2=2`);
    half.can('irrigate 1,1-1,2').cannot('irrigate 0,1-1,1 [I2]', 'irrigate 0,1-0,2 [I2]');
    expect(half.state.watered & (1 << 5)).toBe(0);
    half.plays('irrigate 1,1-1,2').shows('w:1,1-1,2=21');
    expect(half.state.watered & (1 << 5)).not.toBe(0);
    engineer(`${line} w:1,1-1,2=21`)
      .can('irrigate 0,1-1,1', 'irrigate 0,1-0,2', 'irrigate 0,2-1,2')
      .cannot('irrigate 1,1-1,2 [I3]');
  });

  test('[I1] [I4] with four double edges the way to the third floor is shorter', () => {
    engineer(`${line} w:1,1-1,2=2`, 4, 4)
      .can('irrigate 0,1-1,1', 'irrigate 0,1-0,2')
      .cannot('irrigate 1,1-1,2 [I3]');
  });

  test('[I5] an engineer scores 2 points for the area', () => {
    engineer('')
      .plays('irrigate 0,3-1,3')
      .tells({ type: 'scored', seat: 0, points: 2, clause: 'I5', pieces: ['0,3-1,3'] })
      .scores(2, 0, 0, 0);
  });

  const flood = EDGE_NAMES.map((name) => {
    const [a, b, c, d] = (name.match(/\d/g) ?? []).map(Number);
    const high = Math.max(a, b) < 2 || Math.max(c, d) < 2;
    return `w:${name}=${high ? '22' : '2'}`;
  }).join(' ');

  test('[I6] [B2] with every area irrigated an engineer just scores, and a sale stands alone', () => {
    engineer(flood).awaits(1).scores(2, 0, 0, 0);
    given(`turn=1 caravan=Ninoua 1:camels=1 1:salt=1 ${flood}`)
      .plays('caravan 1; sell salt')
      .scores(3, 0, 0, 0)
      .awaits(1);
  });

  test('[S6] with two players the areas around starred squares are used as any others', () => {
    engineer('', 2).can('irrigate 3,0-3,1').plays('irrigate 3,0-3,1').shows('w:3,0-3,1=1');
    engineer('w:3,0-3,1=2', 2).can('irrigate 2,0-3,0', 'irrigate 2,0-2,1', 'irrigate 2,1-3,1');
  });
});
