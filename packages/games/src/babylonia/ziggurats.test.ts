import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia } from './index.ts';
import { drawn } from './testing/drawn.ts';

const CITIES = 'C@a4:M C@a12:M L@a2 L@a14';

function given(text: string, words: string, origin = 'i8', seats = 3) {
  const board = drawn(text, origin);
  const position = `${board.words} turns=9 stand2=mm stand3=mm display=1,2,3,4,5,6,7 ${words}`;
  return { at: board.real, play: table(babylonia, { seats }).given(position) };
}

test('[G1] case S4: each token beside a ziggurat pays a point for each ziggurat touched', () => {
  const text = 'Z@O L@E L@SE Z@5,0 Af@6,0 L@4,0 Z@10,0 Am@9,0 L@9,1';
  const { at, play } = given(text, 'stand1=sf reserve1=m', 'c4');
  play.plays(at('s@E')).scores(3, 0, 0);
  play.tells({ type: 'scored', points: 3, clause: 'G1', source: 'ziggurats' });
  play.plays(at('f@SE')).scores(6, 0, 0);
});

test('[G1] a token that is not beside a ziggurat pays nothing', () => {
  const { at, play } = given('Z@O Am@E L@SE L@2,0 L@3,0', 'stand1=sf reserve1=m');
  play.plays(at('s@2,0')).scores(0, 0, 0);
});

test('[G1] [P7] case S5: a river hex beside a ziggurat pays too, the token lies face down', () => {
  const { at, play } = given('Z@O R@E L@W', 'stand1=pp reserve1=m');
  play.plays(at('p@E')).scores(1, 0, 0).tells({ type: 'placed', faceDown: true });
});

test('[G1] a token that touches two ziggurats pays once, for both', () => {
  const { at, play } = given('Z@O L@E Z@2,0 L@W', 'stand1=pp reserve1=m');
  play.plays(at('p@E')).scores(2, 0, 0);
});

test('[G1] a scored ziggurat still counts and still pays', () => {
  const text = `${CITIES} Z@O:z Af@W Nf@E R@SE Z@4,0 Af@5,0 L@6,0`;
  const { at, play } = given(text, 'stand1=pp reserve1=m');
  play.plays(at('p@SE')).scores(2, 0, 0).plays(at('p@6,0')).scores(2, 0, 0);
});

const RING = 'Z@O Am@E Af@NE Nf@W Nm@SW Vp@SE L@NW L@3,0 L@4,0';

test('[S9] case S7: the player with most tokens beside it takes a card; the ziggurat stays', () => {
  const { at, play } = given(`${CITIES} ${RING}`, 'stand1=fffff reserve1=m');
  play.plays(at('f@NW; f@3,0; done')).tells({ type: 'ziggurat', winner: 0, beside: [3, 2, 1] });
  play.awaits(0).canOnly('card 1', 'card 2', 'card 3', 'card 4', 'card 5', 'card 6', 'card 7');
  play.cannot('done [S9]', 'card 9 [S9]', at('f@4,0 [S9]'), 'again [S9]');
  play.plays('card 6').shows('cards1=6', 'display=1,2,3,4,5,7').awaits(1);
  expect(babylonia.notation.writePosition(play.state)).toContain(`${at(' O').trim()}:z`);
});

test('[S9] the winner need not be the active player', () => {
  const { at, play } = given(
    `${CITIES} Z@O Nm@E Nf@NE Nf@W Af@SW Vp@SE L@NW L@3,0`,
    'stand1=ff reserve1=m',
  );
  play.plays(at('f@NW; f@3,0; done')).awaits(1).plays('card 3').shows('cards2=3', 'turn=2');
});

test('[S9] tokens in the river count for the majority, and rivers need no token', () => {
  const text = `${CITIES} Z@O Am@E Nf@NE Ah@W R@SW L@NW L@3,0`;
  const { at, play } = given(text, 'stand1=ff turn=2');
  play.plays(at('m@NW; m@3,0; done')).tells({ type: 'ziggurat', winner: null, beside: [2, 2, 0] });
});

test('[S10] case S7: on a tie nobody takes a card, none is lost, and it is never scored again', () => {
  const text = `${CITIES} Z@O Am@E Nf@NE Nf@W Vm@SW Vp@SE L@NW L@3,0`;
  const { at, play } = given(text, 'stand1=ff reserve1=m');
  play.plays(at('f@NW; f@3,0; done')).tells({ type: 'ziggurat', winner: null, beside: [2, 2, 2] });
  play.shows('display=1,2,3,4,5,6,7').awaits(1);
});

test('[S10] a river token placed later does not score it again', () => {
  const text = `${CITIES} Z@O:z Am@E Nf@NE Nf@W Am@SW R@SE Am@NW L@3,0`;
  const { at, play } = given(text, 'stand1=ff reserve1=m');
  play.plays(at('f@SE; f@3,0; done')).awaits(1);
  expect(play.events.some(({ type }) => type === 'ziggurat')).toBe(false);
});

test('[S9] a card cannot be declined; with an empty display there is none to take', () => {
  const board = drawn(`${CITIES} ${RING}`, 'i8');
  const words = `${board.words} turns=9 stand1=ff reserve1=m stand2=mm stand3=mm`;
  const play = table(babylonia, { seats: 3 }).given(words);
  play.plays(board.real('f@NW; f@3,0; done')).awaits(1);
});

test('[S2] [S9] a card taken between two places works for the second', () => {
  const ring = 'Z@O Am@E Af@NE Nf@W Nm@SW Vp@SE L@NW';
  const city = 'C@5,0:M Af@6,0 Af@6,-1 Af@5,-1 Nf@4,0 Nf@4,1 L@5,1';
  const { at, play } = given(`${CITIES} ${ring} ${city}`, 'stand1=ff reserve1=m won1=P', 'e8');
  play.plays(at('f@NW; f@5,1; done')).canOnly(at('score O'), at('score 5,0'));
  play.cannot('done [S2]', at('f@4,0 [S2]'), 'card 1 [S2]');
  const before = play.again().plays(at('score O; card 7'));
  before.tells({ type: 'scored', seat: 0, points: 1, clause: 'K7', source: 'cards' }).awaits(1);
  const after = play.again().plays(at('score 5,0')).awaits(0).plays('card 7');
  expect(after.events.some((event) => event.type === 'scored')).toBe(false);
});
