import { rngFrom } from '@nabu/kernel';
import { RiggedRng, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import type { Options } from './box.ts';
import type { Event } from './events.ts';
import { babel, handSize } from './index.ts';

function dealt(options: Partial<Options> = {}, seed = 1) {
  return table(babel, { seats: 2, options }).dealt(seed);
}

describe('setup', () => {
  test('[S1] rows, temples and stacks are empty', () => {
    const { state } = dealt();
    expect([state.rows.flat(), state.stacks.flat(), state.discards]).toEqual([
      [],
      [],
      [0, 0, 0, 0, 0],
    ]);
    expect(state.temples.every((temple) => temple === 0)).toBe(true);
    dealt().scores(0, 0);
  });

  test('[S2] 43 temple cards form the deck, two of level 1 lie before the players', () => {
    const { state } = dealt();
    const counts = [1, 2, 3, 4, 5, 6].map((level) => state.deck.filter((l) => l === level).length);
    expect(counts).toEqual([8, 9, 8, 7, 6, 5]);
    expect(state.starters).toEqual([true, true]);
  });

  test('[S3] 60 nation cards, twelve of each', () => {
    const { state } = dealt();
    const counts = [0, 1, 2, 3, 4].map(
      (n) => state.pile.filter((c) => c === n).length + state.hands[n] + state.hands[5 + n],
    );
    expect(counts).toEqual([12, 12, 12, 12, 12]);
  });

  test('[S4] both pawns stand in the quarry', () => {
    dealt().shows('pawn1=quarry', 'pawn2=quarry', 'starter1=yes', 'starter2=yes');
  });

  test('[S5] [T1] the start player has 3 + 3 cards, the other 5', () => {
    const { state } = dealt({ starter: '1' });
    expect([handSize(state, 0), handSize(state, 1), state.pile.length]).toEqual([6, 5, 49]);
  });

  test('[S5] with equal hands the start player has 5 + 3', () => {
    const { state } = dealt({ hands: '5/5', starter: '2' });
    expect([handSize(state, 0), handSize(state, 1), state.pile.length]).toEqual([5, 8, 47]);
  });

  test('[S6] the option names the start player', () => {
    dealt({ starter: '1' }).awaits(0).shows('turn=1');
    dealt({ starter: '2' }).awaits(1).shows('turn=2');
  });

  test('[S6] the lot falls on both alike', () => {
    const seconds = Array.from({ length: 200 }, (_, seed) => dealt({}, seed).state.turn);
    const count = seconds.filter((seat) => seat === 1).length;
    expect(count).toBeGreaterThan(75);
    expect(count).toBeLessThan(125);
  });

  test('[S6] player 2 lays on Q2, also as the start player', () => {
    const first = dealt({ starter: '2' });
    const [walk] = babel.moves(first.state, 1);
    first.plays(babel.notation.format(walk));
    const [deploy] = babel.moves(first.state, 1).filter(({ type }) => type === 'deploy');
    first.plays(babel.notation.format(deploy)).plays('bld start; end').lacks('Q1').awaits(0);
    expect(first.state.stacks[1]).toHaveLength(2);
  });

  test('[S6] [K1] the deal is told in order, each hand to its owner', () => {
    const events: Event[] = [];
    babel.setup(
      { seats: 2, options: { hands: '3/5', sumerians: 'allAtSite', starter: 'random' } },
      new RiggedRng([1]),
      (event) => events.push(event),
    );
    expect(events.map((event) => [event.type, 'seat' in event ? event.seat : null])).toEqual([
      ['opened', 1],
      ['dealt', 1],
      ['dealt', 0],
      ['turn', 1],
      ['drew', 1],
    ]);
    const heard = events.map((event) => babel.witness(event, 0));
    expect(heard[1]).toMatchObject({ count: 3, nations: null });
    expect(heard[2]).toEqual(events[2]);
    const spectator = events.map((event) => babel.witness(event, 'spectator'));
    expect(JSON.stringify(spectator)).not.toMatch(/"nations":\[/);
  });

  test('[S2] [S3] every seed gives another deal', () => {
    const deals = Array.from({ length: 50 }, (_, seed) =>
      babel.notation.writePosition(
        babel.setup(
          { seats: 2, options: { hands: '3/5', sumerians: 'allAtSite', starter: '1' } },
          rngFrom(seed),
        ),
      ),
    );
    expect(new Set(deals).size).toBe(50);
  });
});
