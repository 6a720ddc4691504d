import { table } from '@nabu/testkit';
import { describe, test } from 'vitest';
import { amyitis } from './index.ts';

const given = (position: string, seats = 4) => table(amyitis, { seats }).given(position);

describe('the caravan', () => {
  test('[V1] it goes round the loop, up to eight squares, and never stays', () => {
    given('turn=1 caravan=Ninoua 1:camels=9 1:wine=2 w:0,3-1,3=1').canOnly(
      'pass',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((steps) => `caravan ${steps}`),
    );
  });

  test('[V2] the bonus shortens the way but one camel is always paid', () => {
    const camels = (level: number, steps: number, left: string) =>
      given(`turn=1 caravan=Babylon 1:camels=8 1:wine=1 1:caravaneer=${level}`)
        .plays(`caravan ${steps}`)
        .shows(...(left === '0' ? [] : [`1:camels=${left}`]));
    camels(0, 2, '6');
    camels(0, 8, '0');
    camels(1, 2, '7');
    camels(1, 4, '6');
    camels(2, 4, '7');
    camels(2, 6, '6');
    camels(2, 8, '4');
  });

  test('[V2] without a camel nobody goes anywhere, whatever the Caravaneer', () => {
    given('turn=1 1:wine=2 1:caravaneer=2').canOnly('pass').cannot('caravan 1 [V2]');
    given('turn=1 1:wine=2 1:camels=1 1:caravaneer=2')
      .can('caravan 4')
      .cannot('caravan 5 [G3]', 'caravan 6 [V2]');
  });

  test('[V3] it only stops where the player can trade; the reason is the missing thing', () => {
    given('turn=1 1:camels=8 1:barley=1')
      .canOnly('pass', 'caravan 2')
      .cannot('caravan 1 [G1]', 'caravan 4 [K1]', 'caravan 5 [G3]', 'caravan 6 [K1]');
    given('turn=1 1:camels=8').canOnly('pass').cannot('caravan 2 [K1]');
    given('turn=1 caravan=Ninoua 1:camels=8').cannot('caravan 1 [B1]');
  });

  test('[V3] [G4] a watered square that the plant is too poor for is no reason to go', () => {
    const high = 'w:1,3-2,3=2 w:1,2-2,2=2 w:1,1-1,2=22 p:1,3=2 p:2,3=2 p:1,2=2 p:2,2=2';
    given(`turn=1 1:camels=1 1:salt=1 ${high}`).cannot('caravan 1 [G4]');
    given(`turn=1 1:camels=1 1:salt=1 1:gardener=1 ${high}`).cannot('caravan 1 [G4]');
    given(`turn=1 1:camels=1 1:salt=1 1:gardener=2 ${high}`)
      .plays('caravan 1')
      .canOnly('plant 1,1')
      .plays('plant 1,1')
      .lacks('1:gardener');
  });
});

describe('paying', () => {
  test('[W1] wine stands for any token, never for a camel or a talent', () => {
    given('turn=1 caravan=Babylon 1:camels=2 1:wine=1')
      .plays('caravan 2')
      .plays('buy banker')
      .tells({ type: 'paid', resource: 'wine', asked: 'barley' })
      .shows('1:banker=1')
      .lacks('1:wine');
    given('turn=1 1:wine=5 group1=-,-,peasant').canOnly('pass');
  });

  test('[W2] with both the token and wine the player is asked', () => {
    given('turn=1 1:camels=2 1:wine=1 1:barley=1')
      .plays('caravan 2; buy banker')
      .canOnly('pay barley', 'pay wine')
      .cannot('pay salt [W1]', 'pass [R4]')
      .plays('pay wine')
      .shows('1:barley=1', '1:banker=1')
      .lacks('1:wine');
  });

  const garden = 'turn=1 caravan=Palmyra 1:camels=1 w:1,3-2,3=2';

  test('[W2] [G1] the city is paid first, then the plant card', () => {
    given(`${garden} Khorsabad=4a 1:dates=1 1:barley=1 1:wine=2`)
      .plays('caravan 1; plant 1,3')
      .canOnly('pay dates', 'pay wine')
      .plays('pay wine')
      .canOnly('pay barley', 'pay wine')
      .plays('pay barley')
      .shows('1:dates=1', '1:wine=1', 'p:1,3=1')
      .lacks('1:barley');
  });

  test('[W2] wine that the second token needs cannot go for the first', () => {
    given(`${garden} Khorsabad=4a 1:dates=1 1:wine=1`)
      .plays('caravan 1; plant 1,3')
      .shows('p:1,3=1')
      .lacks('1:dates', '1:wine');
  });

  test('[W2] [W1] two wines pay for both tokens of one plant', () => {
    given(`${garden} Khorsabad=4a 1:wine=2`)
      .plays('caravan 1; plant 1,3')
      .shows('p:1,3=1')
      .lacks('1:wine');
    given(`${garden} Khorsabad=4a 1:wine=1`).cannot('caravan 1 [G1]');
  });

  test('[W2] city and card may ask for the same kind', () => {
    const salt = 'turn=1 1:camels=1 w:1,3-2,3=2 Eshnunna=3b Ur=2a Mari=1a';
    given(`${salt} 1:salt=1`).cannot('caravan 1 [G1]');
    given(`${salt} 1:salt=2`).plays('caravan 1; plant 1,3').lacks('1:salt');
    given(`${salt} 1:salt=1 1:wine=1`)
      .plays('caravan 1; plant 1,3')
      .canOnly('pay salt', 'pay wine')
      .plays('pay wine')
      .lacks('1:salt', '1:wine');
    given(`${salt} 1:salt=2 1:wine=1`)
      .plays('caravan 1; plant 1,3; pay salt')
      .canOnly('pay salt', 'pay wine');
  });
});

describe('Babylon', () => {
  const sale = 'turn=1 caravan=Ninoua 1:camels=1';

  test('[B1] one token for 3 points, two of any kinds for 6', () => {
    given(`${sale} 1:salt=2 1:wine=1`)
      .plays('caravan 1')
      .canOnly('sell salt', 'sell wine', 'sell salt,salt', 'sell salt,wine')
      .cannot('sell wine,wine [B1]', 'sell palm [B1]')
      .plays('sell salt,wine')
      .scores(6, 0, 0, 0)
      .shows('1:salt=1')
      .lacks('1:wine');
    given(`${sale} 1:salt=2`).plays('caravan 1; sell salt').scores(3, 0, 0, 0);
  });

  test('[B2] irrigating is part of the sale and brings no points', () => {
    given(`${sale} 1:salt=1`)
      .plays('caravan 1; sell salt')
      .awaits(0)
      .cannot('pass [R4]')
      .plays('irrigate 0,3-1,3')
      .shows('w:0,3-1,3=1')
      .scores(3, 0, 0, 0)
      .awaits(1);
  });
});
