import { presets, rngFrom } from '@nabu/kernel';
import { playAtRandom, seedOf, table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { at, babel, type State } from './index.ts';

const given = (position: string) => table(babel, { seats: 2 }).given(position);

const handOf = (state: State, seat: number) => state.hands.slice(at(seat, 0), at(seat, 5));
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What seats imagine behind a view, as words of positions. */
function imagined(position: string, viewer: 0 | 1 | 'spectator', word: string): Set<string> {
  const view = babel.view(given(position).state, viewer);
  const found = Array.from({ length: 60 }, (_, i) => {
    const text = babel.notation.writePosition(babel.imagine(view, rngFrom(i)));
    return text.split(' ').find((one) => one.startsWith(`${word}=`)) ?? '';
  });
  return new Set(found);
}

describe('what everyone knows', () => {
  const position = 'pawn1=H 1:H=SSA T2:H=1-2 Q1=2>6 Q2=3 hand1=AHS hand2=MMPP X=SS';

  test('[K1] a hand is seen by its owner, its size by all', () => {
    const { state } = given(position);
    const sides = ([0, 1, 'spectator'] as const).map((viewer) => babel.view(state, viewer).sides);
    expect(sides.map(([one, two]) => [one.hand, two.hand])).toEqual([
      [[1, 1, 0, 0, 1], null],
      [null, [0, 0, 2, 2, 0]],
      [null, null],
    ]);
    for (const [one, two] of sides) expect([one.handSize, two.handSize]).toEqual([3, 4]);
    expect(imagined(position, 0, 'hand1')).toEqual(new Set(['hand1=AHS']));
    expect(imagined(position, 0, 'hand2').size).toBeGreaterThan(20);
    expect(imagined(position, 'spectator', 'hand1').size).toBeGreaterThan(20);
  });

  test('[K1] neither the pile nor the deck is in any view', () => {
    const view = babel.view(given(position).state, 0);
    expect([view.pile, view.deck]).toEqual([48, 40]);
    expect(imagined(position, 0, 'D').size).toBeGreaterThan(50);
    expect(imagined(position, 1, 'N').size).toBeGreaterThan(50);
  });

  test('[K1] cards drawn are named to their owner only', () => {
    const { events } = given('N=AHM').plays('end');
    const heard = (viewer: 0 | 1) => events.map((event) => babel.witness(event, viewer));
    expect(heard(1)).toContainEqual({ type: 'drew', seat: 1, count: 3, nations: [0, 1, 2] });
    expect(heard(0)).toContainEqual({ type: 'drew', seat: 1, count: 3, nations: null });
  });

  test('[K2] everything on the table is open, the whole stacks too', () => {
    const { state } = given(position);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = babel.view(state, viewer);
      expect(view.sides[0]).toMatchObject({ pawn: 1, stack: [6, 2], total: 0, starter: false });
      expect(view.sides[0].rows[1]).toEqual([4, 4, 0]);
      expect(view.sides[1]).toMatchObject({ stack: [3], total: 2 });
      expect(view.sides[1].temples[1]).toEqual([1, 2]);
      expect(view.discards).toEqual([0, 0, 0, 0, 2]);
    }
  });

  test('[K3] razed cards stay known until they are drawn', () => {
    const razed = given('pawn1=H 1:H=AAA T2:H=1-3,5').plays('A');
    expect(babel.view(razed.state, 1).razed).toEqual([5, 3, 2, 1]);
    const tops = [...imagined(razed.position, 1, 'D')].map((deck) => deck.slice(0, 9));
    expect(new Set(tops)).toEqual(new Set(['D=1>2>3>5']));
    expect(babel.view(razed.plays('end').state, 1).razed).toEqual([5, 3]);
    expect(babel.view(razed.plays('end').state, 0).razed).toEqual([]);
  });

  test('[K4] when every other card lies open, a hand can be worked out', () => {
    const open = 'N= hand1=AHS hand2=MMPP X=AAAAAAAAAAAHHHHHHHHHHHMMMMMMMMMMPPPPPPPPPPSSSSSSSSSSS';
    expect(imagined(open, 0, 'hand2')).toEqual(new Set(['hand2=MMPP']));
    const shuffled = given(open).plays('end').shows('shown1=AHS', 'shown2=MMPP');
    expect(imagined(shuffled.position, 1, 'hand1')).toEqual(new Set(['hand1=AHS']));
    const hands = [...imagined(shuffled.position, 0, 'hand2')];
    expect(hands.length).toBeGreaterThan(10);
    for (const hand of hands) expect(hand).toMatch(/MM.*PP/);
  });

  test('[K4] a known card stays known until it is played', () => {
    given('turn=2 pawn2=A hand2=MMP shown2=MP hand1=A shown1=A')
      .plays('dep M')
      .shows('hand2=MP', 'shown2=P')
      .plays('dep M')
      .shows('hand2=P', 'shown2=P')
      .plays('mv P')
      .lacks('shown2')
      .shows('shown1=A');
  });

  describe('[K4] a spectator', () => {
    const open = 'N= hand1=AHS hand2=MMPP X=AAAAAAAAAAAHHHHHHHHHHHMMMMMMMMMMPPPPPPPPPPSSSSSSSSSSS';

    /** The two hands that a spectator imagines after some moves, as letters. */
    function hands(moves: string): { one: string; two: string; both: string }[] {
      const { state } = given(open).plays(moves);
      const view = babel.view(state, 'spectator');
      return Array.from({ length: 60 }, (_, i) => {
        const text = babel.notation.writePosition(babel.imagine(view, rngFrom(i)));
        const [one, two] = [1, 2].map(
          (who) => new RegExp(`hand${who}=(\\w+)`).exec(text)?.[1] ?? '',
        );
        return { one, two, both: [...`${one}${two}`].toSorted().join('') };
      });
    }

    test('is not shown who holds what', () => {
      const view = babel.view(given('hand2=MMP shown2=MP').state, 'spectator');
      expect(view.sides.map(({ shown }) => shown)).toEqual([null, null]);
      expect(new Set(hands('end').map(({ one }) => one)).size).toBeGreaterThan(5);
    });

    test('knows what the two hands held together when the discards were shuffled', () => {
      given(open).plays('end').shows('held=AHMMPPS', 'drawn2=3');
      for (const { both } of hands('end')) expect(both).toMatch(/A.*H.*MM.*PP.*S/);
    });

    test('knows that a player who has not drawn since holds no other cards', () => {
      for (const { one } of hands('end'))
        expect('AHMMPPS').toMatch(new RegExp([...one].join('.*')));
    });

    test('can tell no longer of a card that was played', () => {
      const played = given(open).plays('end; mv P').shows('held=AHMMPS', 'drawn2=3');
      played.plays('dep M; dep M').shows('held=AHPS');
      expect(babel.view(played.state, 'spectator').held).toEqual([1, 1, 0, 1, 1]);
    });

    test('knows nothing more of the hands when all of those cards may have been played', () => {
      given('turn=1 pawn1=A hand1=AHH hand2=H held=H drawn1=2 drawn2=1')
        .plays('dep H')
        .lacks('held', 'doubt', 'drawn1', 'drawn2');
    });

    test('takes a card that was played for the known one or for one drawn since', () => {
      const position = 'turn=2 pawn2=A hand1=A hand2=AHPS held=AH drawn2=3';
      const played = given(position).plays('dep A').shows('held=H', 'doubt=A', 'drawn2=3');
      const hands = imagined(played.position, 'spectator', 'hand1');
      expect(hands).toEqual(new Set(['hand1=A', 'hand1=H']));
    });

    test('can tell of a card that was drawn since and played', () => {
      given('turn=2 pawn2=A hand1=A hand2=AHPS held=AH drawn2=3')
        .plays('dep P')
        .shows('held=AH', 'drawn2=2');
      given('turn=1 pawn1=A hand1=AM hand2=HPS held=H doubt=A drawn2=3')
        .plays('dep A')
        .shows('held=H', 'drawn2=3')
        .lacks('doubt');
    });

    test('never rules out the real hands', () => {
      const options = presets(babel.options);
      let known = 0;
      for (let seed = 0; seed < 30; seed++) {
        const random = playAtRandom(babel, { seats: 2, options }, seedOf(seed), 600);
        for (const { state, where } of random.steps) {
          const { held, doubt, drawn } = babel.view(state as State, 'spectator');
          if (held.some((count) => count > 0)) known++;
          else if (doubt.every((count) => count === 0)) continue;
          const hands = [0, 1].map((seat) => handOf(state as State, seat));
          held.forEach((count, n) => {
            expect(hands[0][n] + hands[1][n], where).toBeGreaterThanOrEqual(count);
          });
          for (const seat of [0, 1]) {
            const others = hands[seat].map((count, n) => Math.max(0, count - held[n] - doubt[n]));
            expect(sum(others), where).toBeLessThanOrEqual(drawn[seat]);
          }
        }
      }
      expect(known).toBeGreaterThan(100);
    });
  });
});
