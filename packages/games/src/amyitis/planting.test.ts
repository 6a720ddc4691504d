import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { amyitis } from './index.ts';
import { SQUARE_NAMES } from './map.ts';

const given = (position: string, seats = 4) => table(amyitis, { seats }).given(position);
/** The tile letters of a layout in which one square holds a certain tile. */
function tilesWith(square: string, letter: string, layout = 'abglcdfthijnopqr'): string {
  const at = SQUARE_NAMES.indexOf(square);
  const old = layout[at];
  return `tiles=${[...layout].map((l, k) => (k === at ? letter : l === letter ? old : l)).join('')}`;
}
/** The caravan one step before Eshnunna, where a plant of quality 1 costs the salt that the player has. */
const eshnunna = (rest: string, seats = 4) => given(`turn=1 1:camels=1 1:salt=1 ${rest}`, seats);
const plain = tilesWith('1,3', 't');

describe('planting', () => {
  test('[G1] a face without a second token costs the city token alone', () => {
    eshnunna(`${plain} w:1,3-2,3=2`).plays('caravan 1; plant 1,3').lacks('1:salt', '1:camels');
  });

  test('[G2] a planted square cannot be planted again', () => {
    eshnunna(`${plain} w:1,3-2,3=2 p:1,3=2`)
      .plays('caravan 1')
      .canOnly('plant 2,3')
      .cannot('plant 1,3 [G2]');
  });

  test('[G3] the river alone waters nothing', () => {
    eshnunna(plain).canOnly('pass').cannot('caravan 1 [G3]');
  });

  test('[G3] one full side of any is enough; half a double side is not', () => {
    const third = 'w:1,3-2,3=2 w:1,2-2,2=2';
    const rich = 'turn=1 caravan=Babylon Eshnunna=3b Ur=2a Mari=1a 1:camels=1 1:salt=2';
    given(`${rich} ${third} w:1,1-1,2=2`).plays('caravan 1').cannot('plant 1,1 [G3]');
    given(`${rich} ${third} w:1,1-1,2=23`).plays('caravan 1').can('plant 1,1');
  });

  test('[G4] quality 1 plants the first floor only, a better plant also below its floor', () => {
    eshnunna(`${plain} w:1,3-2,3=2 w:1,2-2,2=2`)
      .plays('caravan 1')
      .canOnly('plant 1,3', 'plant 2,3')
      .cannot('plant 1,2 [G4]');
    given(
      'turn=1 caravan=Palmyra Khorsabad=4a 1:camels=1 1:dates=1 1:barley=1 w:1,3-2,3=2 w:1,2-2,2=2',
    )
      .plays('caravan 1')
      .canOnly('plant 1,3', 'plant 2,3', 'plant 1,2', 'plant 2,2');
  });

  const top = 'w:1,3-2,3=2 w:1,2-2,2=2 w:1,1-1,2=22 w:0,1-1,1=22 w:0,0-1,0=22';

  test('[G4] [G5] the fourth floor needs quality 3: two Gardeners lift quality 1', () => {
    eshnunna(`${top} 1:gardener=2`)
      .plays('caravan 1')
      .can('plant 0,0')
      .plays('plant 0,0')
      .tells({ type: 'planted', square: '0,0', gardeners: 2, quality: 1 })
      .lacks('1:gardener')
      .shows('1:tiles=10');
    eshnunna(`${top} 1:gardener=1`).plays('caravan 1').cannot('plant 0,0 [G4]').can('plant 1,2');
  });

  test('[G5] exactly the Gardeners that are needed go back to the supply', () => {
    const three = eshnunna(`${top} 1:gardener=3`);
    three.again().plays('caravan 1; plant 1,2').shows('1:gardener=2');
    three.again().plays('caravan 1; plant 1,3').shows('1:gardener=3');
    three.plays('caravan 1; plant 1,1').shows('1:gardener=1');
    expect(three.state.copies[14]).toBe(2);
  });

  test('[G6] talents and camels of the tile come at once', () => {
    eshnunna(`${tilesWith('1,3', 'o')} w:1,3-2,3=2`)
      .plays('caravan 1; plant 1,3')
      .shows('1:camels=2', '1:tiles=1');
    eshnunna(`${tilesWith('1,3', 'p')} w:1,3-2,3=2`)
      .plays('caravan 1; plant 1,3')
      .shows('1:talents=2', '1:tiles=2');
  });

  test('[G7] whoever has most cubes around scores, also somebody else', () => {
    eshnunna(`${plain} w:1,3-2,3=3 w:0,3-1,3=3 w:1,2-1,3=1`)
      .plays('caravan 1; plant 1,3')
      .tells({
        type: 'scored',
        seat: 2,
        points: 1,
        clause: 'G7',
        pieces: ['0,3-1,3', '1,3-2,3'],
      })
      .scores(4, 0, 1, 0);
  });

  test('[G7] a tie scores nobody, and neutral cubes do not count', () => {
    eshnunna(`${plain} w:1,3-2,3=3 w:0,3-1,3=1`)
      .plays('caravan 1; plant 1,3')
      .tells({ type: 'unrewarded', square: '1,3', tied: [0, 2] })
      .scores(4, 0, 0, 0);
    eshnunna(`${plain} w:1,3-2,3=n w:0,3-1,3=n w:1,2-1,3=4`)
      .plays('caravan 1; plant 1,3')
      .scores(4, 0, 0, 1);
    eshnunna(`${plain} w:1,3-2,3=n w:0,3-1,3=n`)
      .plays('caravan 1; plant 1,3')
      .tells({ type: 'unrewarded', tied: [] })
      .scores(4, 0, 0, 0);
  });

  test('[G7] the printed quality counts, not the Gardeners; cubes on half-filled edges count', () => {
    eshnunna(
      `${tilesWith('1,2', 'g', 'abflcdgthijnopqr')} w:1,3-2,3=4 w:1,2-2,2=4 w:1,1-1,2=2 w:0,2-1,2=2 1:gardener=1`,
    )
      .plays('caravan 1; plant 1,2')
      .tells({ type: 'scored', seat: 1, points: 1, pieces: ['0,2-1,2', '1,1-1,2'] })
      .lacks('1:gardener')
      .scores(6, 1, 0, 0);
  });

  test('[G8] neutral cubes fill every free area towards planted neighbours, double ones too', () => {
    eshnunna(
      `${tilesWith('1,2', 'g', 'abflcdgthijnopqr')} w:1,3-2,3=4 w:1,2-2,2=4 w:1,1-1,2=2 p:1,1=3 p:1,3=3 1:gardener=1`,
    )
      .plays('caravan 1; plant 1,2')
      .shows('w:1,1-1,2=2n', 'w:1,2-1,3=n')
      .lacks('w:0,2-1,2');
  });

  test('[G7] [G8] the bonus is counted before the neutral cubes come', () => {
    eshnunna(`${plain} w:1,3-2,3=3 p:2,3=2 p:0,3=2`)
      .plays('caravan 1; plant 1,3')
      .shows('w:0,3-1,3=n', 'w:1,3-2,3=3')
      .scores(4, 0, 1, 0);
  });

  test('[G8] [I2] neutral cubes joined to the river carry the network on', () => {
    const state = eshnunna(`${plain} w:1,3-2,3=3 p:0,3=2`);
    state.plays('caravan 1; plant 1,3').shows('w:0,3-1,3=n');
    expect(state.state.reach & (1 << 5)).not.toBe(0);
  });

  test('[S6] with two players starred squares are never planted and count as nothing', () => {
    given(
      'turn=1 caravan=Palmyra Khorsabad=4a 1:camels=1 1:dates=1 1:barley=1 w:3,1-3,2=1 w:2,1-3,1=1',
      2,
    )
      .plays('caravan 1')
      .canOnly('plant 2,1', 'plant 3,2')
      .cannot('plant 3,1 [S6]')
      .plays('plant 3,2')
      .shows('w:3,1-3,2=1')
      .lacks('w:2,2-3,2');
  });

  test('[G9] the card is turned over every time, in Khorsabad as well', () => {
    const khorsabad = 'turn=1 caravan=Palmyra 1:camels=1 1:dates=1 w:1,3-2,3=2';
    given(`${khorsabad} Khorsabad=4a 1:barley=1 ${plain}`)
      .plays('caravan 1; plant 1,3')
      .shows('Khorsabad=4b');
    given(`${khorsabad} Khorsabad=4b 1:salt=1 ${plain}`)
      .plays('caravan 1; plant 1,3')
      .shows('Khorsabad=4a');
  });
});

describe('court cards on tiles', () => {
  const choice = `${tilesWith('1,3', 'l')} w:1,3-2,3=2`;

  test('[G10] the planter takes a card of choice after everything else, and cannot decline', () => {
    eshnunna(choice)
      .plays('caravan 1; plant 1,3')
      .awaits(0)
      .shows('1:tiles=1', '2:irrigation=1', 'Eshnunna=1b')
      .canOnly('court banker', 'court caravaneer', 'court palace', 'court gardener')
      .cannot('pass [R4]', 'keep [R4]')
      .plays('court palace')
      .shows('1:palace=1', '1:palaces=2')
      .awaits(1);
  });

  test('[G10] [K5] a level-2 Caravaneer from a tile brings its token', () => {
    eshnunna(`${choice} 1:caravaneer=1 bounties=palm,dates`)
      .plays('caravan 1; plant 1,3; court caravaneer')
      .canOnly('take palm', 'take dates')
      .plays('take dates')
      .shows('1:dates=1', '1:caravaneer=2');
  });

  test('[G10] [G5] the Gardener just spent may be won back', () => {
    const layout = tilesWith('1,2', 'k', 'abflcdgthijnopqr');
    eshnunna(`${layout} w:1,3-2,3=2 w:1,2-2,2=2 1:gardener=1 2:gardener=2`)
      .plays('caravan 1; plant 1,2; court gardener')
      .shows('1:gardener=1');
  });

  test('[G10] [K3] only what is to be had can be chosen', () => {
    eshnunna(`${choice} 2:banker=1 3:banker=1 4:banker=1 2:gardener=3 1:caravaneer=2`)
      .plays('caravan 1; plant 1,3')
      .canOnly('court palace')
      .cannot('court banker [K3]', 'court gardener [K6]', 'court caravaneer [K2]');
  });

  test('[G10] with nothing to be had the card is lost, and the turn goes on', () => {
    eshnunna(`${choice} 1:caravaneer=2 1:banker=3 1:palace=6 2:gardener=3`)
      .plays('caravan 1; plant 1,3')
      .tells({ type: 'forgone', court: 'choice' })
      .awaits(1);
  });

  test('[G10] a tile that names a card gives it without asking, or nothing', () => {
    eshnunna(`${tilesWith('1,3', 'm')} w:1,3-2,3=2`)
      .plays('caravan 1; plant 1,3')
      .shows('1:palace=1', '1:palaces=2', '1:tiles=2')
      .awaits(1);
    eshnunna(`${tilesWith('1,3', 'n')} w:1,3-2,3=2 2:gardener=3`)
      .plays('caravan 1; plant 1,3')
      .tells({ type: 'forgone', court: 'gardener' })
      .lacks('1:gardener');
  });
});
