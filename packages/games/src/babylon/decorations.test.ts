import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { CELLS, type UnderBridge } from './box.ts';
import { babylon } from './index.ts';
import { BRIDGE, farCell, itemCell, itemKind, middleOf, nearLevel } from './items.ts';
import { TO_CORNER } from './map.ts';
import { readHeights } from './rebuild.ts';
import { given, givenBefore, looks } from './testing/given.ts';

/** Two tiles with fountain symbols side by side at b2 and c2. */
const FOUNTAINS = 'G1=cw1@a1r2L1,cp1@c1r3L1';
/** Two tiles with bridge symbols at b2 and d2, c2 between them. */
const BRIDGES = 'G1=cw1@a1r0L1,cp1@d1r1L1';
/** The same on level 2, where c2 is a space of a tile on level 1 that shows a statue symbol. */
const HIGH_BRIDGES = 'G1=cb2@c2r2L1,cw1@a1r0L2,cp1@d1r1L2';
/** Stairway symbols at b3 on level 1 and c3 on level 2. */
const STAIRS = 'G1=cp1@c1r0L1,cw2@a2r2L1,cp2@c3r0L2';

/** The gardens after a random game in which bridges are built and overhung whenever they can be. */
function playedGardens(seed: number) {
  const rng = rngFrom(`gardens ${seed}`);
  const state = babylon.setup({ seats: 2, options: presets(babylon.options) }, rng);
  while (babylon.actors(state).length > 0) {
    const moves = babylon.moves(state, state.turn);
    const bridges = state.items[state.turn].filter((item) => itemKind(item) === BRIDGE);
    const ends = new Set(bridges.flatMap((bridge) => [itemCell(bridge), farCell(bridge)]));
    const wanted = moves.filter(
      (move) =>
        move.type === 'bridge' ||
        (move.type === 'build' && move.open !== null && ends.has(move.cell + TO_CORNER[move.open])),
    );
    const list = wanted.length > 0 ? wanted : moves;
    babylon.play(state, state.turn, list[rng.below(list.length)], rng);
  }
  return state.laid.map((laid, seat) => ({ laid, items: state.items[seat] }));
}

describe('decorative items', () => {
  test('[I1] one end on a tile laid this turn is enough, none is not', () => {
    given(`${FOUNTAINS} new=cb1`).cannot('fountain b2-c2 [I1]');
    given(`${FOUNTAINS} fresh=1`).can('fountain b2-c2');
    given(`${FOUNTAINS} fresh=2`).can('fountain b2-c2');
    given('G1=cw2@a1r0L1 new=cb1').cannot('statue b2 [I1]');
    given('G1=cw2@a1r0L1 fresh=1').can('statue b2');
  });

  test('[I1] both tiles of a turn are fresh, also after the second was laid', () => {
    given('new=cw2 kept1=sw stock1=8')
      .plays('build new a1 r0 L1; build kept e5 r0 L1')
      .can('statue b2', 'statue e6')
      .plays('done')
      .awaits(1);
  });

  test('[I2] both ends need the symbol, empty and in sight', () => {
    given(`${FOUNTAINS} fresh=1`)
      .cannot('fountain b1-c1 [I2]', 'bridge b2-d2 [I2]', 'stairway b2-c2 [I2]', 'statue b2 [I2]')
      .plays('fountain b2-c2')
      .cannot('fountain b2-c2 [I2]');
    const covered = given(`${FOUNTAINS},cb1@b2r0L2 fresh=1`);
    covered.cannot('fountain b2-c2 [I2]');
    given('G1=cw1@a1r2L1,cp1@c1r3L1:sss- fresh=1').cannot('fountain b2-c2 [I2]');
  });

  test('[I3] a fountain joins neighbours on the same level', () => {
    const { state } = given(`${FOUNTAINS} fresh=1`)
      .plays('fountain b2-c2')
      .tells({ type: 'decorated', seat: 0 })
      .shows('I1=fountain:b2-c2@1')
      .scores(3 + 1, 0);
    looks(
      state,
      'a1-d2',
      `1b 1. 1. 1b
       1. 1F 1F 1.`,
    );
    given('G1=cw1@a1r2L1,cp1@c1r3L2 fresh=1').cannot('fountain b2-c2 [I3]');
  });

  test('[I4] two fountain symbols on one tile make no fountain', () => {
    given('G1=gw1@a1r0L1 fresh=1 round=2 tokens=change')
      .plays('symbol b1 fountain')
      .cannot('fountain a1-b1 [I4]');
    given('G1=gw1@a1r0L1 fresh=1 round=2 tokens=fill')
      .plays('symbol a2 fountain')
      .cannot('fountain a1-a2 [I4]');
    given('G1=cw1@a1r0L1,gp1@c1r3L1 fresh=2 round=2 tokens=change')
      .cannot('fountain b2-c2 [I2]')
      .plays('symbol b2 fountain')
      .can('fountain b2-c2');
  });

  test('[I5] a bridge joins two spaces with one between, on the same level', () => {
    const { state } = given(`${BRIDGES} fresh=1`)
      .plays('bridge b2-d2')
      .scores(3 + 1, 0);
    looks(
      state,
      'a1-e2',
      `1f 1. .  1. 1f
       1. 1B .= 1B 1.`,
    );
    given('G1=cw1@a1r0L1,cp1@d1r1L2 fresh=1').cannot('bridge b2-d2 [I5]');
    given('G1=cw1@a1r0L1,cp1@c1r1L1 fresh=1').cannot('bridge b2-d2 [I2]');
  });

  test('[I5] bridges run north and south too', () => {
    given('G1=cw1@a1r0L1,cp1@a4r3L1 fresh=1').plays('bridge b2-b4').shows('I1=bridge:b2-b4@1');
  });

  test('[I6] the column below must be lower than the bridge', () => {
    const beside = given('G1=cw1@a1r0L1,cp1@c1r0L1 fresh=1');
    looks(
      beside.state,
      'a1-d2',
      `1f 1. 1f 1.
       1. 1b 1. 1b`,
    );
    beside.cannot('bridge b2-d2 [I6]');
  });

  test('[I6] a bridge does not cross another on the same level', () => {
    const pinwheel = given('G1=cw1@b1r0L1,cp1@d2r1L1,cb1@c4r2L1,cy1@a3r3L1 fresh=2');
    looks(
      pinwheel.state,
      'a1-e5',
      `.  1f 1. .  .
       .  1. 1b 1. 1f
       1. 1b .  1b 1.
       1f 1. 1b 1. .
       .  .  1. 1f .`,
    );
    pinwheel.again().plays('bridge c2-c4').cannot('bridge b3-d3 [I6]');
    pinwheel.plays('bridge b3-d3').cannot('bridge c2-c4 [I6]');
  });

  test.each<[UnderBridge, boolean]>([
    ['clear', false],
    ['anything', true],
    ['bareBoard', false],
  ])('[I7] a bridge one level above another, option %s', (underBridge, allowed) => {
    const crossing = given(
      'G1=cp1@d2r1L1,cy1@a3r3L1,cw1@b1r0L2,cb1@c4r2L2 I1=bridge:b3-d3@1 fresh=1',
      { underBridge },
    );
    if (allowed) crossing.can('bridge c2-c4');
    else crossing.cannot('bridge c2-c4 [I7]');
  });

  test.each<[UnderBridge, boolean, boolean]>([
    ['clear', true, false],
    ['anything', true, true],
    ['bareBoard', false, false],
  ])('[I7] under a bridge, option %s', (underBridge, overSpace, overStatue) => {
    const options = { underBridge };
    const space = given(`${HIGH_BRIDGES} fresh=1`, options);
    looks(
      space.state,
      'a1-e3',
      `2f 2. .  2. 2f
       2. 2b 1t 2b 2.
       .  .  1. 1s .`,
    );
    if (overSpace) space.again().can('bridge b2-d2');
    else space.cannot('bridge b2-d2 [I7]');
    const statue = given(`${HIGH_BRIDGES} I1=statue:c2@1 fresh=1`, options);
    if (overStatue) statue.again().can('bridge b2-d2');
    else statue.cannot('bridge b2-d2 [I7]');
    given(`${BRIDGES} fresh=1`, options).can('bridge b2-d2');
  });

  test('[I7] what lies two levels below does not matter', () => {
    const base = 'cb3@a2r0L1,cb4@c1r0L1,cb2@c3r3L1,cy2@e1r0L1,cy3@e3r0L1,cy1@g7r0L2';
    const deep = `G1=${base},cw1@b2r0L3,cp1@e2r1L3 I1=statue:d3@1 fresh=1`;
    looks(
      given(deep).state,
      'b2-f4',
      `3f 3. 1t 3. 3f
       3. 3b 1T 3b 3.
       .  1s 1. 1. 1t`,
    );
    given(deep).can('bridge c3-e3');
    given(deep, { underBridge: 'bareBoard' }).cannot('bridge c3-e3 [I7]');
  });

  test('[I8] a bridge closes its middle column and hides nothing', () => {
    const after = given(`${HIGH_BRIDGES} fresh=1 new=cy1 stock1=15`).plays('bridge b2-d2');
    looks(
      after.state,
      'a1-e3',
      `2f 2. .  2. 2f
       2. 2B 1= 2B 2.
       .  .  1. 1s .`,
    );
    after
      .cannot('statue c2 [I2]', 'build new b2 r0 L3 open nw [B6]')
      .cannot('build new c1 r0 L3 [B6]', 'build new b1 r0 L3 [B6]');
  });

  test('[I8] nothing ever covers the middle of a bridge', () => {
    const heights = new Int8Array(CELLS);
    let overhung = 0;
    for (let seed = 0; seed < 30; seed++)
      for (const { laid, items } of playedGardens(seed)) {
        readHeights(laid, heights);
        for (const item of items.filter((each) => itemKind(each) === BRIDGE)) {
          expect(heights[middleOf(item)]).toBeLessThan(nearLevel(item));
          if (heights[itemCell(item)] > nearLevel(item)) overhung++;
        }
      }
    expect(overhung).toBeGreaterThan(0);
  });

  test('[I8] a statue below a bridge stays in sight but bears nothing', () => {
    const after = given(`${HIGH_BRIDGES} I1=statue:c2@1 fresh=1 new=cw2 stock1=15`, {
      underBridge: 'anything',
    }).plays('bridge b2-d2');
    after.scores(1 + 6 + 4, 0).cannot('build new c1 r0 L3 open se [B6]');
    after.cannot('build new b2 r0 L3 open nw [B6]', 'build new c2 r0 L3 open ne [B9]');
  });

  test('[I8] an altered symbol is not for a closed space', () => {
    given('G1=cy1@g7r0L1,cw1@a1r0L2,cb2@c2r2L1,cp1@d1r1L2 fresh=2 round=2 tokens=change')
      .can('symbol c2 bridge')
      .plays('bridge b2-d2')
      .cannot('symbol c2 bridge [R9]');
  });

  test('[I9] a stairway joins neighbours one level apart', () => {
    const { state } = given(`${STAIRS} fresh=1`)
      .plays('stairway b3-c3')
      .shows('I1=stairway:b3-c3@1-2')
      .scores(3 + 4, 0);
    looks(
      state,
      'a1-d4',
      `.  .  1f 1.
       1t 1. 1. 1b
       1. 1S 2S 2.
       .  .  2. 2t`,
    );
    given('G1=cw2@a2r2L1,cp2@c3r0L1 fresh=1').cannot('stairway b3-c3 [I9]');
    given('G1=cw2@a2r2L1,cb2@c2r1L1,cp1@c4r0L1,cy1@g7r0L2,cp2@c3r0L3 fresh=1').cannot(
      'stairway b3-c3 [I9]',
    );
    given('G1=cw2@a2r2L1 fresh=1').cannot('stairway b3-c3 [I2]');
  });

  test('[I10] statues stand in line, at any distance and level', () => {
    const tiles = 'G1=cw2@a1r0L1,cp2@g1r0L1,cb2@c5r0L1,cy2@g6r0L2 fresh=2';
    const start = given(`${tiles} I1=statue:b2@1,statue:h2@1`);
    looks(
      start.state,
      'a1-h7',
      `1s 1. .  .  .  .  1s 1.
       1. 1T .  .  .  .  1. 1T
       .  .  .  .  .  .  .  .
       .  .  .  .  .  .  .  .
       .  .  1s 1. .  .  .  .
       .  .  1. 1t .  .  2s 2.
       .  .  .  .  .  .  2. 2t`,
    );
    start
      .cannot('statue d6 [I10]')
      .plays('statue h7')
      .cannot('statue d6 [I10]')
      .scores(1 + 1 + 2 + 4 + 4, 0);
    given(tiles).can('statue d6', 'statue h7').plays('statue d6').cannot('statue h7 [I10]');
  });

  /** A statue at b2 that a tile on level 3 can overhang, and one fresh tile. */
  const overhang = (fresh: string) =>
    `G1=cw2@a1r0L1,cp1@c1r0L1,cb1@b3r0L1,cy1@g7r0L2,${fresh} I1=statue:b2@1 fresh=1 new=cw1 stock1=9`;
  const OVER = 'build new b2 r0 L3 open nw';
  /** Fresh tiles with a symbol for a statue: at e6, in line with nothing, and at f2, in line with b2. */
  const E6 = 'cp2@d5r0L1';
  const F2 = 'cb2@e1r0L1';

  test('[I10] [I11] a statue overhung from two levels above scores nothing but lends its line', () => {
    const start = given(overhang(E6)).plays(OVER);
    looks(
      start.state,
      'a1-e6',
      `1s 1. 1f 1. .
       1. 3o 3. 1b .
       .  3. 3b .  .
       .  1. 1b .  .
       .  .  .  1s 1.
       .  .  .  1. 1t`,
    );
    start.scores(1 + 9 + 4, 0).cannot('statue e6 [I10]');
    given(overhang(F2))
      .plays(`${OVER}; statue f2`)
      .scores(1 + 1 + 9 + 4, 0);
  });

  test('[I11] what lends its line is read from a position too', () => {
    const { position } = given(overhang(E6)).plays(OVER);
    given(position).cannot('statue e6 [I10]');
    givenBefore(position).can('statue e6');
  });

  test('[I11] in the first version of the rules a hidden statue lends no line', () => {
    givenBefore(overhang(E6)).cannot('statue e6 [I10]').plays(`${OVER}; statue e6`);
  });

  test('[I11] the next statue is free only when every statue placed serves as a pillar', () => {
    const items = 'I1=statue:b2@1,statue:d2@1 fresh=1 new=cp1 stock1=9';
    const none = `G1=cw2@a1r0L1,cp2@c1r0L1,cb2@e5r0L1 ${items}`;
    given(none).plays('build new b2 r0 L2').cannot('statue f6 [I10]');
    const one = `G1=cw2@a1r0L1,cp2@c1r0L1,cw1@b2r0L2:tsdd,cb2@e5r0L1 ${items}`;
    given(one).cannot('statue f6 [I10]').plays('build new d2 r0 L2; statue f6');
  });

  test('[I10] [I11] where one statue is hidden and another a pillar, only the hidden one lends its line', () => {
    const tiles = 'cw2@a1r0L1,cp1@c1r0L1,cb1@b3r0L1,cb2@e1r0L1,cw3@f2r0L2:tddd,cw1@b2r0L3:-ddd';
    const fresh = (tile: string) => given(`G1=${tiles},${tile} I1=statue:b2@1,statue:f2@1 fresh=1`);
    fresh('cy2@e5r0L1').cannot('statue f6 [I10]');
    fresh('cy2@a5r0L1').can('statue b6');
  });

  test('[I11] a statue used as a pillar lends no line, and after the last one the next is free', () => {
    const start = () => given('G1=cw2@a1r0L1,cp2@e5r0L1 I1=statue:b2@1 fresh=1 new=cw1 stock1=7');
    start().cannot('statue f6 [I10]');
    start()
      .plays('build new b2 r0 L2')
      .can('statue f6')
      .plays('statue f6')
      .scores(1 + 4, 0);
  });

  test('[I12] items are free, optional, and as many as fit', () => {
    const start = () => given('G1=bw1@a1r2L1,bp1@c1r3L1 fresh=2 stock1=3');
    looks(
      start().state,
      'a1-d2',
      `1t 1s 1b 1t
       1b 1f 1f 1s`,
    );
    start()
      .plays('fountain b2-c2; statue a1; statue d1; done')
      .shows('stock1=3', 'I1=fountain:b2-c2@1,statue:a1@1,statue:d1@1')
      .awaits(1);
    start().plays('done').lacks('I1').awaits(1);
  });

  test('[I13] strict supplies can run out of items', () => {
    const tiles = 'G1=cw1@a1r2L1,cp1@c1r3L1,cw2@e5r0L1 fresh=2';
    const start = given(tiles, { strictSupplies: true });
    start.state.used[3] = 15;
    start.can('fountain b2-c2');
    start.state.used[3] = 16;
    start.state.used[6] = 40;
    start.cannot('fountain b2-c2 [I13]', 'statue f6 [I13]').canOnly('done');
  });
});
