import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { cubesPlaced } from './goods.ts';
import { amyitis } from './index.ts';
import { EDGE_NAMES } from './map.ts';
import { NEUTRAL } from './state.ts';

const limited = (position: string, seats = 4) =>
  table(amyitis, { seats, options: { limitedSupplies: true } }).given(position);
const endless = (position: string, seats = 4) => table(amyitis, { seats }).given(position);

/** Channels on the first edges of the garden that hold so many cubes of one owner. */
function channels(owner: string, cubes: number): string {
  const words: string[] = [];
  let left = cubes;
  for (const name of [...EDGE_NAMES].reverse()) {
    if (left === 0) break;
    const high = /0,0-|0,1-1,1|1,0-1,1|1,0-2,0|1,1-2,1|0,1-0,2|1,1-1,2/.test(name);
    const here = Math.min(left, high ? 2 : 1);
    words.push(`w:${name}=${owner.repeat(here)}`);
    left -= here;
  }
  return words.join(' ');
}

describe('limited supplies', () => {
  test('[L1] talents, camels and tokens run out', () => {
    const camels = 'turn=1 group1=merchant,priest,priest 2:camels=14';
    limited(camels).plays('recruit 1 merchant').lacks('1:camels');
    endless(camels).plays('recruit 1 merchant').shows('1:camels=1');
    limited('turn=2 passed=1 first=1 group1=merchant,priest,priest 2:talents=29 1:talents=1', 2)
      .plays('recruit 1 merchant')
      .shows('1:talents=1');
    limited('turn=1 group1=peasant,priest,priest 2:salt=7 bounties=palm,dates')
      .plays('recruit 1 peasant; field 1')
      .shows('field1=1....')
      .lacks('1:salt');
  });

  test('[L1] [E3] Ishtar offers only what is there, and nothing when there is nothing', () => {
    const ishtar = 'first=1 turn=2 passed=1,3,4 ishtar=2...';
    limited(`${ishtar} 1:camels=14`)
      .plays('pass; procession marduk')
      .canOnly('take talent')
      .cannot('take camel [L1]');
    limited(`${ishtar} 1:camels=14 1:talents=30`).plays('pass; procession marduk').shows('round=2');
  });

  test('[L1] [E6] an exchange takes only kinds that are left', () => {
    limited('first=1 turn=2 passed=1,3,4 tammouz=122. 1:wine=1 3:palm=6 bounties=salt,palm')
      .plays('pass; procession marduk; field 2')
      .canOnly('keep', 'swap wine salt', 'swap wine barley', 'swap wine dates')
      .cannot('swap wine palm [L1]');
  });

  test('[L1] [K5] tokens on Caravaneers are out of the supply', () => {
    limited('turn=1 group1=peasant,priest,priest 2:salt=6 bounties=salt,palm')
      .plays('recruit 1 peasant; field 1')
      .lacks('1:salt');
  });

  test('[L2] without a cube only merchants are recruited', () => {
    const all = `turn=1 group1=peasant,merchant,engineer group2=priest,priest,priest ${channels('1', 30)}`;
    const broke = limited(all);
    expect(cubesPlaced(broke.state, 0)).toBe(30);
    broke
      .canOnly('pass', 'recruit 1 merchant')
      .cannot('recruit 1 peasant [L2]', 'recruit 2 priest [L2]', 'recruit 1 engineer [L2]');
    endless(all).can('recruit 1 peasant', 'recruit 2 priest', 'recruit 1 engineer');
  });

  test('[L2] without a cube a sale stands alone, Tammouz sends nobody, the procession is neutral', () => {
    const broke = `first=1 caravan=Ninoua 1:salt=1 1:camels=1 tammouz=1... ${channels('1', 29)}`;
    limited(`turn=1 ${broke}`).plays('caravan 1; sell salt').awaits(1).scores(3, 0, 0, 0);
    limited(`turn=2 passed=1,3,4 ${broke}`)
      .plays('pass; procession ishtar; take camel')
      .shows('round=2');
    limited(`turn=1 first=2 passed=2 marduk=1... ${channels('1', 29)}`, 2)
      .plays('pass; procession ishtar')
      .shows('marduk=n1..', 'tammouz=n...')
      .lacks('ishtar');
  });

  test('[L3] neutral cubes are placed as far as they go', () => {
    const nearly = limited(`first=1 turn=2 passed=1,3,4 ${channels('n', 19)}`);
    expect(cubesPlaced(nearly.state, NEUTRAL)).toBe(19);
    nearly.plays('pass; procession ishtar').shows('marduk=n...').lacks('tammouz');
    limited(`turn=1 1:camels=1 1:salt=1 p:2,2=2 ${channels('n', 20)}`)
      .plays('caravan 1; plant 2,3')
      .shows('1:tiles=2', 'p:2,3=1');
  });
});
