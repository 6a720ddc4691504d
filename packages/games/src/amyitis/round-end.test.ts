import { table } from '@nabu/testkit';
import { describe, test } from 'vitest';
import { amyitis } from './index.ts';

const given = (position: string, seats = 4) => table(amyitis, { seats }).given(position);
/** Player 2 has the last turn of the round; player 1 began, so the last player leads the procession. */
const lastTurn = (rest: string, seats = 4) =>
  given(
    `first=1 turn=2 passed=${[1, 3, 4].filter((seat) => seat <= seats).join(',')} ${rest}`,
    seats,
  ).plays('pass');

describe('procession and temples', () => {
  test('[E1] the player to the right of the first player leads it', () => {
    lastTurn('').awaits(3);
    lastTurn('', 3).awaits(2);
    lastTurn('', 2).awaits(1);
    given('first=3 turn=2 passed=1,3,4').plays('pass').awaits(1);
  });

  test('[E1] [T2] the procession pushes cubes out as priests do', () => {
    lastTurn('ishtar=1234 marduk=1111')
      .plays('procession ishtar')
      .shows('ishtar=4123', 'marduk=n111', 'tammouz=n...');
  });

  test('[E2] more cubes come first; of equals the rightmost cube; neutral cubes never', () => {
    lastTurn('marduk=n12.')
      .plays('procession ishtar; take camel')
      .tells({ type: 'ranked', temple: 'marduk', first: 1, second: 0 });
    lastTurn('marduk=121.')
      .plays('procession ishtar; take camel')
      .tells({ type: 'ranked', temple: 'marduk', first: 0, second: 1 });
    lastTurn('marduk=nnn.')
      .plays('procession ishtar; take camel')
      .tells({ type: 'ranked', temple: 'marduk', first: null, second: null });
  });

  test('[E2] the second place goes by the same test among the rest', () => {
    lastTurn('marduk=3312')
      .plays('procession tammouz')
      .tells({ type: 'ranked', temple: 'marduk', first: 2, second: 0 });
    lastTurn('marduk=2133')
      .plays('procession ishtar; take camel')
      .tells({ type: 'ranked', temple: 'marduk', first: 2, second: 0 })
      .tells({ type: 'scored', seat: 0, points: 1, clause: 'E4' });
  });

  test('[E2] alone in a temple: no second reward', () => {
    lastTurn('ishtar=1...')
      .plays('procession marduk; take talent')
      .shows('1:talents=1', '4:temples=2')
      .lacks('2:camels', '3:camels', '4:camels');
  });

  test('[E2] two players: only the first place is rewarded, in all three temples', () => {
    lastTurn('ishtar=12.. marduk=121. tammouz=112. 2:salt=1', 2)
      .plays('procession ishtar')
      .awaits(1)
      .plays('take camel')
      .shows('2:camels=1', '1:temples=2')
      .lacks('1:talents', '2:temples')
      .awaits(0)
      .plays('field 1')
      .shows('1:salt=1', '2:salt=1', 'round=2');
  });

  test('[E3] the first takes a camel or a talent, the second the other', () => {
    const ishtar = lastTurn('ishtar=12..').plays('procession marduk').awaits(1);
    ishtar.again().plays('take camel').shows('2:camels=1', '1:talents=1');
    ishtar.again().plays('take talent').shows('2:talents=1', '1:camels=1');
    ishtar.cannot('take salt [R4]', 'keep [R4]');
  });

  test('[E4] Marduk gives 2 points and 1 point', () => {
    lastTurn('marduk=12..')
      .plays('procession tammouz')
      .tells({ type: 'scored', seat: 1, points: 2, clause: 'E4', pieces: ['marduk'] })
      .scores(1, 2, 0, 0);
  });

  test('[E5] [F3] Tammouz sends a cube to a field, which may fill the row', () => {
    lastTurn('tammouz=11.. field2=1332.')
      .plays('procession ishtar; take camel; field 2')
      .shows('1:wine=1')
      .lacks('field2', '1:gardener')
      .tells({ type: 'reaped', row: 1, winner: null })
      .tells({ type: 'gained', seat: 0, what: 'wine', clause: 'E5' });
  });

  test('[E6] the second may exchange a token, wine too, but never for wine or the same kind', () => {
    lastTurn('tammouz=1122 1:salt=1 1:wine=1 field1=3....')
      .plays('procession marduk')
      .awaits(0)
      .plays('field 1')
      .shows('1:palm=1')
      .goesOn();
    lastTurn('tammouz=122. 1:salt=1 1:wine=1')
      .plays('procession marduk; field 1')
      .awaits(0)
      .canOnly(
        'keep',
        ...['palm', 'barley', 'dates'].map((kind) => `swap salt ${kind}`),
        ...['salt', 'palm', 'barley', 'dates'].map((kind) => `swap wine ${kind}`),
      )
      .cannot('swap palm salt [E6]')
      .plays('swap wine salt')
      .shows('1:salt=2')
      .lacks('1:wine');
    lastTurn('tammouz=122. 1:salt=1')
      .plays('procession marduk; field 1; keep')
      .shows('1:salt=1')
      .tells({ type: 'kept', seat: 0 });
  });

  test('[E6] a player without tokens is not asked', () => {
    lastTurn('tammouz=122.').plays('procession marduk; field 1').shows('round=2');
  });
});

describe('supply', () => {
  test('[E7] in turn order, one token at a time, down to 2 or 4', () => {
    lastTurn('1:salt=2 1:wine=1 3:dates=2 3:palm=2 4:salt=5 4:caravaneer=2 2:salt=2')
      .plays('procession marduk')
      .awaits(0)
      .canOnly('discard salt', 'discard wine')
      .cannot('discard palm [E7]', 'keep [R4]')
      .plays('discard wine')
      .awaits(2)
      .plays('discard dates; discard palm')
      .awaits(3)
      .plays('discard salt')
      .shows('1:salt=2', '2:salt=2', '3:dates=1', '3:palm=1', '4:salt=4', 'round=2');
  });

  test('[E7] turn order begins with the first player of the round', () => {
    given('first=3 turn=2 passed=1,3,4 1:salt=3 3:salt=3')
      .plays('pass; procession marduk')
      .awaits(2)
      .plays('discard salt')
      .awaits(0);
  });

  test('[E7] a level-1 Caravaneer still keeps 2; camels and talents are all kept', () => {
    lastTurn('1:salt=3 1:caravaneer=1 1:camels=9 1:talents=9')
      .plays('procession marduk; discard salt')
      .shows('1:salt=2', '1:camels=9', '1:talents=9');
  });

  test('[E7] [K5] a token from a Caravaneer above the limit is only lost at the end of the round', () => {
    given('turn=1 caravan=Mari 1:camels=1 1:salt=1 1:wine=4 1:caravaneer=1 bounties=dates', 3)
      .plays('caravan 1; buy caravaneer; pay salt')
      .shows('1:wine=4', '1:dates=1');
  });

  test('[E8] the First player card goes to the left, round the table', () => {
    given('first=4 turn=2 passed=1,3,4')
      .plays('pass; procession marduk')
      .shows('first=1', 'turn=1');
  });
});
