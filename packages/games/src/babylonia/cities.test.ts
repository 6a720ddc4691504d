import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia } from './index.ts';
import { drawn } from './testing/drawn.ts';

/** Far cities keep the game going after one was scored. */
const FAR = 'C@a4:M C@a12:M L@a2 L@a14 L@a16';

function given(text: string, words: string) {
  const board = drawn(`${FAR} ${text}`, 'i12');
  const position = `${board.words} turns=9 stand2=ff stand3=ff display=1,2 reserve1=m ${words}`;
  return { at: board.real, play: table(babylonia, { seats: 3 }).given(position) };
}

const RULEBOOK = 'C@O:MP Am@E Ap@NE Am@2,0 Ap@2,-1 Ap@1,1 Af@0,2 Vp@NW Vm@W Vp@-2,0 Nf@SW L@SE';
const WON = 'won1=S,S,MS won2=S,S,MS won3=SP,SP';

test('[S1] [S3] [S5] [S6] case S1: the city of the rulebook', () => {
  const { at, play } = given(RULEBOOK, `stand1=mf ${WON}`);
  play.plays(at('m@SE')).tells({ type: 'surrounded', place: 'city' }).scores(0, 0, 0);
  play.plays('f@a16; done').scores(16, 3, 8);
  const networks = { type: 'scored', source: 'networks', clause: 'S3' } as const;
  play.tells({ ...networks, seat: 0, points: 12 }).tells({ ...networks, seat: 2, points: 6 });
  play.tells({ type: 'city', symbols: 'MP', winner: 0, beside: [3, 1, 2] });
  const cities = { type: 'scored', source: 'cities', clause: 'S6' } as const;
  play.tells({ ...cities, seat: 0, points: 4, pieces: ['S', 'S', 'MS', 'MP'] });
  play.tells({ ...cities, seat: 1, points: 3 }).tells({ ...cities, seat: 2, points: 2 });
  play.shows('won1=S,S,MS,MP', 'won2=S,S,MS', 'won3=SP,SP');
  expect(babylonia.scores(play.state)[0].parts.slice(0, 2)).toEqual([
    { source: 'networks', points: 12 },
    { source: 'cities', points: 4 },
  ]);
});

test('[S3] the pieces that earned the points are told', () => {
  const { at, play } = given(RULEBOOK, `stand1=mf ${WON}`);
  play.plays(at('m@SE; f@a16; done'));
  const adam = ['E', 'NE', 'SE', '2,0', '2,-1', '1,1'].map((spot) => at(`@${spot}`).slice(1));
  const scored = play.events.find((event) => event.type === 'scored' && event.seat === 0);
  expect(scored?.type === 'scored' && new Set(scored.pieces)).toEqual(new Set(adam));
});

test('[S3] the same nobles score again for the next city of their symbol', () => {
  const next = 'C@3,0:M Nf@4,0 Nf@4,-1 Nf@3,-1 Nf@3,1 L@2,1';
  const { at, play } = given(`${RULEBOOK} ${next}`, 'stand1=fmm');
  play.plays(at('m@SE; m@2,1; done')).plays(at('score O'));
  const networks = play.events.flatMap((event) =>
    event.type === 'scored' && event.source === 'networks' && event.seat === 0 ? event.points : [],
  );
  expect(networks).toEqual([14, 8]);
});

test('[K7] case S2: card 7 adds a point for every two cities in front of its owner', () => {
  const { at, play } = given(RULEBOOK, `stand1=mf ${WON} cards1=7`);
  play.plays(at('m@SE; f@a16; done')).scores(18, 3, 8);
  play.tells({ type: 'scored', seat: 0, points: 2, clause: 'K7', source: 'cards' });
});

test('[K7] card 7 pays when another player takes the tile, rounding down', () => {
  const { at, play } = given(RULEBOOK, `stand1=mf ${WON} cards2=7`);
  play.plays(at('m@SE; f@a16; done')).scores(16, 4, 8);
});

test('[S1] [S4] case S9: rivers need not be filled, link when they are, and count for the majority', () => {
  const text = 'C@O:P Ap@NE Np@NW L@W Af@SW Ah@E R@SE Ap@2,0';
  const { at, play } = given(text, 'stand1=ff turn=2');
  play.plays(at('f@W; f@a16; done')).scores(5, 2, 0);
  play.tells({ type: 'city', winner: 0, beside: [3, 2, 0] });
});

test('[S4] a face-down noble links but scores nothing', () => {
  const text = 'C@O:P R@E L@NE Nf@NW Nf@W Nf@SW Nf@SE Ap@2,0';
  const { at, play } = given(text, 'stand1=pf');
  play.plays(at('p@E; f@NE; done')).scores(2, 1, 0);
});

test('[S7] [S3] case S10: a tied city is discarded; nobles score, tiles and card 7 do not', () => {
  const text = 'C@O:MS Am@E As@NE L@NW Nf@W Ns@SW Nm@SE';
  const { at, play } = given(text, 'stand1=mf won1=M,S won2=P cards1=7');
  play.plays(at('m@NW; f@a16; done')).scores(6, 4, 0);
  play.tells({ type: 'city', winner: null, beside: [3, 3, 0] }).shows('won1=M,S', 'won2=P');
});

test('[S7] a tie of two for the most is a tie even if a third has fewer', () => {
  const text = 'C@O:MS Af@E Af@NE L@NW Nf@W Vf@SW';
  const { at, play } = given(text, 'stand2=ff turn=2'.replace('stand2=ff ', ''));
  play.plays(at('f@NW; f@a16; done')).scores(0, 0, 0);
  play.tells({ type: 'city', winner: null, beside: [2, 2, 1] });
});

test('[S5] most means more than any other player, not more than half', () => {
  const text = 'C@O:S L@E Af@NE Nf@NW Vf@W';
  const { at, play } = given(text, 'stand1=ff');
  play.plays(at('f@E; f@a16; done')).tells({ type: 'city', winner: 0, beside: [2, 1, 1] });
});

test('[S4] case S12: nobles cut off from the city score nothing', () => {
  const text = 'C@O:S Nf@E Nf@NE Nf@NW Nf@W Nf@SW L@SE As@2,0 As@2,-1';
  const { at, play } = given(text, 'turn=2');
  play.plays(at('f@SE; f@a16; done')).scores(0, 1, 0);
});

test('[S4] a city hex is no link while the tile lies there', () => {
  const text = 'C@O:S Af@E Nf@NE Nf@NW Nf@W Nf@SW L@SE C@2,0:M As@3,0 L@2,1';
  const { at, play } = given(text, 'turn=2');
  play.plays(at('f@SE; f@a16; done')).scores(0, 1, 0);
});

test('[S3] each noble counts once, however many ways lead to it', () => {
  const text = 'C@O:S As@E As@NE As@NW As@W As@SW L@SE As@2,0';
  const { at, play } = given(text, 'stand1=ff');
  play.plays(at('f@SE; f@a16; done')).scores(13, 0, 0);
});

test('[S3] [S5] a token beside two cities counts for both', () => {
  const text = 'C@O:M L@E Nf@W Am@NW C@2,0:M Nf@3,0 Am@2,1';
  const { at, play } = given(text, 'stand1=mf');
  play
    .plays(at('m@E; f@a16; done'))
    .plays(at('score O'))
    .scores(4 + 1 + 4 + 2, 0, 0);
  play.shows('won1=M,M');
});

test('[S8] the hex of a taken or discarded city is free at once', () => {
  const won = given('C@O:S Af@E Af@NE Af@NW L@W', 'stand1=ff');
  won.play.plays(won.at('f@W; f@a16; done')).can(won.at('f@O'));
  const tied = given('C@O:S Af@E Nf@NE L@W Nf@NW', 'stand1=ff');
  tied.play.plays(tied.at('f@W; f@a16; done')).can(tied.at('f@O'));
});

test('[S1] land that is not in play is not needed', () => {
  const { at, play } = given('C@O:S Af@E L@W', 'stand1=ff');
  play.plays(at('f@W; f@a16; done')).tells({ type: 'city', winner: 0 });
});

test('[S1] a tile beside a city is land without a token', () => {
  const { at, play } = given('C@O:S Af@E L@W F@NE:5', 'stand1=ff');
  play.plays(at('f@W; f@a16; done'));
  expect(play.events.some(({ type }) => type === 'city')).toBe(false);
});

test('[S2] the active player chooses the order; city points grow between cities', () => {
  const text = 'C@O:S Af@E Af@NE Af@NW Af@W L@SW C@4,0:S Nf@5,0 Nf@5,-1 Nf@4,-1 L@4,1';
  const { at, play } = given(text, 'stand1=ff');
  play.plays(at('f@SW; f@4,1; done')).awaits(0).canOnly(at('score O'), at('score 4,0'));
  play.cannot(at('score SW [S2]'));
  play.again().plays(at('score O')).scores(2, 1, 0).awaits(1);
  play.plays(at('score 4,0')).scores(1, 2, 0);
});

test('[S2] nothing is asked while at most one place waits', () => {
  const { at, play } = given('C@O:S Af@E L@W', 'stand1=ff');
  play.cannot(at('score O [S2]')).plays(at('f@W; f@a16')).cannot(at('score O [S2]'));
  play.plays('done').awaits(1);
});

const LINK = 'C@O:P Ap@E L@SE Nf@NE Nf@NW Nf@W Nf@SW Ap@3,0 Ap@4,0';

test('[K8] case S14: free land of the centre links for its owner', () => {
  for (const [text, words, points] of [
    [`${LINK} L@2,0`, 'stand1=ff', 2],
    [`${LINK} L@2,0`, 'stand1=ff cards1=8', 6],
    [`${LINK} X@2,0`, 'stand1=ff cards1=8', 2],
    [`${LINK} L@2,0`, 'stand1=ff cards2=8', 2],
    [`${LINK} F@2,0:5`, 'stand1=ff cards1=8', 2],
  ] as const) {
    const { at, play } = given(text, words);
    play.plays(at('f@SE; f@a16; done'));
    expect(babylonia.scores(play.state)[0].parts[0].points, `${text} ${words}`).toBe(points);
  }
});

test('[K8] a city scored earlier in the same turn links when its hex is in the centre', () => {
  const first = 'C@2,0:S Vf@2,-1 Vf@1,1 Vf@2,1 Vf@3,-1';
  const text = `C@O:P Ap@E Nf@NE Nf@NW Nf@W Nf@SW L@SE ${first} L@3,0 Ap@4,0`;
  const { at, play } = given(text, 'stand1=ff cards1=8');
  play.plays(at('f@SE; f@3,0; done'));
  const early = play.again().plays(at('score 2,0'));
  const late = play.again().plays(at('score O'));
  expect([early, late].map(({ state }) => babylonia.scores(state)[0].parts[0].points)).toEqual([
    4, 2,
  ]);
});

test('[K9] case S14: free river hexes link, also right beside the city, but win nothing', () => {
  const ring = 'C@O:P Nf@NE Nf@NW Nf@W Nf@SW L@SE R@E Ap@3,0 Ap@4,0';
  for (const [text, words, points] of [
    [`${ring} R@2,0`, '', 0],
    [`${ring} R@2,0`, 'cards1=9', 4],
    [`${ring} Nh@2,0`, 'cards1=9', 0],
    [`${ring} L@2,0`, 'cards1=9', 0],
    [`${ring} L@2,0`, 'cards1=8,9', 4],
  ] as const) {
    const { at, play } = given(text, `turn=2 ${words}`);
    play.plays(at('f@SE; f@a16; done')).scores(points, 1, 0);
    play.tells({ type: 'city', winner: 1, beside: [0, 5, 0] });
  }
});

test('[K10] cards 8 and 9 open no field and touch no ziggurat', () => {
  const { at, play } = given('Am@E L@2,0 F@3,0:5 L@5,0 Z@O', 'stand1=ff cards1=8,9');
  play.cannot(at('f@3,0 [F1]')).plays(at('f@5,0')).scores(0, 0, 0);
});
