import { describe, expect, test } from 'vitest';
import { digPays } from './index.ts';
import { given, looks } from './testing/given.ts';

const FULL = 'Q=3/3/3/3/3/3/3/3/3/3/3/3/3/3/3/3';

describe('the turn', () => {
  test('[T1] every player has one turn in a round, in order', () => {
    given(FULL, {}, 3)
      .plays('dig a1; done; discard')
      .awaits(1)
      .plays('dig b1; done; discard')
      .awaits(2)
      .shows('round=1')
      .plays('dig c1; done; discard')
      .awaits(0)
      .shows('round=2');
  });

  test('[T2] nobody acts out of turn', () => {
    const start = given(FULL);
    expect(start.game.refuse(start.state, 1, start.game.vocabulary[16])).toBe('T2');
    expect(start.game.moves(start.state, 1)).toEqual([]);
  });

  test('[T3] digging comes first', () => {
    given(`${FULL} stock1=6 kept1=sw`)
      .cannot('build kept a1 r0 L1 [T3]', 'done [T3]', 'store [T3]')
      .can('dig a1');
  });

  test('[T4] done is always said, and then building is over', () => {
    given('new=cw1')
      .canOnly('done')
      .cannot('dig a1 [T4]', 'discard [T4]')
      .plays('done')
      .cannot('build new a1 r0 L1 [T5]', 'done [T5]');
    given('new=cw1 stock1=4').plays('build new a1 r0 L1').canOnly('done').plays('done').awaits(1);
  });

  test('[T5] a dug tile that was not laid is stored or discarded', () => {
    const start = given('new=cw1 stock1=3').plays('done').shows('phase=store').awaits(0);
    start.canOnly('store', 'discard');
    start.again().plays('discard').tells({ type: 'discarded', seat: 0 }).lacks('kept1').awaits(1);
    start.plays('store').shows('kept1=cw1', 'phase=dig').awaits(1);
  });

  test('[T6] storing replaces what lies in the slot, the starting tile too', () => {
    const start = given('new=cw1 kept1=sw').plays('done; store').shows('kept1=cw1').lacks('new');
    expect(start.state.gone).toContain(48);
    given('new=cw1 kept1=sw').plays('done; discard').shows('kept1=sw');
    given('new=cw1 kept1=sw stock1=4').plays('build kept a1 r0 L1; done; store').shows('kept1=cw1');
  });

  test('[T7] six singles are kept and no double', () => {
    given('new=cw1 stock1=9 double round=2 tokens=double')
      .plays('done; discard')
      .tells({ type: 'returned', seat: 0, singles: 3, doubles: 1 })
      .shows('stock1=6');
    given('new=cw1 stock1=6').plays('done; discard').shows('stock1=6');
  });

  test('[T8] when the game is over nobody acts', () => {
    const last = given('phase=store round=15 turn=2 new=cw1').plays('discard');
    last.over('rounds', 1, 1).cannot('dig a1 [T8]', 'done [T8]');
  });
});

describe('digging', () => {
  test('[D1] any stack that has a tile', () => {
    given('round=13 Q=0/1/2/3/0/0/0/0/0/0/0/0/0/0/0/0')
      .cannot('dig a1 [D1]')
      .canOnly('dig b1', 'dig c1', 'dig d1');
  });

  test('[D2] [D3] on the full quarry every tile brings four, with the own flower five', () => {
    const clay = 'Q=b.g.cp1/b.g.cp2/b.g.cw1/b.g.c/3/b.g.cw2/3/3/3/3/3/3/3/3/3/3';
    given(clay).plays('dig a1').shows('stock1=4');
    given(clay).plays('dig c1').shows('stock1=5');
    given(clay).plays('dig b2').shows('stock1=5');
  });

  test('[D3] [D4] edge and bottom pay, higher stacks do not', () => {
    const start = given('Q=3/3/3/3/3/b.gp1/0/3/3/3/3/3/3/3/3/3');
    expect(digPays(start.state, 5)).toEqual({
      sides: { north: null, east: 'bottom', south: null, west: null },
      flower: 0,
      minus: 0,
      total: 1,
    });
    start.plays('dig b2').shows('stock1=1');
    given('Q=3/3/3/3/3/bp1/3/3/3/3/3/3/3/3/3/3').plays('dig b2').lacks('stock1');
  });

  test('[D5] the own flower brings one more', () => {
    const clay = 'Q=b.g.cw1/b.g.cp1/3/3/3/3/3/3/3/3/3/3/3/3/3/3';
    given(`${clay} turn=1`).plays('dig a1').shows('stock1=5');
    given(`${clay} turn=2`).plays('dig a1').shows('stock2=4');
    given(`${clay} turn=2`).plays('dig b1').shows('stock2=5');
  });

  test('[D6] a strict supply gives what it has', () => {
    const start = given(FULL, { strictSupplies: true });
    start.state.used[0] = 150;
    start.plays('dig b2').shows('stock1=2');
    expect(start.state.used[0]).toBe(152);
    start.plays('done; discard; dig c3').lacks('stock2');
  });
});

describe('round tokens', () => {
  const afterRound = (token: string) =>
    given(`${FULL} turn=2 tokens=${token}`).plays('dig d4; done; discard');

  test('[R1] the last player turns up the token that rules the next round', () => {
    afterRound('minus')
      .shows('round=2')
      .tells({ type: 'revealed', stack: null, tile: null, effect: 'minus' })
      .tells({ type: 'round', round: 2, effect: 'minus' });
    given(`${FULL} tokens=minus`).plays('dig b2').shows('stock1=4');
  });

  test('[D6] [R2] [R3] a token gives no pillar when a strict supply has none left', () => {
    const turn = (token: string) =>
      given(`phase=store turn=2 new=cw3 tokens=${token}`, { strictSupplies: true });
    turn('single').plays('discard').shows('stock1=1');
    turn('double').plays('discard').shows('double');
    const singles = turn('single');
    singles.state.used[0] = 152;
    singles.plays('discard').lacks('stock1');
    const doubles = turn('double');
    doubles.state.used[1] = 64;
    doubles.plays('discard').lacks('double');
  });

  test('[R2] single: a pillar at the start of each turn', () => {
    afterRound('single')
      .tells({ type: 'gained', seat: 0, pillar: 'single' })
      .shows('stock1=1', 'phase=dig')
      .plays('dig b2; done; discard')
      .tells({ type: 'gained', seat: 1, pillar: 'single' });
  });

  test('[R3] double: lost when it is not used', () => {
    afterRound('double')
      .tells({ type: 'gained', seat: 0, pillar: 'double' })
      .shows('double')
      .plays('dig b2; done; discard')
      .shows('double')
      .tells({ type: 'returned', seat: 0, singles: 0, doubles: 1 });
  });

  test('[R4] change: a symbol becomes another', () => {
    const start = given('G1=gw1@a1r0L1 fresh=1 round=2 tokens=change');
    start
      .cannot('symbol a1 fountain [R4]', 'symbol a2 bridge [R4]')
      .can('symbol a1 bridge', 'symbol b1 statue', 'symbol b2 stairway')
      .plays('symbol a1 statue')
      .shows('altered=a1:statue')
      .plays('statue a1')
      .shows('altered=a1', 'I1=statue:a1@1');
  });

  test('[R5] fill: a blank space gets a symbol', () => {
    given('G1=gw1@a1r0L1 fresh=1 round=2 tokens=fill')
      .cannot('symbol a1 bridge [R5]')
      .can('symbol a2 fountain', 'symbol a2 bridge', 'symbol a2 stairway')
      .plays('symbol a2 statue; statue a2; statue b2');
  });

  test('[R6] flower: the own flower brings two', () => {
    const clay = 'Q=b.g.cw1/b.g.cp1/3/3/3/3/3/3/3/3/3/3/3/3/3/3 round=2 tokens=flower';
    given(clay).plays('dig a1').shows('stock1=6');
    given(clay).plays('dig b1').shows('stock1=4');
  });

  test('[R7] minus: one less in all, never less than none', () => {
    const token = 'round=2 tokens=minus';
    given(`Q=b.g.cw1/3/3/3/3/3/3/3/3/3/3/3/3/3/3/3 ${token}`).plays('dig a1').shows('stock1=4');
    given(`Q=3/3/3/3/3/bp1/3/3/3/3/3/3/3/3/3/3 ${token}`).plays('dig b2').lacks('stock1');
    given(`Q=3/3/3/3/3/bw1/3/3/3/3/3/3/3/3/3/3 ${token}`).plays('dig b2').lacks('stock1');
  });

  test('[R8] blank: nothing happens', () => {
    afterRound('blank').shows('round=2').lacks('stock1', 'double');
    given('G1=gw1@a1r0L1 fresh=1 round=2 tokens=blank').cannot('symbol a1 bridge [R9]');
  });

  test('[R9] once a turn, on an empty space of a fresh tile', () => {
    given('G1=gw1@a1r0L1,gw2@c1r0L1 fresh=1 round=2 tokens=change')
      .cannot('symbol a1 bridge [R9]', 'symbol e5 bridge [R9]')
      .plays('symbol c1 statue')
      .cannot('symbol c1 fountain [R9]', 'symbol d1 fountain [R9]');
    given('G1=gw1@a1r0L1 fresh=1 round=2 tokens=change I1=statue:b2@1').cannot(
      'symbol b2 bridge [R9]',
    );
    given('G1=gw1@a1r0L1:-sss fresh=1 round=2 tokens=change').cannot('symbol a1 bridge [R9]');
    given('G1=gw1@a1r0L1 round=2 tokens=change new=cw1').cannot('symbol a1 bridge [R9]');
    given('G1=gw1@a1r0L1 round=1 fresh=1').cannot('symbol a1 bridge [R9]');
  });

  test('[R9] a token may be used before or after the second tile', () => {
    given('new=gw1 kept1=sw stock1=8 round=2 tokens=change')
      .cannot('symbol a1 statue [R9]')
      .plays('build new a1 r0 L1; symbol a1 statue; build kept e5 r0 L1; statue a1')
      .cannot('symbol e5 statue [R9]');
    given('new=gw1 kept1=sw stock1=8 round=2 tokens=change').plays(
      'build new a1 r0 L1; build kept e5 r0 L1; symbol a1 statue; statue a1',
    );
  });

  test('[R10] what carries no item reverts', () => {
    const turn = given('new=gw1 stock1=4 round=2 tokens=change').plays(
      'build new a1 r0 L1; symbol a1 statue',
    );
    looks(turn.state, 'a1-b2', '1t 1b \n 1. 1t');
    turn.plays('done').tells({ type: 'reverted', seat: 0, cell: 0, to: 0 }).lacks('altered');
    looks(turn.state, 'a1-b2', '1f 1b \n 1. 1t');
    const used = given('new=gw1 stock1=4 round=2 tokens=fill').plays(
      'build new a1 r0 L1; symbol a2 statue; statue a2; done',
    );
    looks(used.state, 'a1-b2', '1f 1b \n 1T 1t');
    expect(used.events.some(({ type }) => type === 'reverted')).toBe(false);
  });

  test('[R10] a second tile over the altered space leaves nothing to revert', () => {
    const turn = given('new=gw1 kept1=sw stock1=15 round=2 tokens=change').plays(
      'build new a1 r0 L1; symbol b2 fountain; build kept b2 r0 L2; done',
    );
    expect(turn.events.some(({ type }) => type === 'reverted')).toBe(false);
    looks(
      turn.state,
      'a1-c3',
      `1f 1b .
       1. 2s 2b
       .  2t 2f`,
    );
  });
});
