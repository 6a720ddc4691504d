import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia } from './index.ts';
import { drawn } from './testing/drawn.ts';

const CITIES = 'C@-5,0:M C@-5,4:M L@-6,0 L@-6,4';

function given(text: string, words: string, options = {}) {
  const board = drawn(`${CITIES} ${text}`);
  const position = `${board.words} turns=9 stand2=mm display=1,2 ${words}`;
  return { at: board.real, play: table(babylonia, { seats: 2, options }).given(position) };
}

test('[F1] [F3] case S6: a farmer enters a field beside an own token and scores its number', () => {
  const { at, play } = given('F@O:6 Am@E L@W', 'stand1=ff reserve1=m');
  play.plays(at('f@O')).scores(6, 0);
  play.tells({ type: 'harvested', seat: 0, field: '6', points: 6 });
  play.tells({
    type: 'scored',
    seat: 0,
    points: 6,
    clause: 'F3',
    source: 'fields',
    pieces: [at(' O').trim()],
  });
  expect(babylonia.scores(play.state)[0].parts).toContainEqual({ source: 'fields', points: 6 });
});

test('[F4] case S6: the city symbol pays the cities in front of all players', () => {
  const words = 'stand1=ff reserve1=m won1=M,S won2=P,MP,SP';
  const { at, play } = given('F@4,0:city Af@5,0 L@W', words);
  play.plays(at('f@4,0')).scores(5, 0).tells({ type: 'scored', clause: 'F4', points: 5 });
});

test('[F4] with no city won the field pays nothing and is gone all the same', () => {
  const { at, play } = given('F@4,0:city Af@5,0 L@W', 'stand1=ff reserve1=m');
  play.plays(at('f@4,0')).scores(0, 0).tells({ type: 'harvested', points: 0 });
  expect(play.events.some(({ type }) => type === 'scored')).toBe(false);
  play.cannot(at('f@4,0 [P5]'));
});

test('[F1] [P8] case L4: an own token must lie beside the field before', () => {
  const { at, play } = given('F@O:5 L@E L@W L@2,0', 'stand1=mff reserve1=m');
  play.cannot(at('f@O [F1]'), at('m@O [F5]'));
  play.again().plays(at('f@E; f@O')).scores(5, 0).can('done');
  play.again().plays(at('m@E; f@O')).scores(5, 0);
  play.again().plays(at('f@2,0')).cannot(at('f@O [F1]'));
});

test('[F1] another player’s token opens nothing', () => {
  const { at, play } = given('F@O:5 Nf@E Nm@W L@2,0', 'stand1=mff reserve1=m');
  play.cannot(at('f@O [F1]'));
});

test('[F2] case L4: a face-down token in the river opens a field, unless the option says no', () => {
  const { at, play } = given('F@O:5 Ah@E L@W L@2,0', 'stand1=mff reserve1=m');
  play.plays(at('f@O')).scores(5, 0);
  const closed = given('F@O:5 Ah@E L@W L@2,0', 'stand1=mff reserve1=m', {
    riverTokenOpensField: false,
  });
  closed.play.cannot(at('f@O [F2]')).plays(at('f@W; f@O')).scores(5, 0);
});

test('[F2] a token put in the river in this turn opens a field too', () => {
  const { at, play } = given('F@O:5 R@E L@W', 'stand1=mff reserve1=m');
  play.plays(at('m@E; f@O')).scores(5, 0).canOnly('done');
});

test('[F5] nobles stay out of fields', () => {
  const { at, play } = given('F@O:5 Am@E L@W L@SE', 'stand1=msp reserve1=m');
  play.cannot(at('m@O [F5]'), at('s@O [F5]'), at('p@O [F5]'));
});

test('[F3] fields may be entered with three farmers, one after the other, opening each other', () => {
  const { at, play } = given('F@O:5 F@E:6 F@2,0:7 L@W L@SE', 'stand1=ffff reserve1=m');
  play.plays(at('f@W; f@O; f@E; f@2,0')).scores(18, 0).canOnly('done');
});

test('[K6] case L7: nobles enter fields without a neighbour, farmers do not', () => {
  const { at, play } = given('F@O:7 L@W L@2,0', 'stand1=mf reserve1=m cards1=6');
  play.cannot(at('f@O [F1]')).plays(at('m@O')).scores(7, 0);
  play.shows(`tokens1=${at('m@O')}`);
});

test('[K6] [F4] a field with the city symbol pays a noble as it pays a farmer', () => {
  const { at, play } = given('F@O:city L@W L@2,0', 'stand1=mf cards1=6 won1=M won2=P,MP');
  play.plays(at('m@O')).scores(3, 0).tells({ type: 'scored', clause: 'F4', points: 3 });
});

test('[K6] [S3] [S4] a noble in a field lies face up: it counts for the cities it is linked to', () => {
  const text = 'F@O:5 L@W C@2,0:M Af@E Nf@3,0 Nf@2,-1 L@2,1';
  const { at, play } = given(text, 'stand1=mf reserve1=m cards1=6');
  play.plays(at('m@O; f@2,1; done')).scores(5 + 2, 0);
  play.tells({ type: 'city', winner: null, beside: [2, 2] });
});

test('[K6] [K10] case L7: with cards 4 and 6 three nobles take three fields', () => {
  const { at, play } = given('F@O:5 F@E:6 F@2,0:7 L@W', 'stand1=mspff reserve1=m cards1=4,6');
  play.plays(at('m@O; s@E; p@2,0')).scores(18, 0).canOnly('done');
});

test('[K6] [K10] with cards 5 and 6 the extra noble takes a field and opens the next', () => {
  const { at, play } = given('F@O:5 F@E:6 L@W L@3,0 L@5,0', 'stand1=mfff reserve1=m cards1=5,6');
  play.plays(at('m@E; f@O; f@3,0; f@5,0')).scores(11, 0).canOnly('done');
});
