import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia, hexNamed, outlook } from './index.ts';
import { drawn } from './testing/drawn.ts';

const BOARD = drawn(
  'C@a4:M C@a12:M L@a2 L@a14 L@a16 C@O:MP Am@E Ap@NE Am@2,0 Ap@2,-1 Ap@1,1 Af@0,2 Vp@NW Vm@W Vp@-2,0 Nf@SW L@SE Z@5,0 Nf@5,1 L@4,0',
);

function at(spot: string): number {
  return hexNamed(BOARD.real(`@${spot}`).slice(1)) ?? -1;
}

function given() {
  const words = `${BOARD.words} turns=9 stand1=mm display=1 won1=S,S,S won2=S cards1=7`;
  return table(babylonia, { seats: 3 }).given(words);
}

test('[S3] [S5] the outlook of an open city tells who leads, which nobles count and the points', () => {
  const { state, position } = given();
  const city = outlook(state, at('O'));
  expect(city?.bare).toEqual([at('SE')]);
  expect(city?.beside.map(({ length }) => length)).toEqual([2, 1, 2]);
  expect(city?.leader).toBeNull();
  expect(city?.nobles.map(({ length }) => length)).toEqual([5, 0, 3]);
  expect(city?.points).toEqual([10, 0, 6]);
  expect(given().position).toBe(position);
});

test('[S6] [K7] the outlook of a surrounded city is what scoring then pays', () => {
  const play = given().plays(BOARD.real('m@SE; m@a16'));
  const points = outlook(play.state, at('O'))?.points;
  expect(points).toEqual([12 + 4 + 2, 1, 6]);
  play.plays('done');
  expect(babylonia.scores(play.state).map(({ total }) => total)).toEqual(points);
});

test('[S9] [S10] a ziggurat brings no points, and nothing once it was scored', () => {
  const { state } = given();
  expect(outlook(state, at('5,0'))).toMatchObject({
    place: 'ziggurat',
    leader: 1,
    points: [0, 0, 0],
  });
  state.tiles[at('5,0')] = 10;
  expect(outlook(state, at('5,0'))).toBeNull();
  expect(outlook(state, at('SE'))).toBeNull();
});
