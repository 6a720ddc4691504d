import { rngFrom } from '@nabu/kernel';
import { table } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia, type Move } from './index.ts';
import { groundFor } from './map.ts';
import { drawn } from './testing/drawn.ts';

/** Two far cities keep the game going; plenty of free land and some river. */
const FIELD = drawn(
  'C@-4,0:M C@-4,4:M L@O L@E L@NE L@NW L@W L@SW L@SE L@2,0 L@2,-1 L@1,1 L@0,2 R@0,3 R@1,2 R@1,3 L@-5,0 L@-5,4',
  'i12',
);

function stand(tokens: string, more = 'turns=9') {
  return table(babylonia, { seats: 2 }).given(
    `${FIELD.words} stand1=${tokens} reserve1=m2 stand2=mm display=1,2 ${more}`,
  );
}

const at = FIELD.real;

test('[P1] [P2] case L1: any two tokens, or three farmers and more, but no other set', () => {
  const table = stand('msfff');
  table.again().plays(at('m@O; s@E')).can('done');
  table.again().plays(at('f@O; s@E')).can('done').cannot(at('f@NE [P1]'));
  table.again().plays(at('f@O; f@E')).can('done', at('f@NE')).cannot(at('m@NE [P2]'));
  table.again().plays(at('f@O; f@E; f@NE')).can('done').cannot(at('m@W [P2]'));
  table.again().plays(at('m@O; s@E')).cannot(at('f@NE [P1]'));
  table.again().plays(at('f@O')).cannot('done [P3]');
});

test('[P2] all five farmers can be played and nothing says more', () => {
  const table = stand('fffff').plays(at('f@O; f@E; f@NE; f@NW; f@W')).canOnly('done');
  table.plays('done').shows('stand1=m2').goesOn();
});

test('[T2] done is always said, and is the only move when nothing more may be placed', () => {
  stand('mmsp').plays(at('m@O; m@E')).canOnly('done');
});

test('[T1] only the player whose turn it is may move', () => {
  const { state } = stand('mmsp').awaits(0);
  expect(babylonia.moves(state, 1)).toEqual([]);
  for (const move of babylonia.vocabulary) expect(babylonia.refuse(state, 1, move)).toBe('T1');
});

test('[P3] nobody may pass, and a single token on the stand is played alone', () => {
  stand('mmf').cannot('done [P3]').plays(at('m@O')).cannot('done [P3]');
  stand('m').cannot('done [P3]').plays(at('m@O')).canOnly('done').plays('done').goesOn();
});

test('[P3] case L8: with three farmers left, two or three are played', () => {
  const table = stand('fff').plays(at('f@O')).cannot('done').plays(at('f@E')).can('done');
  table.again().plays('done').goesOn();
  table.plays(at('f@NE')).canOnly('done');
});

test('[P4] case L3: the first turn places one token, the second two, the third is free', () => {
  const first = stand('mffff', 'turns=0').cannot('done');
  first.again().plays(at('f@0,3')).canOnly('done');
  first.plays(at('f@O')).canOnly('done').cannot(at('f@E [P4]'));
  const second = stand('mffff', 'turns=1').plays(at('f@O')).cannot('done [P3]');
  second.plays(at('f@E')).canOnly('done').cannot(at('f@NE [P4]'));
  stand('mffff', 'turns=2').plays(at('f@O; f@E; f@NE')).can('done');
});

test('[P4] the second player may use any kinds and the river', () => {
  stand('mffff', 'turns=1').plays(at('m@0,3; f@1,2')).canOnly('done');
});

test('[P4] at a table of four the limits hold for the first two players only', () => {
  const state = babylonia.setup(
    { seats: 4, options: { cards: 'first7', riverTokenOpensField: true } },
    rngFrom('limits'),
  );
  const placedBy: number[] = [];
  const rng = rngFrom('limits');
  for (let turn = 0; turn < 4; turn++) {
    const seat = state.turn;
    state.stands.splice(seat * 4, 4, 0, 0, 0, 5);
    let count = 0;
    for (;;) {
      const onLand = (move: Move) => move.type === 'place' && state.ground[move.hex] !== '~';
      const moves = babylonia.moves(state, seat);
      const move = moves.find(onLand) ?? moves[0];
      babylonia.play(state, seat, move, rng);
      if (move.type === 'done') break;
      count++;
    }
    placedBy.push(count);
  }
  expect(placedBy).toEqual([1, 2, 5, 5]);
});

test('[P5] a token goes to any free hex, and to no other', () => {
  const table = stand('mm');
  table.cannot(at('m@-4,0 [P5]')).plays(at('m@O')).cannot(at('m@O [P5]')).can(at('m@-5,4'));
});

test('[P6] tokens come from the own stand', () => {
  stand('mm').cannot(at('f@O [P6]'), at('s@O [P6]'));
});

test('[P7] case L2: the river is for two tokens of any kinds, not for three farmers', () => {
  const table = stand('mpfff');
  table.again().plays(at('f@O; f@0,3')).canOnly('done').cannot(at('f@E [P7]'));
  table.again().plays(at('f@O; f@E')).cannot(at('f@0,3 [P7]')).can(at('f@NE'));
  table.again().plays(at('m@0,3; p@1,2')).can('done');
  table.again().plays(at('m@0,3')).tells({ type: 'placed', token: 'merchant', faceDown: true });
  table.plays(at('f@1,2; f@0,3')).canOnly('done');
});

test('[P7] [P3] the last single token may go into the river', () => {
  stand('m').plays(at('m@0,3')).tells({ type: 'placed', faceDown: true }).canOnly('done');
});

test('[P7] [K4] [K5] sets of three tokens and more stay out of the river', () => {
  const cards = (more: string) => stand('mspffff', `turns=9 ${more}`);
  cards('cards1=4').plays(at('m@O; s@E')).cannot(at('p@0,3 [K4]')).can(at('p@NE'));
  cards('cards1=4').plays(at('m@0,3; s@E')).canOnly('done');
  cards('cards1=5').plays(at('f@O; f@E; f@NE')).cannot(at('m@0,3 [K5]'), at('f@0,3 [P7]'));
});

test('[P9] a first token may not take the room that the second one needs', () => {
  const { words, real } = drawn('C@4,0:M C@-4,0:M L@O F@E:5');
  const given = `${words} turns=9 stand1=mf stand2=mm`;
  const tight = table(babylonia, { seats: 2 }).given(given);
  tight.canOnly(real('m@O')).cannot(real('f@O [P9]'));
  tight.plays(real('m@O')).canOnly(real('f@E')).plays(real('f@E')).canOnly('done').scores(5, 0);
});

test('[P9] where no token could be followed by a second one, any may be placed', () => {
  const { words, real } = drawn('C@4,0:M C@-4,0:M L@O F@E:5');
  const given = `${words} turns=9 stand1=mm stand2=mm`;
  table(babylonia, { seats: 2 }).given(given).plays(real('m@O')).canOnly('done');
  const closed = drawn('C@4,0:M C@-4,0:M R@O F@E:5');
  const options = { riverTokenOpensField: false };
  table(babylonia, { seats: 2, options })
    .given(`${closed.words} turns=9 stand1=ff stand2=mm`)
    .plays(closed.real('f@O'))
    .canOnly('done');
});

test('[P9] the printed board has more free hexes than there are tokens', () => {
  for (const seats of [2, 3, 4]) {
    const free = Array.from(groundFor(seats)).filter((letter) => '~ncs'.includes(letter));
    expect(free.length).toBeGreaterThan(30 * seats + 1);
  }
});

test('[P9] where no hex is left the turn ends with what was placed', () => {
  const { words, real } = drawn('C@3,0:M C@-3,0:M L@O');
  const given = `${words} turns=9 stand1=mm stand2=mm`;
  const one = table(babylonia, { seats: 2 }).given(given);
  one.plays(real('m@O')).canOnly('done').plays('done').awaits(1).canOnly('done');
});

test('[P9] [K5] a noble is not offered where the farmers that must follow find no room', () => {
  const { words, real } = drawn('C@3,0:M C@-3,0:M L@O L@E L@SE');
  const given = `${words} turns=9 cards1=5 stand2=mm`;
  const tight = table(babylonia, { seats: 2 }).given(`${given} stand1=mfff`);
  tight.again().plays(real('m@O; f@E')).canOnly('done').cannot(real('f@SE [P9]'));
  tight.again().plays(real('f@O; f@E')).cannot(real('m@SE [P9]')).can(real('f@SE'));
  const listed = babylonia.moves(tight.again().plays(real('f@O; f@E')).state, 0);
  expect(listed.map(babylonia.notation.format)).toEqual([real('f@SE'), 'done']);
});

test('[P9] [K5] a field that the third token opens is room enough for the fourth', () => {
  const { words, real } = drawn('C@3,0:M C@-3,0:M L@O L@E L@SE F@0,2:5');
  const given = `${words} turns=9 cards1=5 stand2=mm stand1=mfff`;
  const tight = table(babylonia, { seats: 2 }).given(given).plays(real('m@O; f@E'));
  tight.plays(real('f@SE')).canOnly(real('f@0,2')).cannot('done [K5]');
  tight.plays(real('f@0,2')).canOnly('done').scores(5, 0);
});

test('[P9] sampling agrees with listing where land is scarce', () => {
  const { words, real } = drawn('C@3,0:M C@-3,0:M L@O L@E L@SE F@0,2:5');
  const given = `${words} turns=9 cards1=5 stand2=mm stand1=mfff`;
  const { state } = table(babylonia, { seats: 2 }).given(given).plays(real('m@O; f@E'));
  const rng = rngFrom('scarce');
  const drawnMoves = Array.from({ length: 60 }, () => babylonia.sample(state, 0, rng));
  expect(new Set(drawnMoves)).toEqual(new Set(babylonia.moves(state, 0)));
});
