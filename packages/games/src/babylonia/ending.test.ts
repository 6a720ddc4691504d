import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia } from './index.ts';
import { drawn } from './testing/drawn.ts';

const FAR = 'C@a4:M C@a12:M L@a2 L@a14 L@a16 L@a18 L@O L@E L@W L@SE L@SW L@NW';

function given(text: string, words: string) {
  const board = drawn(text, 'i12');
  const play = table(babylonia, { seats: 2 }).given(`${board.words} turns=9 ${words}`);
  return { at: board.real, play };
}

test('[R1] the stand is filled to five from the reserve; only its owner sees what came', () => {
  const { at, play } = given(FAR, 'stand1=mmff reserve1=s6p6 stand2=ff');
  play.draws(0, 6, 4).plays(at('f@O; f@E; done')).shows('stand1=m2s2p', 'reserve1=s4p5');
  play.tells({ type: 'drew', seat: 0, count: 3, tokens: ['servant', 'priest', 'servant'] });
});

test('[R2] a short reserve fills what it can, and an empty one nothing', () => {
  const short = given(FAR, 'stand1=mmf reserve1=sp stand2=ff');
  short.play.plays(short.at('m@O; m@E; done')).shows('stand1=spf').goesOn();
  const empty = given(FAR, 'stand1=mmf stand2=ff');
  empty.play.plays(empty.at('m@O; m@E; done')).shows('stand1=f').goesOn();
  expect(empty.play.events.some(({ type }) => type === 'drew')).toBe(false);
});

test('[R1] [R2] [K3] with card 3 a short reserve fills what it can', () => {
  const { at, play } = given(FAR, 'stand1=mmf reserve1=s3 stand2=ff cards1=3');
  play.plays(at('m@O; m@E; done')).shows('stand1=s3f').goesOn();
});

test('[R1] a stand that was emptied during the turn is filled again', () => {
  const { at, play } = given(FAR, 'stand1=fffff reserve1=s6 stand2=ff');
  play.plays(at('f@O; f@E; f@W; f@SE; f@SW; done')).shows('stand1=s5').goesOn();
});

test('[E1] case L8: the last token is played and the game is over', () => {
  const { at, play } = given(FAR, 'stand1=p stand2=ff points1=1/0/0/0/0');
  play.plays(at('p@O')).canOnly('done').plays('done').over('stand', 1, 2);
  play.tells({ type: 'ended', ending: 'stand', places: [1, 2] });
});

test('[E1] an opponent’s empty stand ends nothing', () => {
  const { at, play } = given(FAR, 'stand1=ppp reserve1=m');
  play.plays(at('p@O; p@E; done')).goesOn().awaits(1);
});

const LAST_BUT_ONE = 'C@a4:M L@a2 C@O:S Af@E Af@W L@SE L@SW L@NW L@3,0';

test('[E2] one city left on the board ends the game, and that city is not scored', () => {
  const { at, play } = given(LAST_BUT_ONE, 'stand1=ffffm reserve1=m5 stand2=ff');
  play.plays(at('f@SE; f@SW; f@NW; done')).over('cities', 1, 2).shows('won1=S');
  play.shows('stand1=m4f');
});

test('[E2] a discarded city counts as gone', () => {
  const text = 'C@a4:M L@a2 C@O:S Nf@E L@W L@3,0';
  const { at, play } = given(text, 'stand1=ffm reserve1=m5 stand2=ff');
  play.plays(at('f@W; f@3,0; done')).over('cities', 1, 1);
});

test('[E2] when both endings hold, the stand is named', () => {
  const { at, play } = given(LAST_BUT_ONE, 'stand1=fff stand2=ff');
  play.plays(at('f@SE; f@SW; f@NW; done')).over('stand', 1, 2);
});

test('[E2] [S2] everything surrounded is scored although the end is certain', () => {
  const text = 'C@a4:M L@a2 C@O:S Af@E L@W C@4,0:S Nf@5,0 Nf@3,0 L@4,1';
  const { at, play } = given(text, 'stand1=ffm reserve1=m5 stand2=ff');
  play.plays(at('f@W; f@4,1; done')).plays(at('score O')).over('cities', 1, 2);
  play.shows('won1=S', 'won2=S').scores(2, 1);
});

test('[E2] [S2] [S9] [K1] a card taken after the last city but one still pays', () => {
  const text = 'C@a4:M L@a2 C@O:S Af@E L@W Z@4,0 Af@5,0 L@3,0';
  const { at, play } = given(text, 'stand1=ffm reserve1=m5 stand2=ff display=1,2');
  play.plays(at('f@W; f@3,0; done')).plays(at('score O')).goesOn().awaits(0);
  play
    .plays('card 1')
    .over('cities', 1, 2)
    .shows('cards1=1x', 'won1=S')
    .scores(1 + 1 + 10, 0);
});

test('[E1] [E3] [K2] an empty stand too ends the game before an extra turn', () => {
  const { at, play } = given(FAR, 'stand1=p stand2=ff cards1=2');
  play.plays(at('p@O; done')).over('stand', 1, 1);
});

test('[E3] [K2] case L10: the end comes before an extra turn', () => {
  const { at, play } = given(LAST_BUT_ONE, 'stand1=ffffm reserve1=m5 stand2=ff cards1=2');
  play.plays(at('f@SE; f@SW; f@NW; done')).over('cities', 1, 2);
});

test('[E3] nobody moves after the end', () => {
  const { play } = given(FAR, 'phase=over ending=stand stand2=ff');
  expect(babylonia.moves(play.state, 0)).toEqual([]);
  for (const move of babylonia.vocabulary) expect(babylonia.refuse(play.state, 1, move)).toBe('E3');
});

test('[E4] case L12: equal points are split by cities, else shared', () => {
  const points = 'phase=over ending=stand points1=88/0/0/0/0 points2=80/0/0/0/8';
  given(FAR, `${points} won1=M,M,S,S won2=P,P,P,P,MP`).play.over('stand', 2, 1);
  given(FAR, `${points} won1=M,M,S,S won2=P,P,P,P`).play.over('stand', 1, 1);
});

test('[E4] places of three: two that share a place leave the next one out', () => {
  const board = drawn(FAR);
  const words = `${board.words} phase=over ending=cities points1=5/0/0/0/0 points2=9/0/0/0/0 points3=9/0/0/0/0`;
  table(babylonia, { seats: 3 }).given(words).over('cities', 3, 1, 1);
});
