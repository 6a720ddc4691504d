import { table } from '@nabu/testkit';
import { describe, test } from 'vitest';
import { amyitis } from './index.ts';

const given = (position: string, seats = 4) => table(amyitis, { seats }).given(position);

describe('court cards', () => {
  test('[K1] a city sells its two kinds only, for one token', () => {
    given('turn=1 caravan=Mari 1:camels=1 1:salt=1')
      .plays('caravan 1')
      .canOnly('buy palace', 'buy caravaneer')
      .cannot('buy banker [K1]', 'buy gardener [K1]')
      .plays('buy palace')
      .lacks('1:salt');
  });

  test('[K2] levels are taken one by one up to the highest', () => {
    given('turn=1 caravan=Khorsabad 1:camels=1 1:palm=1 1:banker=2')
      .plays('caravan 1; buy banker')
      .shows('1:banker=3');
    given('turn=1 caravan=Khorsabad 1:camels=1 1:palm=1 1:banker=3')
      .plays('caravan 1')
      .canOnly('buy palace')
      .cannot('buy banker [K2]');
    given('turn=1 caravan=Eshnunna 1:camels=1 1:barley=1 1:banker=3 1:caravaneer=2')
      .canOnly('pass')
      .cannot('caravan 1 [K2]');
  });

  test('[K3] a level that is gone closes the way to those above', () => {
    given('turn=1 caravan=Khorsabad 1:camels=1 1:palm=1 1:banker=1 2:banker=2 3:banker=2')
      .plays('caravan 1')
      .canOnly('buy palace')
      .cannot('buy banker [K3]');
    given(
      'turn=1 caravan=Eshnunna 1:camels=1 1:barley=1 1:banker=3 2:caravaneer=1 3:caravaneer=1',
      3,
    )
      .canOnly('pass')
      .cannot('caravan 1 [K3]');
  });

  test('[K4] a Palace scores once, more for every level', () => {
    const points = [2, 3, 4, 5, 7, 10];
    points.forEach((gain, level) => {
      given(`turn=1 caravan=Mari 1:camels=1 1:salt=1 1:palace=${level}`)
        .plays('caravan 1; buy palace')
        .tells({ type: 'scored', points: gain, clause: 'K4', pieces: [`palace ${level + 1}`] })
        .scores(gain, 0, 0, 0);
    });
  });

  test('[K5] the last level-2 Caravaneer brings its token without asking', () => {
    given('turn=1 caravan=Mari 1:camels=1 1:salt=1 1:caravaneer=1 bounties=dates', 3)
      .plays('caravan 1; buy caravaneer')
      .shows('1:caravaneer=2', '1:dates=1')
      .lacks('bounties')
      .awaits(1);
  });

  test('[K5] of two, the taker chooses one and leaves the other', () => {
    given('turn=1 caravan=Mari 1:camels=1 1:wine=1 1:caravaneer=1 bounties=dates,salt')
      .plays('caravan 1; buy caravaneer')
      .cannot('take palm [K5]', 'take camel [R4]')
      .plays('take salt')
      .shows('1:salt=1', 'bounties=dates')
      .awaits(1);
  });

  test('[K6] Gardeners add up and have no level', () => {
    given('turn=1 group1=peasant,priest,priest field1=1111. 1:gardener=2')
      .plays('recruit 1 peasant; field 1')
      .shows('1:gardener=3')
      .tells({ type: 'acquired', court: 'gardener', level: 0 });
  });
});
