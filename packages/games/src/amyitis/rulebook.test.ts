import { table } from '@nabu/testkit';
import { describe, test } from 'vitest';
import { amyitis } from './index.ts';

/** White, Black, Blue and Red are the players 1, 2, 3 and 4. */
const given = (position: string) => table(amyitis, { seats: 4 }).given(position);

describe('the worked examples of the rulebook', () => {
  test('[P1] [P2] [P3] [R5] White and Black have passed, Blue recruits, Red passes, Blue passes', () => {
    given('first=1 turn=3 passed=1,2 group1=merchant,priest,peasant')
      .plays('recruit 1 merchant')
      .awaits(3)
      .lacks('1:talents', '2:talents')
      .plays('pass')
      .shows('passed=1,2,4', '1:talents=1', '2:talents=1')
      .awaits(2)
      .plays('pass')
      .shows('1:talents=1', '2:talents=1')
      .lacks('3:talents', '4:talents')
      .awaits(3)
      .cannot('pass [R4]')
      .can('procession ishtar');
  });

  test('[C2] the last priest of a group costs 2 talents, a second card 1', () => {
    given('turn=1 group2=-,priest,- group3=peasant,-,priest 1:talents=2')
      .plays('recruit 2 priest; temple ishtar')
      .lacks('1:talents')
      .shows('group2=-,-,-');
    given('turn=1 group2=-,priest,- group3=peasant,-,priest 1:talents=1')
      .cannot('recruit 2 priest [C2]')
      .plays('recruit 3 peasant; field 1')
      .lacks('1:talents')
      .shows('group3=-,-,priest');
  });

  test('[F2] [F3] [F4] Blue takes wine and fills the row, Red wins the Gardener', () => {
    const blue = given('turn=3 group1=peasant,priest,merchant field1=12... field2=4414.');
    blue.plays('recruit 1 peasant').canOnly('field 1', 'field 2');
    blue
      .again()
      .plays('field 2')
      .tells({ type: 'reaped', row: 1, winner: 3 })
      .shows('3:wine=1', '4:gardener=1', 'field1=12...')
      .lacks('field2', '3:gardener');
    blue.plays('field 1').shows('3:barley=1', 'field1=123..', 'field2=4414.').lacks('4:gardener');
  });

  test('[T1] [T2] Black enters the temple of Ishtar and expels Red', () => {
    given('turn=2 group1=priest,priest,merchant ishtar=1n34')
      .plays('recruit 1 priest; temple ishtar')
      .tells({ type: 'prayed', owner: 1, temple: 'ishtar', expelled: 3 })
      .shows('ishtar=21n3');
  });

  test('[I2] [I5] White irrigates at the river or along an unbroken line', () => {
    given('turn=1 group1=engineer,priest,merchant w:2,3-3,3=2 w:2,2-2,3=3 w:0,2-1,2=4')
      .plays('recruit 1 engineer')
      .can('irrigate 0,3-1,3', 'irrigate 3,0-3,1', 'irrigate 2,2-3,2', 'irrigate 1,2-2,2')
      .cannot('irrigate 0,2-0,3 [I2]', 'irrigate 1,1-2,1 [I2]', 'irrigate 2,3-3,3 [I3]')
      .plays('irrigate 1,3-2,3')
      .shows('w:1,3-2,3=1', '1:engineers=2')
      .scores(2, 0, 0, 0);
  });

  test('[C4] Red recruits a merchant and takes a camel', () => {
    given('turn=4 group1=merchant,priest,merchant').plays('recruit 1 merchant').shows('4:camels=1');
  });

  test('[V1] [V2] Red with a level-1 Caravaneer and one camel goes 1, 2 or 3 squares', () => {
    given('turn=4 caravan=Ninoua 4:camels=1 4:caravaneer=1 4:wine=2 w:2,3-3,3=1')
      .canOnly('pass', 'caravan 1', 'caravan 2', 'caravan 3')
      .cannot('caravan 4 [V2]')
      .plays('caravan 3')
      .shows('caravan=Susa')
      .lacks('4:camels');
  });

  test('[K1] [K2] [K5] Red buys the level-2 Caravaneer in Uruk with its palm', () => {
    given('turn=4 caravan=Ur 4:camels=1 4:caravaneer=1 4:dates=1 bounties=palm,salt')
      .plays('caravan 1')
      .canOnly('buy banker', 'buy caravaneer')
      .plays('buy caravaneer')
      .tells({ type: 'paid', resource: 'dates' })
      .canOnly('take palm', 'take salt')
      .plays('take palm')
      .shows('4:caravaneer=2', '4:palm=1', 'bounties=salt')
      .lacks('4:dates', '4:banker');
  });

  test('[K3] with the level-1 Bankers gone Red can never have a Banker', () => {
    given('turn=4 caravan=Ur 4:camels=1 4:caravaneer=1 4:dates=1 1:banker=1 2:banker=1 3:banker=2')
      .plays('caravan 1')
      .canOnly('buy caravaneer')
      .cannot('buy banker [K3]');
  });

  const mari =
    'turn=1 caravan=Uruk Eshnunna=2a Ur=3a Mari=1b 1:camels=1 1:barley=1 1:palm=1 ' +
    'tiles=abglcdfthijnopqr p:2,2=3 w:1,2-2,2=2 w:1,2-1,3=2 w:1,3-2,3=1 w:1,1-1,2=4 w:0,2-1,2=n';

  test('[G1] [G9] White pays barley and palm in Mari, and the card is turned over', () => {
    given(mari.replace('w:1,1-1,2=4', ''))
      .plays('caravan 1; plant 1,3')
      .tells({ type: 'flipped', city: 5, face: { quality: 1, extra: null } })
      .shows('Mari=1a', 'p:1,3=1')
      .lacks('1:barley', '1:palm', '1:camels');
  });

  test('[G2] [G3] [G4] [G5] squares A are open, B takes a Gardener, C is dry and D planted', () => {
    const high = `${mari.replace('w:1,1-1,2=4', 'w:1,1-1,2=43')}`;
    given(high)
      .plays('caravan 1')
      .can('plant 1,2', 'plant 1,3', 'plant 2,3')
      .cannot('plant 1,1 [G4]', 'plant 3,0 [G3]', 'plant 2,2 [G2]');
    given(`${high} 1:gardener=1`).plays('caravan 1; plant 1,1').lacks('1:gardener');
  });

  test('[G6] [G7] [G8] White takes 4 points and 2 talents, Black the bonus, a neutral cube follows', () => {
    given(mari.replace('w:1,2-2,2=2', 'w:0,2-0,3=2').replace('w:0,2-1,2=n', 'w:0,2-1,2=2'))
      .plays('caravan 1; plant 1,2')
      .tells({ type: 'scored', seat: 0, points: 4, clause: 'G6', pieces: ['1,2'] })
      .tells({ type: 'scored', seat: 1, points: 2, clause: 'G7' })
      .tells({ type: 'irrigated', owner: 'neutral', edge: '1,2-2,2' })
      .shows('w:1,2-2,2=n', '1:talents=2', '1:tiles=4', '2:irrigation=2')
      .scores(4, 2, 0, 0);
  });

  const last = given(
    'first=3 turn=2 passed=1,3,4 ishtar=34.. marduk=12.. tammouz=142. 4:salt=1 group1=peasant,priest,priest',
  ).plays('pass');

  test('[E1] Black leads the procession to Marduk, neutral cubes go to the others', () => {
    last
      .again()
      .awaits(1)
      .canOnly('procession ishtar', 'procession marduk', 'procession tammouz')
      .plays('procession marduk')
      .shows('ishtar=n34.', 'marduk=212.', 'tammouz=n142');
  });

  test('[E2] [E3] [E4] [E5] [E6] Ishtar, Marduk and Tammouz reward their priests', () => {
    last
      .again()
      .plays('procession marduk')
      .awaits(3)
      .canOnly('take camel', 'take talent')
      .plays('take camel')
      .shows('4:camels=1', '3:talents=1', '2:temples=2', '1:temples=1')
      .awaits(1)
      .plays('field 2')
      .shows('2:barley=1', 'field2=2....')
      .awaits(3)
      .canOnly('keep', 'swap salt palm', 'swap salt barley', 'swap salt dates')
      .plays('swap salt dates')
      .shows('4:dates=1', 'round=2', 'first=4', 'turn=4')
      .lacks('4:salt');
  });
});
