import { PlyRng } from '@nabu/kernel';
import { playAtRandom, seedOf, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { babel, type Options, type State } from './index.ts';
import { total } from './scoring.ts';

const given = (position: string) => table(babel, { seats: 2 }).given(position);

describe('fifteen against nine', () => {
  const close = 'pawn1=M 1:M=AHM T1:A=1-6 T1:H=1-6 T1:M=1 T2:A=1-6 Q1=2>3 D=1>2>3';

  test('[E2] [E6] 14 is not enough, 15 ends it at once', () => {
    given(`${close} T2:H=1-3`)
      .scores(13, 9)
      .plays('bld Q1')
      .scores(14, 9)
      .goesOn()
      .plays('bld Q1')
      .scores(15, 9)
      .over('fifteen', 1, 2)
      .shows('D=1>2>3', 'turn=1')
      .cannot('end [T10]')
      .tells({ type: 'ended', ending: 'fifteen', places: [1, 2] });
  });

  test('[E3] against 10 the end phase begins', () => {
    given(`${close} T2:H=1-4`)
      .plays('bld Q1')
      .lacks('endphase')
      .plays('bld Q1')
      .scores(15, 10)
      .shows('endphase')
      .tells({ type: 'endPhase' })
      .goesOn();
  });

  test('[E1] a theft changes both totals before the test', () => {
    given('pawn1=M 1:M=HHH T1:A=1-6 T1:H=1-6 T2:A=1-6 T2:M=1-3 T2:S=1')
      .scores(12, 10)
      .plays('H')
      .scores(15, 9)
      .over('fifteen', 1, 2)
      .lacks('endphase');
  });

  test('[E1] [A12] a leap is tested at once, as any building', () => {
    given('pawn1=P 1:P=PPPH T1:A=1-6 T1:H=1-5 T1:P=1-2 T2:A=1-6 T2:H=1-3 Q1=4')
      .scores(13, 9)
      .plays('P:Q1')
      .scores(15, 9)
      .over('fifteen', 1, 2);
  });

  test('[E1] [E2] also player 2 wins in the own turn', () => {
    given('turn=2 pawn2=M 2:M=AHM T2:A=1-6 T2:H=1-6 T2:M=1-2 T1:S=1 Q1=3')
      .plays('bld Q1')
      .over('fifteen', 2, 1);
  });

  test('[E2] twenty against nine is still that ending outside the end phase', () => {
    given('pawn1=M 1:M=HHHAAA T1:A=1-6 T1:H=1-6 T1:P=1-2 T2:M=6 T2:A=1-4')
      .scores(14, 10)
      .plays('H')
      .scores(20, 4)
      .over('fifteen', 1, 2)
      .lacks('endphase');
  });

  test('[E1] an action that changes no total ends nothing', () => {
    given('pawn1=M T1:A=1-6 T1:H=1-6 T1:M=1-3 hand1=A').plays('mv A').goesOn();
  });
});

describe('the end phase', () => {
  test('[E3] [E5] lasts although totals fall, and ends at nine', () => {
    given(
      'pawn1=M pawn2=A 1:M=AHMPS T1:A=1-5 T1:H=1-5 T1:M=1-4 Q1=5 2:A=AAA 2:H=AAA T2:M=1-6 T2:S=1-6',
    )
      .as(0)
      .plays('bld Q1')
      .scores(15, 12)
      .shows('endphase')
      .plays('end; A')
      .scores(10, 12)
      .shows('endphase')
      .goesOn();
    given('turn=2 endphase pawn2=H 2:H=AAA T1:H=1-5 T1:M=1-5 T2:M=1-6 T2:S=1-6')
      .scores(10, 12)
      .plays('A')
      .scores(5, 12)
      .over('nine', 2, 1);
  });

  test('[E5] nine is enough, ten is not', () => {
    const low = 'endphase pawn1=H 1:H=HHHAAA T1:A=1-6 T1:M=1-6 T2:A=1-6';
    given(`${low} T2:H=1-5`).scores(12, 11).plays('H').scores(17, 10).goesOn();
    given(`${low} T2:H=1-4`).scores(12, 10).plays('H').scores(16, 9).over('nine', 1, 2);
  });

  test('[E5] the winner is the higher one, whoever fell', () => {
    given('endphase turn=2 pawn2=H 2:H=AAA T1:H=1-6 T1:A=1-6 T1:M=1-6 T2:A=1-6 T2:M=1-5')
      .plays('A')
      .scores(12, 11)
      .goesOn();
    given('endphase turn=2 pawn2=H 2:H=AAA T1:H=1-6 T1:A=1-6 T2:A=1-6 T2:M=1-4')
      .scores(12, 10)
      .plays('A')
      .over('nine', 2, 1);
  });

  test('[E4] twenty ends it', () => {
    given('endphase pawn1=P 1:P=PAS T1:A=1-6 T1:H=1-6 T1:M=1-5 T1:P=1 T2:A=1-6 T2:H=1-4 Q1=2>3')
      .scores(18, 10)
      .plays('bld Q1')
      .scores(19, 10)
      .goesOn()
      .plays('bld Q1')
      .over('twenty', 1, 2);
  });

  test('[E4] [E5] when both endings hold, twenty is named', () => {
    given('endphase pawn1=H 1:H=HHHAAA T1:H=1 T1:A=1-6 T1:M=1-6 T1:P=1-3 T2:H=6 T2:A=1-4 T2:M=1-4')
      .scores(16, 14)
      .plays('H')
      .scores(21, 8)
      .over('twenty', 1, 2);
  });

  test('[E4] a jump from below 15 to 20 begins and ends it in one step', () => {
    given('pawn1=H 1:H=HHHAAA T1:A=1-6 T1:M=1-6 T1:P=1-2 T2:H=1-6 T2:A=1-6 T2:M=1-2')
      .scores(14, 14)
      .plays('H')
      .scores(20, 13)
      .tells({ type: 'endPhase' })
      .shows('endphase', 'over=twenty')
      .over('twenty', 1, 2);
  });
});

describe('the deck', () => {
  test('[E7] [E8] the last card is laid, then the game is over', () => {
    given('T1:A=1-3 T2:A=1-2 D=4 N=AHM')
      .plays('end')
      .shows('Q1=4', 'D=', 'N=AHM', 'turn=1')
      .lacks('hand2')
      .over('deck', 1, 2);
  });

  test('[E7] with two left both are laid and it is over; with three it goes on', () => {
    given('T2:A=1 D=2>4').plays('end').shows('Q1=2>4', 'D=').over('deck', 2, 1);
    given('T2:A=1 D=2>4>6').plays('end').shows('D=6', 'turn=2').goesOn();
  });

  test('[E9] equal totals: more cards in hand win', () => {
    given('T1:A=1-3 T2:A=1-3 hand1=AA hand2=HHH D=2>4').plays('end').over('deck', 2, 1);
    given('T1:A=1-3 T2:H=3 hand1=AA hand2=H D=2').plays('end').over('deck', 1, 2);
  });

  test('[E9] equal in everything: shared', () => {
    given('T1:A=1-3 T2:A=1-3 hand1=AA hand2=HH D=2>4').plays('end').over('deck', 1, 1);
  });

  test('[E8] hands count only when totals are equal', () => {
    given('T1:A=1-2 T2:A=1 hand2=HHHHH D=2').plays('end').over('deck', 1, 2);
  });

  test('[E7] without razing it ends after 22 turns', () => {
    let turns = 0;
    const deck =
      '1'.repeat(8) + '2'.repeat(9) + '3'.repeat(8) + '4'.repeat(7) + '5'.repeat(6) + '66666';
    const game = given(`D=${[...deck].join('>')}`);
    for (; babel.result(game.state) === null; turns++) game.plays('end');
    expect(turns).toBe(22);
  });
});

describe('in random games', () => {
  const options: Options = { hands: '3/5', sumerians: 'allAtSite', starter: 'random' };
  const games = Array.from({ length: 60 }, (_, seed) =>
    playAtRandom(babel, { seats: 2, options }, seedOf(seed + 1000), 5000),
  );

  test('[B7] what was told as scored adds up to the totals', () => {
    for (const { table: set, seed, steps, last } of games.slice(0, 20)) {
      const sums = [0, 0];
      const hear = (event: Event) => {
        if (event.type === 'scored') sums[event.seat] += event.points;
      };
      const state = babel.setup({ ...set, options }, new PlyRng(seed, 0), hear);
      steps.forEach(({ seat, move }, i) => {
        babel.play(state, seat, babel.vocabulary[move.index], new PlyRng(seed, i + 1), hear);
      });
      expect(sums).toEqual([0, 1].map((seat) => total(last.state as State, seat)));
    }
  });

  test('[E1] only the active player rises and only the other falls', () => {
    for (const { steps, last } of games)
      [...steps, last].forEach(({ state }, i, all) => {
        const next = (all[i + 1]?.state ?? state) as State;
        const { turn } = state as State;
        expect(total(next, turn)).toBeGreaterThanOrEqual(total(state as State, turn));
        expect(total(next, 1 - turn)).toBeLessThanOrEqual(total(state as State, 1 - turn));
      });
  });

  test('[E2] [E4] [E5] [E7] every ending fits the totals, and the active player wins but for the deck', () => {
    for (const { last } of games) {
      const state = last.state as State;
      const totals = [total(state, 0), total(state, 1)];
      const [low, high] = totals.toSorted((a, b) => a - b);
      const fits = {
        fifteen: high >= 15 && low <= 9 && !state.endPhase,
        twenty: high >= 20 && low >= 10 && state.endPhase,
        nine: low <= 9 && state.endPhase,
        deck: state.deck.length === 0,
      };
      expect(state.ending && fits[state.ending], last.where).toBe(true);
      if (state.ending !== 'deck') expect(babel.ranking(state)[state.turn]).toBe(1);
    }
  });

  test('[T8] nobody ever ends the first turn without the starter', () => {
    for (const { steps } of games)
      for (const { state, seat, move } of steps)
        if (babel.vocabulary[move.index].type === 'end')
          expect((state as State).starters[seat]).toBe(false);
  });
});
