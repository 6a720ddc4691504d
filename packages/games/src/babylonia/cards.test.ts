import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia } from './index.ts';
import { drawn } from './testing/drawn.ts';

const FAR = 'C@a4:M C@a12:M L@a2 L@a14 L@a16 L@a18';
const OPEN = `${FAR} L@O L@E L@NE L@NW L@W L@SW L@SE L@2,0 L@2,-1 R@1,1 R@0,2`;

function given(text: string, words: string) {
  const board = drawn(text, 'i12');
  const position = `${board.words} turns=9 stand2=ff ${words}`;
  return { at: board.real, play: table(babylonia, { seats: 2 }).given(position) };
}

/** Adam closes a ziggurat at O with f@NW and wins it. */
const ZIGGURAT = 'Z@O Am@E Nf@NE L@NW L@3,0 L@4,0 L@5,0 L@6,0';

test('[K1] [K11] card 1 pays 10 at once, is spent and stays', () => {
  const { at, play } = given(`${FAR} ${ZIGGURAT}`, 'stand1=ff reserve1=f5 display=1,2,3');
  play.plays(at('f@NW; f@a16; done; card 1')).scores(11, 0).shows('cards1=1x', 'display=2,3');
  play.tells({ type: 'scored', points: 10, clause: 'K1', source: 'cards' });
  play.tells({ type: 'spent', seat: 0, card: 1 }).awaits(1);
});

test('[K2] case L10: card 2 gives a whole turn after the refill, even in the turn it was won', () => {
  const { at, play } = given(`${FAR} ${ZIGGURAT}`, 'stand1=ff reserve1=f9 display=1,2,3');
  play.plays(at('f@NW; f@a16; done; card 2')).awaits(0).canOnly('again', 'rest');
  play.cannot('done [K2]', at('f@3,0 [K2]'), 'card 1 [K2]').shows('stand1=f5');
  const extra = play.again().plays('again').awaits(0).shows('cards1=2x', 'turn=1');
  extra.tells({ type: 'turn', seat: 0, extra: true }).tells({ type: 'spent', card: 2 });
  extra.plays(at('f@3,0; f@4,0; f@5,0; done')).awaits(1).shows('stand1=f5', 'turn=2');
  play.plays('rest').awaits(1).shows('cards1=2');
});

test('[K2] whoever rests is asked again after the next turn', () => {
  const { at, play } = given(OPEN, 'stand1=fff reserve1=f9 cards1=2 reserve2=f5');
  play.plays(at('f@O; f@E; done; rest')).plays(at('f@W; f@SW; done')).awaits(0);
  play.plays(at('f@NE; f@NW; done')).canOnly('again', 'rest');
});

test('[K2] [K11] a spent card 2 gives nothing more, and nobody else may use it', () => {
  const spent = given(OPEN, 'stand1=fff reserve1=f9 cards1=2x');
  spent.play.cannot('again [K2]').plays(spent.at('f@O; f@E; done')).awaits(1);
  const other = given(OPEN, 'stand1=fff reserve1=f9 cards2=2');
  other.play
    .plays(other.at('f@O; f@E; done'))
    .awaits(1)
    .canOnly(...placements(other.play.state));
});

function placements(state: Parameters<typeof babylonia.moves>[0]): string[] {
  return babylonia.moves(state, state.turn).map(babylonia.notation.format);
}

test('[K3] card 3 widens the stand from the next refill, in the same turn if it is the own one', () => {
  const own = given(`${FAR} ${ZIGGURAT}`, 'stand1=ff reserve1=f9 display=3');
  own.play.plays(own.at('f@NW; f@a16; done; card 3')).shows('stand1=f7', 'reserve1=f2');
});

test('[K3] won in another player’s turn, card 3 works at the end of the own next turn', () => {
  const text = `${FAR} Z@O Am@E Af@NE L@NW L@3,0 L@4,0 L@5,0`;
  const { at, play } = given(text, 'stand1=fff reserve1=f7 display=3 turn=2 reserve2=f5');
  play.plays(at('f@NW; f@a16; done')).awaits(0).plays('card 3').shows('stand1=f3');
  play.plays(at('f@3,0; f@4,0; done')).shows('stand1=f7');
});

test('[K3] seven farmers may be played in one turn', () => {
  const { at, play } = given(OPEN, 'stand1=f7 reserve1=f5 cards1=3');
  play.plays(at('f@O; f@E; f@NE; f@NW; f@W; f@SW; f@SE')).canOnly('done');
});

test('[K4] case L5: one merchant, one servant and one priest, face up, instead of two tokens', () => {
  const { at, play } = given(OPEN, 'stand1=mmspff reserve1=m cards1=4,3');
  play.again().plays(at('m@O; s@E; p@NE')).canOnly('done');
  play.again().plays(at('p@O; m@E; s@NE; done')).awaits(1);
  play.again().plays(at('m@O; m@E')).cannot(at('p@NE [K4]')).canOnly('done');
  play.again().plays(at('m@O; s@E')).cannot(at('p@1,1 [K4]'), at('m@NE [K4]'), at('f@NE [P1]'));
  play.again().plays(at('m@O; p@1,1')).canOnly('done').cannot(at('s@NE [P7]'));
  play.again().plays(at('m@O; s@E; p@NE')).cannot(at('f@NW [K4]'), at('m@NW [K4]'));
  play.again().plays(at('m@O; f@E')).cannot(at('s@NE [P1]')).canOnly('done');
});

test('[K4] without the card a third noble is one too many', () => {
  const { at, play } = given(OPEN, 'stand1=mspff reserve1=m');
  play.plays(at('m@O; s@E')).cannot(at('p@NE [P1]')).canOnly('done');
});

test('[K5] a noble may join three or more farmers, in any order, face up', () => {
  const { at, play } = given(OPEN, 'stand1=mfffs reserve1=m cards1=5');
  play.again().plays(at('f@O; f@E; f@NE; m@NW')).canOnly('done');
  play.again().plays(at('f@O; f@E; m@NE')).cannot('done [K5]').plays(at('f@NW')).canOnly('done');
  play
    .again()
    .plays(at('m@O; f@E; f@NE'))
    .cannot('done [K5]', at('s@W [K5]'))
    .plays(at('f@NW; done'));
  play.again().plays(at('f@O; f@E; f@NE')).cannot(at('m@1,1 [K5]')).can('done', at('m@NW'));
  play.again().plays(at('f@O; f@E; m@NE')).cannot(at('f@1,1 [K5]'));
  play.again().plays(at('f@O; f@E; f@NE; m@NW')).cannot(at('s@W [K5]'));
});

test('[K5] two farmers and a noble are not covered, so no third token is offered towards it', () => {
  const { at, play } = given(OPEN, 'stand1=mffs reserve1=m cards1=5');
  play.again().plays(at('f@O; f@E')).canOnly('done').cannot(at('m@NE [K5]'));
  play.again().plays(at('m@O; f@E')).canOnly('done').cannot(at('f@NE [K5]'));
});

test('[K5] a noble opens a field for a farmer of the same turn', () => {
  const { at, play } = given(`${OPEN} F@3,0:7`, 'stand1=mfff reserve1=m cards1=5');
  play.plays(at('m@2,0; f@3,0; f@O; f@W')).canOnly('done').scores(7, 0);
});

test('[K5] more farmers may follow the noble', () => {
  const { at, play } = given(OPEN, 'stand1=mfffff reserve1=m cards1=3,5');
  play
    .plays(at('f@O; m@E; f@NE; f@NW; f@W'))
    .can('done', at('f@SW'))
    .plays(at('f@SW'))
    .canOnly('done');
});

test('[K10] case L7: cards 4 and 5 do not add up', () => {
  const { at, play } = given(OPEN, 'stand1=mspfff reserve1=m cards1=3,4,5');
  play.again().plays(at('m@O; s@E; p@NE')).cannot(at('f@NW [K10]')).canOnly('done');
  play.again().plays(at('f@O; f@E; f@NE; m@NW')).cannot(at('s@W [K10]')).canOnly('done');
  play.again().plays(at('m@O; f@E; f@NE')).cannot(at('s@W [K10]'), 'done [K5]');
  play.again().plays(at('m@O; s@E')).cannot(at('f@W [P1]'));
});

test('[K11] permanent cards work turn after turn', () => {
  const { at, play } = given(OPEN, 'stand1=msp reserve1=msp cards1=4 reserve2=f5');
  play.plays(at('m@O; s@E; p@NE; done')).plays(at('f@NW; f@W; done'));
  play.plays(at('m@SW; s@SE; p@2,0; done'));
  expect(play.state.spent).toBe(0);
});
