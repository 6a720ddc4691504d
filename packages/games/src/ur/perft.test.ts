import { rngFrom } from '@nabu/kernel';
import { perft, table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { type Options, ur } from './index.ts';

interface Row {
  readonly name: string;
  readonly position: string;
  readonly options?: Partial<Options>;
  readonly lines: readonly number[];
}

// A change of one number is a change of the rules. Every move meets the next roll of one stream;
// all rolls after every move are counted in the second reading.
const ROWS: readonly Row[] = [
  {
    name: 'the first move',
    position: 'roll=2',
    lines: [1, 1, 2, 2, 4, 6, 14, 21],
  },
  {
    // From the hand to 2, 3 to 5, 12 to 14; 6 to 8 is sheltered.
    name: 'both in the middle row',
    position: 'roll=2 on1=3,6,12 on2=4,8,11',
    lines: [3, 8, 26, 89, 337, 759, 1701, 8059],
  },
  {
    // From the hand to 3, 11 to 14 with a capture, 13 to 16; 9 to 12 is sheltered, player 2 stands there on 16.
    name: 'beyond the bridge of the long path',
    position: 'roll=3 on1=9,11,13 on2=8,10,14,16',
    options: { path: 'long' },
    lines: [3, 10, 16, 55, 222, 664, 2044, 8979],
  },
  {
    // 11 to 12 captures, 14 comes home.
    name: 'near the end, five pieces',
    position: 'turn=2 roll=1 on1=12,13 home1=3 on2=11,14 home2=3',
    options: { pieces: 5 },
    lines: [2, 2, 3, 4, 5, 6, 6, 5],
  },
];

for (const { name, position, options = {}, lines } of ROWS)
  test(`perft: ${name}`, () => {
    const { state } = table(ur, { seats: 2, options }).given(position);
    const found = lines.map((_, i) => {
      const rolls = rngFrom('rolls');
      return perft(ur, state, i + 1, () => rolls);
    });
    expect(found).toEqual(lines);
  });
