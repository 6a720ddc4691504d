import { PositionError } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { babylon, babylon1 } from './index.ts';

const options = { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' } as const;
const read = (text: string) => () => babylon.notation.readPosition(text, { seats: 2, options });

/** Gardens that cannot be, each with what it breaks. */
const IMPOSSIBLE: readonly (readonly [clause: string, text: string, sentence: string])[] = [
  ['B5', 'cw1@a1r0L1:ss-s,cp1@b2r0L2:sddd', 'no pillar can stand at b2'],
  ['B8', 'cw2@a1r0L1,cp1@b2r0L2:tddd', 'no statue stands at b2'],
  ['B8', 'cw2@a1r0L1,cp1@b2r0L2:-ddd I1=statue:b2@1', 'the statue at b2 must bear it'],
  ['B8', 'cw2@a1r0L1,cp1@b2r0L2:sddd I1=statue:b2@1', 'the statue at b2 must bear it'],
  ['B10', 'cw1@a1r2L1,cp1@c1r3L1,cy1@b2r0L2:ss-d I1=fountain:b2-c2@1', 'no pillar can stand at b2'],
  [
    'B11',
    'cp1@c1r0L1,cw2@a2r2L1,cp2@c3r0L2,cb1@a3r0L2:s-dd I1=stairway:b3-c3@1-2',
    'a stairway rises from b3',
  ],
  ['I1', 'cw2@a1r0L1,cp1@c1r0L1,cb2@e1r0L1 I1=statue:f2@1,statue:b2@1', 'earlier turn'],
  ['I2', 'cw1@a1r0L1 I1=statue:b2@1', 'b2 does not show its symbol'],
  ['I2', 'cw2@a1r0L1 I1=statue:b1@1', 'b1 does not show its symbol'],
  ['I2', 'cw2@a1r0L1 I1=statue:b2@1,statue:b2@1', 'something else stands at b2'],
  ['I2', 'cw2@a1r0L1:ss-s I1=statue:b2@1', 'something else stands at b2'],
  ['I2', 'cw1@a1r2L1,cy1@a2r0L2:s-dd,cp1@c1r3L1 I1=fountain:b2-c2@1', 'b2 is covered before'],
  ['I6', 'cw1@a1r0L1,cp1@c1r0L1 I1=bridge:b2-d2@1', 'what lies at c2 is not lower'],
  ['I7', 'cb2@c2r2L1,cw1@a1r0L2,cp1@d1r1L2 I1=statue:c2@1,bridge:b2-d2@2', 'may not be below'],
  ['I8', 'cw1@a1r0L1,cp1@d1r1L1,cb1@c2r0L2:d-dd I1=bridge:b2-d2@1', 'no pillar can stand at c2'],
  ['I8', 'cb2@c2r2L1,cw1@a1r0L2,cp1@d1r1L2 I1=bridge:b2-d2@2,statue:c2@1', 'a bridge closes c2'],
  ['I10', 'cw2@a1r0L1,cp2@c3r0L1 I1=statue:b2@1,statue:d4@1', 'no line with an earlier statue'],
];

test.each(IMPOSSIBLE)('[%s] a garden that cannot be is refused: %s', (_, garden, sentence) => {
  expect(read(`G1=${garden}`)).toThrow(PositionError);
  expect(read(`G1=${garden}`)).toThrow(sentence);
});

test('[I4] a fountain on one tile is refused, although a token may have altered its symbol', () => {
  const one = 'round=2 turn=2 tokens=change G1=bw1@a1r0L1 I1=fountain:a1-b1@1';
  expect(read(one)).toThrow('both its ends are on one tile');
});

test('[I10] [I11] a line is judged by the rules of the version', () => {
  const tiles = 'cw2@a1r0L1,cp1@c1r0L1,cb1@b3r0L1,cy1@g7r0L2,cw1@b2r0L3:-ddd,cp2@d5r0L1';
  const text = `G1=${tiles} I1=statue:b2@1,statue:e6@1`;
  expect(read(text)).toThrow('"statue:e6@1": it stands in no line with an earlier statue.');
  expect(babylon1.notation.readPosition(text, { seats: 2, options }).items[0]).toHaveLength(2);
});

test('[I2] [R9] an item may stand on a symbol that a token altered, once for each token', () => {
  const one = 'turn=2 G1=cw1@a1r0L1 I1=statue:b2@1';
  expect(read(`round=2 tokens=change ${one}`)).not.toThrow();
  expect(read(`round=2 tokens=fill ${one}`)).toThrow('does not show its symbol');
  expect(read(`round=2 tokens=fill,change ${one}`)).toThrow('does not show its symbol');
  const blank = 'turn=2 G1=cw1@a1r0L1,cp1@c1r0L1 I1=statue:b1@1,statue:d1@1';
  expect(read(`round=2 tokens=fill ${blank}`)).toThrow('"statue:d1@1": d1 does not show');
  expect(read(`round=3 tokens=fill,fill ${blank}`)).not.toThrow();
});

test('[R9] the token of a round stands behind an item only once it was used', () => {
  const altered = 'tokens=change G1=gw1@a1r0L1 I1=statue:b2@1,statue:b1@1';
  for (const before of ['round=2', 'round=2 fresh=1', 'round=2 fresh=1 altered=a1:statue'])
    expect(read(`${before} ${altered}`)).toThrow('"statue:b1@1": b1 does not show its symbol');
  for (const after of [
    'round=2 fresh=1 altered=b1',
    'round=2 phase=store new=cw1',
    'round=2 turn=2',
  ])
    expect(read(`${after} ${altered}`)).not.toThrow();
  expect(read(`round=3 ${altered}`)).not.toThrow();
});

test('[I1] the tiles of this turn must suit the items', () => {
  const last = 'G1=cw2@a1r0L1,cp2@e1r0L1 I1=statue:f2@1,statue:b2@1';
  expect(read(`${last} fresh=2`)).not.toThrow();
  expect(read(`${last} fresh=1`)).toThrow('its tiles were laid in an earlier turn');
});

test('[B9] a garden may have more tiles than a game lays, since a set-up need not count rounds', () => {
  const places = ['1', '3', '5', '7'].flatMap((row) => [...'aceg'].map((column) => column + row));
  const names = ['c', 'g'].flatMap((m) => [1, 2].flatMap((n) => [...'wpby'].map((f) => m + f + n)));
  const tiles = places.map((at, i) => `${names[i]}@${at}r0L1`);
  expect(read(`round=2 G1=${tiles},bw1@b1r0L2`)).not.toThrow();
});

test('[T7] no more than six single pillars are stored between turns', () => {
  expect(read('new=cw1 stock1=7')).not.toThrow();
  expect(read('phase=dig stock1=7')).toThrow('stock1=7: only 6 single pillars can be stored');
  expect(read('phase=dig round=2 tokens=single stock1=7')).not.toThrow();
  expect(read('phase=dig round=2 tokens=single stock1=8')).toThrow('only 6 single pillars');
  expect(read('new=cw1 stock2=7')).toThrow('stock2=7: only 6 single pillars can be stored');
  expect(read('stock1=7 phase=over round=15')).toThrow('only 6 single pillars');
});

test('[S7] where supplies are strict, no more pieces are in use than the box has', () => {
  const places = [1, 3, 5, 7].flatMap((row) => ['a', 'c', 'e', 'g'].map((c) => `${c}${row}`));
  const names = ['c', 'g'].flatMap((material) =>
    [...'wpby'].flatMap((flower) => [1, 2, 3, 4].map((n) => `${material}${flower}${n}`)),
  );
  const garden = (first: number, count: number) =>
    places.slice(0, count).map((at, i) => `${names[first + i]}@${at}r0L${i === 0 ? 1 : 2}`);
  const text = `round=2 G1=${garden(0, 16)} G2=${garden(16, 3)}`;
  const strict = { ...options, strictSupplies: true };
  expect(read(text)).not.toThrow();
  expect(() => babylon.notation.readPosition(text, { seats: 2, options: strict })).toThrow(
    'The box has only 64 pieces of the kind double, and 68 are in use.',
  );
});
