import { describe, expect, test } from 'vitest';
import { given, looks } from './testing/given.ts';

describe('laying tiles', () => {
  test('[B1] the dug tile and the kept one may be laid, each once, in any order', () => {
    given('new=cw1 kept1=sw stock1=8')
      .plays('build kept a1 r0 L1; build new c1 r0 L1')
      .shows('fresh=2')
      .lacks('new', 'kept1', 'stock1')
      .cannot('build new e1 r0 L1 [B1]', 'build kept e1 r0 L1 [B1]')
      .canOnly('statue a2', 'done');
    given('new=cw1 stock1=8').cannot('build kept a1 r0 L1 [B1]').plays('done; discard').awaits(1);
  });

  test('[B2] a quarter turn takes the north-west symbol to the north-east', () => {
    const turned = (turns: number) =>
      given('new=gw1 stock1=4').plays(`build new g7 r${turns} L1`).state;
    looks(turned(0), 'g7-h8', '1f 1b \n 1. 1t');
    looks(turned(1), 'g7-h8', '1. 1f \n 1t 1b');
    looks(turned(2), 'g7-h8', '1t 1. \n 1b 1f');
    looks(turned(3), 'g7-h8', '1b 1t \n 1f 1.');
  });

  test('[B2] all 49 places and four turns are offered on an empty board', () => {
    const { game, state } = given('new=cw1 stock1=4');
    const builds = game.moves(state, 0).filter(({ type }) => type === 'build');
    expect(builds).toHaveLength(49 * 4 * 5);
  });

  test('[B3] a level needs a tile on the level below, wherever that is', () => {
    given('new=cw1 stock1=9').cannot('build new e5 r0 L2 [B3]');
    given('new=cw2 stock1=9 G1=cw1@a1r0L1')
      .can('build new e5 r0 L2')
      .cannot('build new e5 r0 L3 [B3]');
  });

  test('[B4] every column must be lower than the tile', () => {
    given('new=cw2 stock1=9 G1=cw1@a1r0L1')
      .cannot('build new b1 r0 L1 [B4]', 'build new b2 r0 L1 open nw [B4]')
      .can('build new c1 r0 L1', 'build new b1 r0 L2');
  });

  test('[B5] singles stand one level below, doubles two', () => {
    const built = given('new=cw2 stock1=7 G1=cw1@a1r0L1').plays('build new b2 r0 L2');
    built.tells({ type: 'built', singles: 1, swapped: 6, gift: false, belvedere: null });
    built.shows('G1=cw1@a1r0L1:ssss,cw2@b2r0L2:sddd').lacks('stock1');
    looks(
      built.state,
      'a1-d4',
      `1f 1. .  .
       1. 2s 2. .
       .  2. 2t .
       .  .  .  .`,
    );
  });

  test('[B6] two supported corners are not enough', () => {
    // 1. 1. 2. 2. : b2 has one level below it, c2 none, b3 and c3 two and more.
    given('new=cp1 stock1=12 G1=cw1@a1r0L1,cw2@c1r0L2')
      .cannot('build new b2 r0 L3 [B6]', 'build new b2 r0 L3 open sw [B6]')
      .can('build new b1 r0 L3');
  });

  test('[B7] with three supports the corner without a pillar is named and gets a belvedere', () => {
    const before = given('new=cp1 stock1=5 G1=cw1@a1r0L1,cw2@b2r0L2');
    before.cannot('build new a2 r0 L3 [B7]', 'build new a2 r0 L3 open nw [B7]');
    const after = before.plays('build new a2 r0 L3 open sw');
    after.tells({ type: 'built', belvedere: 16, singles: 2, swapped: 2 }).shows('stock1=1');
    looks(
      after.state,
      'a1-c3',
      `1f 1. .
       3f 3. 2.
       3o 3b 2t`,
    );
  });

  test('[B7] with four possible supports one pillar may be saved', () => {
    const start = () => given('new=gw1 stock1=4');
    start().plays('build new a1 r0 L1').lacks('stock1');
    for (const open of ['nw', 'ne', 'se', 'sw'])
      start().plays(`build new a1 r0 L1 open ${open}`).shows('stock1=1');
  });

  test('[B8] a statue below bears its corner and costs nothing', () => {
    given('new=cw1 stock1=6 G1=cw2@a1r0L1 I1=statue:b2@1')
      .cannot('build new b2 r0 L2 open nw [B8]')
      .plays('build new b2 r0 L2')
      .shows('G1=cw2@a1r0L1:ssss,cw1@b2r0L2:tddd')
      .lacks('stock1')
      .tells({ type: 'built', hidden: ['statue b2'] });
  });

  test('[B8] a statue two levels below bears nothing but may be hidden', () => {
    const start = () =>
      given(
        'new=cw1 stock1=6 G1=cw2@a1r0L1,cp1@c1r0L1,cp2@a3r0L1,cb1@c3r1L1,cb2@g7r0L2 I1=statue:b2@1',
      );
    looks(
      start().state,
      'a1-d4',
      `1s 1. 1f 1.
       1. 1T 1. 1b
       1s 1. 1. 1f
       1. 1t 1b 1.`,
    );
    start()
      .cannot('build new b2 r0 L3 [B7]', 'build new b2 r0 L3 open se [B7]')
      .plays('build new b2 r0 L3 open nw')
      .tells({ type: 'built', hidden: ['statue b2'] });
  });

  test('[B9] no place is used twice, not even levels apart', () => {
    given('new=cp1 stock1=9 G1=cw1@a1r0L1,cw2@b1r0L2')
      .cannot('build new a1 r0 L2 [B9]', 'build new a1 r0 L3 [B9]', 'build new b1 r0 L3 [B9]')
      .can('build new a3 r0 L1');
  });

  test('[B10] a fountain can be covered by an open corner only', () => {
    const start = () => given('new=cb1 stock1=9 G1=cw1@a1r2L1,cp1@c1r3L1 I1=fountain:b2-c2@1');
    looks(
      start().state,
      'a1-d3',
      `1b 1. 1. 1b
       1. 1F 1F 1.
       .  .  .  .`,
    );
    start()
      .cannot('build new c2 r0 L2 [B7]', 'build new c2 r0 L2 open ne [B7]')
      .cannot('build new b2 r0 L2 open nw [B6]', 'build new b1 r0 L2 open sw [B6]')
      .plays('build new c2 r0 L2 open nw')
      .tells({ type: 'built', hidden: [], singles: 1, swapped: 4 });
  });

  test('[B10] a belvedere leaves no room for a pillar', () => {
    given('new=cb1 stock1=9 G1=cw1@a1r0L1:ss-s')
      .cannot('build new b2 r0 L2 [B7]')
      .can('build new b2 r0 L2 open nw');
  });

  test('[B11] no tile against a stairway, but its upper end may be covered', () => {
    const start = () =>
      given('new=cb1 stock1=9 G1=cp1@c1r0L1,cw2@a2r2L1,cp2@c3r0L2 I1=stairway:b3-c3@1-2');
    looks(
      start().state,
      'a1-d4',
      `.  .  1f 1.
       1t 1. 1. 1b
       1. 1S 2S 2.
       .  .  2. 2t`,
    );
    start()
      .cannot('build new a3 r0 L2 open ne [B11]')
      .plays('build new c2 r0 L3 open sw')
      .scores(1 + 3 + 9, 0);
  });

  test('[B12] the pillars must be at hand', () => {
    given('new=cw1 stock1=3')
      .cannot('build new a1 r0 L1 [B12]')
      .plays('build new a1 r0 L1 open ne')
      .lacks('stock1');
    given('new=cw1 stock1=2').canOnly('done');
    given('new=cw2 stock1=5 G1=cw1@a1r0L1')
      .cannot('build new b1 r0 L2 [B12]')
      .can('build new b1 r0 L2 open ne', 'build new b1 r0 L2 open nw');
  });

  test('[B12] [R3] the double of a round token pays the first double', () => {
    given('new=cw2 stock1=4 double round=2 tokens=double G1=cw1@a1r0L1')
      .plays('build new b1 r0 L2')
      .tells({ type: 'built', singles: 2, swapped: 2, gift: true })
      .lacks('double', 'stock1');
    given('new=cw2 stock1=4 double round=2 tokens=double')
      .plays('build new b1 r0 L1')
      .shows('double');
  });

  test('[B13] a belvedere takes the symbol of its space', () => {
    const { state } = given('new=gw1 stock1=3').plays('build new a1 r0 L1 open nw');
    looks(state, 'a1-b2', '1o 1b \n 1. 1t');
  });

  test('[B14] [B15] strict supplies can run out of doubles and belvederes', () => {
    const strict = (position: string) => given(position, { strictSupplies: true });
    const start = strict('new=cw2 stock1=15 G1=cw1@a1r0L1');
    start.state.used[1] = 63;
    start.cannot('build new b1 r0 L2 [B14]').can('build new b1 r0 L2 open ne');
    start.state.used[1] = 64;
    start.cannot('build new b1 r0 L2 open ne [B14]').can('build new c1 r0 L1');
    start.state.used[2] = 40;
    start.cannot('build new c1 r0 L1 open ne [B15]').can('build new c1 r0 L1');
    const endless = given('new=cw2 stock1=15 G1=cw1@a1r0L1');
    endless.state.used[1] = 64;
    endless.state.used[2] = 40;
    endless.can('build new b1 r0 L2', 'build new c1 r0 L1 open ne');
  });

  test('[B15] what is offered in a strict game is what is not refused', () => {
    const { game, state } = given('new=cw2 stock1=7 double round=2 G1=cw1@c3r0L1,cp1@d4r0L2', {
      strictSupplies: true,
    });
    for (const [doubles, belvederes] of [
      [64, 0],
      [63, 39],
      [62, 40],
      [61, 0],
    ]) {
      state.used[1] = doubles;
      state.used[2] = belvederes;
      const legal = game.vocabulary.filter((move) => game.refuse(state, 0, move) === null);
      expect(new Set(game.moves(state, 0))).toEqual(new Set(legal));
    }
  });
});
