import { describe, expect, test } from 'vitest';
import { babylon, type Category, type State, tally } from './index.ts';
import { given, givenBefore, looks } from './testing/given.ts';

/** What a garden of player 1 earns in a category. */
function earns(garden: string, category: Category, options = {}): number {
  const found = tally(given(garden, options).state, 0).categories.find(
    (entry) => entry.category === category,
  );
  return found?.points ?? Number.NaN;
}

const LEVEL_3 = 'G1=cw1@a1r0L1,cp1@c1r0L1,cb1@b1r0L2,cy1@a3r0L1,cw2@a2r0L3';

describe('points', () => {
  test('[V1] what is seen in part counts in full, what is hidden not at all', () => {
    const fountain = 'G1=cw1@a1r2L1,cp1@c1r3L1,cb1@c2r0L2:-sdd I1=fountain:b2-c2@1';
    looks(
      given(fountain).state,
      'a1-d3',
      `1b 1. 1. 1b
       1. 1F 2o 2.
       .  .  2. 2b`,
    );
    expect(earns(fountain, 'fountains')).toBe(3);
    const hidden = 'G1=cw1@a1r2L1,cp1@c1r3L1,cb1@c2r0L2:-sdd,cy1@a2r0L2:s-dd I1=fountain:b2-c2@1';
    looks(
      given(hidden).state,
      'a1-d3',
      `1b 1. 1. 1b
       2f 2o 2o 2.
       2. 2b 2. 2b`,
    );
    expect(earns(hidden, 'fountains')).toBe(0);
    expect(earns(hidden, 'belvederes')).toBe(2);
  });

  test('[V1] a tile counts by one space in sight', () => {
    const four = 'G1=cw1@a1r0L1,cp1@c1r0L1,cb1@e1r0L1,cy1@b1r0L2';
    expect(earns(four, 'flowers')).toBe(4);
    const covered = 'G1=cw1@b2r0L1,cp1@a1r0L2,cb1@c1r0L2,cy1@a3r0L2,cp2@c3r0L2';
    looks(
      given(covered).state,
      'a1-d4',
      `2f 2. 2f 2.
       2. 2b 2. 2b
       2f 2. 2s 2.
       2. 2b 2. 2t`,
    );
    expect(earns(covered, 'flowers')).toBe(0);
  });

  test('[V2] a statue counts its level, as a pillar nothing', () => {
    expect(earns('G1=cw2@a1r0L1 I1=statue:b2@1', 'statues')).toBe(1);
    expect(earns(`${LEVEL_3} I1=statue:b3@3`, 'statues')).toBe(3);
    expect(earns('G1=cw2@a1r0L1,cp1@b2r0L2:tddd I1=statue:b2@1', 'statues')).toBe(0);
  });

  test('[V3] a fountain counts three times its level', () => {
    expect(earns('G1=cw1@a1r2L1,cp1@c1r3L1 I1=fountain:b2-c2@1', 'fountains')).toBe(3);
    expect(earns('G1=cb1@g7r0L1,cw1@a1r2L2,cp1@c1r3L2 I1=fountain:b2-c2@2', 'fountains')).toBe(6);
  });

  test('[V4] a bridge counts three times its level', () => {
    expect(earns('G1=cw1@a1r0L1,cp1@d1r1L1 I1=bridge:b2-d2@1', 'bridges')).toBe(3);
    expect(earns('G1=cb1@g7r0L1,cw1@a1r0L2,cp1@d1r1L2 I1=bridge:b2-d2@2', 'bridges')).toBe(6);
  });

  test('[V1] [V4] [I8] a bridge counts although both its ends are overhung', () => {
    const position =
      'turn=1 round=1 phase=build new=cw2 kept1=cp2 stock1=20 G1=cp1@a4r3L1,cb1@d4r2L1 I1=bridge:b4-d4@1';
    const moves = 'build new a3 r0 L2 open se; build kept d3 r0 L2 open sw';
    const bridges = (state: State) => tally(state, 0).categories[2];
    const now = given(position).plays(moves);
    looks(
      now.state,
      'a3-e5',
      `2s 2. .  2s 2.
       2. 2o .= 2o 2t
       1f 1. .  1. 1f`,
    );
    const pieces = [{ piece: 'bridge b4-d4', points: 3 }];
    expect(bridges(now.state)).toMatchObject({ category: 'bridges', points: 3, pieces });
    expect(now.events.flatMap((e) => (e.type === 'built' ? e.hidden : []))).toEqual([]);
    const before = givenBefore(position).plays(moves);
    expect(bridges(before.state)).toMatchObject({ category: 'bridges', points: 0, pieces: [] });
    expect(before.events.flatMap((e) => (e.type === 'built' ? e.hidden : []))).toEqual([
      'bridge b4-d4',
    ]);
  });

  test('[V1] [V6] an overhung bridge makes up a set', () => {
    const tiles = 'cp1@a4r3L1,cb1@d4r2L1,cw2@a3r0L2:dd-s,cp2@d3r0L2:dds-';
    const rest = 'cb2@c1r2L1,cw1@a7r1L1,cy1@c7r0L1';
    const items = 'bridge:b4-d4@1,statue:e4@2,stairway:d2-d3@1-2,fountain:b7-c7@1';
    const garden = `G1=${tiles},${rest} I1=${items}`;
    expect(earns(garden, 'diversity')).toBe(4);
    expect(tally(givenBefore(garden).state, 0).categories[4].points).toBe(0);
  });

  test('[V5] a stairway counts the levels it joins', () => {
    expect(earns('G1=cw2@a2r2L1,cp2@c3r0L2 I1=stairway:b3-c3@1-2', 'stairways')).toBe(3);
    const high = 'G1=cb2@c2r1L1,cp1@c4r0L1,cw2@a2r2L2,cp2@c3r0L3 I1=stairway:b3-c3@2-3';
    expect(earns(high, 'stairways')).toBe(5);
  });

  test('[V6] each set of four items counts 4', () => {
    const pairs = 'cw1@a1r2L1,cp1@c1r3L1,cb1@a4r0L1,cy1@d4r1L1,cw2@e1r2L1,cp2@g2r0L2';
    const tiles = `G1=${pairs},cb2@g4r0L1`;
    const three = `${tiles} I1=fountain:b2-c2@1,bridge:b5-d5@1,stairway:f2-g2@1-2`;
    expect(earns(three, 'diversity')).toBe(0);
    expect(earns(`${three},statue:h3@2`, 'diversity')).toBe(4);
    expect(earns(`${three},statue:h3@2,statue:h5@1`, 'diversity')).toBe(4);
  });

  test('[V7] each set of four flowers counts 4, the starting tile among them', () => {
    expect(earns('G1=sw@a1r0L1,cp1@c1r0L1,cb1@e1r0L1', 'flowers')).toBe(0);
    expect(earns('G1=sw@a1r0L1,cp1@c1r0L1,cb1@e1r0L1,cy1@g1r0L1', 'flowers')).toBe(4);
    const seven = 'G1=sw@a1r0L1,cp1@c1r0L1,cb1@e1r0L1,cy1@g1r0L1,cw1@a3r0L1,cp2@c3r0L1,cb2@e3r0L1';
    expect(earns(seven, 'flowers')).toBe(4);
    expect(earns(`${seven},cy2@g3r0L1`, 'flowers')).toBe(8);
  });

  test('[V8] a belvedere counts 1 on any level', () => {
    expect(earns('G1=cw1@a1r0L1:sss-', 'belvederes')).toBe(1);
    expect(earns('G1=cw1@a1r0L1:sss-,cp1@c3r0L2:d-dd', 'belvederes')).toBe(2);
    expect(earns('G1=cw1@a1r0L1:ss-s,cp1@b2r0L2:-ddd', 'belvederes')).toBe(1);
  });

  test('[V9] the highest level counts its square, or twice itself', () => {
    expect(earns('G1=cw1@a1r0L1', 'height')).toBe(1);
    expect(earns(LEVEL_3, 'height')).toBe(9);
    expect(earns(LEVEL_3, 'height', { highestPoint: 'doubled' })).toBe(6);
    expect(earns('', 'height')).toBe(0);
  });

  test('[V10] points are told at the end only, each with its pieces', () => {
    const last = given('phase=store round=15 turn=2 new=cw3 G1=cw2@a1r0L1:sss- I1=statue:b2@1');
    last.scores(1 + 1 + 1, 0).plays('discard');
    expect(last.events.filter(({ type }) => type === 'scored')).toEqual([
      { type: 'scored', seat: 0, points: 1, clause: 'V2', pieces: ['statue b2'] },
      { type: 'scored', seat: 0, points: 1, clause: 'V8', pieces: ['belvedere a2'] },
      { type: 'scored', seat: 0, points: 1, clause: 'V9', pieces: ['cw2 a1 L1'] },
    ]);
    const turn = given('new=cw2 stock1=4').plays('build new a1 r0 L1; statue b2; done');
    expect(turn.events.some(({ type }) => type === 'scored')).toBe(false);
  });
});

describe('the end [E1]', () => {
  test.each([
    [2, 15],
    [3, 13],
    [4, 11],
  ])('[E1] with %i players the game ends after round %i', (seats, rounds) => {
    given(`phase=store round=${rounds - 1} turn=${seats} new=cw1`, {}, seats)
      .plays('discard')
      .goesOn()
      .shows(`round=${rounds}`);
    const last = given(`phase=store round=${rounds} turn=${seats} new=cw1`, {}, seats);
    last.plays('discard');
    expect(babylon.result(last.state)?.ending).toBe('rounds');
  });

  const ended = (gardens: string, seats = 2) =>
    given(
      `phase=store round=${{ 2: 15, 3: 13, 4: 11 }[seats]} turn=${seats} new=by4 ${gardens}`,
      {},
      seats,
    ).plays('discard');

  test('[E2] most points win', () => {
    ended('G1=cw1@a1r0L1 G2=cw2@a1r0L1,cp1@c1r0L2').over('rounds', 2, 1);
    ended('G1=cw1@a1r0L1:sss- G2=cw2@a1r0L1').over('rounds', 1, 2);
  });

  test('[E3] on equal points the larger garden wins', () => {
    ended('G1=cw1@a1r0L1 G2=cw2@a1r0L1,cp1@c1r0L1').over('rounds', 2, 1);
    ended('G1=cw1@a1r0L1 G2=cw2@a1r0L1,cp1@c1r0L1 G3=cb1@a1r0L1,cb2@c1r0L1,cb3@e1r0L1', 3).over(
      ...(['rounds', 3, 2, 1] as const),
    );
  });

  test('[E4] full ties share the place', () => {
    ended('G1=cw1@a1r0L1 G2=cw2@c3r0L1').over('rounds', 1, 1);
    ended('G1=cw1@a1r0L1 G2=cw2@c3r0L1 G3=cb1@a1r0L1,cb2@c1r0L1', 4).over('rounds', 2, 2, 1, 4);
  });
});
