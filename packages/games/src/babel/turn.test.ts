import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { babel, handSize } from './index.ts';

const given = (position: string) => table(babel, { seats: 2 }).given(position);

describe('a first turn', () => {
  const first = () =>
    given('turn=1 pawn1=quarry pawn2=quarry starter1=yes starter2=yes hand1=AAHMPS hand2#=5');

  test('[W4] [T8] nothing but walking from the quarry', () => {
    first()
      .canOnly('mv A', 'mv H', 'mv M', 'mv P', 'mv S')
      .cannot('dep A [W4]', 'dep S [W4]', 'bld start [W4]', 'half A [W4]', 'end [T8]');
  });

  test('[T5] [B6] walk, deploy, build the starter and end', () => {
    const after = first()
      .plays('mv A')
      .cannot('bld start [B3]', 'end [T8]')
      .plays('dep S; bld start')
      .shows('T1:A=1', 'starter2=yes')
      .lacks('starter1')
      .scores(1, 0)
      .cannot('bld start [B6]')
      .plays('end')
      .awaits(1);
    const [stack] = after.state.stacks;
    expect(stack).toHaveLength(2);
    expect(stack[0]).toBeGreaterThanOrEqual(stack[1]);
    expect(handSize(after.state, 1)).toBe(8);
  });

  test('[T1] the second player draws three in the first turn too', () => {
    const { state } = first().plays('mv A; dep S; bld start; end');
    expect(handSize(state, 1)).toBe(5 + 3);
  });

  test('[B6] nobody builds the starter of the other', () => {
    given('turn=2 pawn2=A 2:A=H starter1=yes').cannot('bld start [B6]').plays('end');
  });

  test('[B6] [B2] the starter needs an empty site', () => {
    given('pawn1=A 1:A=HH T1:A=1 starter1=yes hand1=HP')
      .cannot('bld start [B2]')
      .plays('mv H; dep P; bld start')
      .shows('T1:A=1', 'T1:H=1');
  });

  test('[T3] other levels may be built before the starter', () => {
    given('pawn1=A 1:A=HM starter1=yes hand1=PP Q2=1>2')
      .plays('bld Q2; bld Q2; mv P; dep P; bld start')
      .scores(3, 0);
  });
});

describe('the turn', () => {
  test('[T1] three nation cards at the beginning', () => {
    given('N=AHMPS hand2=S').plays('end').shows('turn=2', 'hand2=AHMS', 'N=PS');
  });

  test('[T3] [M1] everything may be done again in a turn, but a migration', () => {
    given('pawn1=A hand1=AHHMM 1:P=SSS 1:S=MMM')
      .plays('mv H; dep A; mig P>A; mv M; dep H')
      .cannot('mig S>A [M1]')
      .can('dep M', 'end');
  });

  test('[B6] once it is built, the starter can be stolen like any level 1 card', () => {
    given('pawn1=A starter1=yes 1:A=S pawn2=A 2:A=HHH')
      .plays('bld start; end; H')
      .shows('T2:A=1')
      .lacks('T1:A');
  });

  test('[T3] a turn may be empty', () => {
    given('D=5>3>1').plays('end').shows('turn=2', 'Q1=3>5', 'D=1');
  });

  test('[T4] only the player in turn acts', () => {
    const here = given('turn=1 pawn1=A pawn2=A hand1=SSS hand2=SSS');
    here.as(1).canOnly();
    for (const move of babel.vocabulary) expect(babel.refuse(here.state, 1, move)).toBe('T4');
  });

  test('[T5] the higher first, the lower on top, on what lies there', () => {
    given('Q1=4>1 D=2>6>3').plays('end').shows('Q1=2>6>4>1', 'D=3');
    given('Q1=4>1 D=6>2>3').plays('end').shows('Q1=2>6>4>1', 'D=3');
    given('Q1=4 D=2>2>3').plays('end').shows('Q1=2>2>4');
    given('turn=2 Q1=4 D=2>3>3').plays('end').shows('Q1=4', 'Q2=2>3');
  });

  test('[T6] then it is the other player’s turn', () => {
    given('').plays('end').awaits(1).tells({ type: 'turn', seat: 1 }).plays('end').awaits(0);
  });

  test('[T7] no limit to a hand', () => {
    given('hand1=AAAAAAAAAAAAHHHHHHHHHHHH').plays('end; end').shows('turn=1').goesOn();
  });

  test('[T10] [E6] when the game is over nobody acts', () => {
    const over = given('D=4 hand1=AHMPS').plays('end').awaits();
    for (const seat of [0, 1])
      for (const move of babel.vocabulary) expect(babel.refuse(over.state, seat, move)).toBe('T10');
  });
});

describe('the draw pile', () => {
  test('[T2] the discards are shuffled in the middle of a draw', () => {
    given('hand1=M N=A X=HHPP')
      .draws(3, 2, 1)
      .plays('end')
      .tells({ type: 'drew', seat: 1, count: 1, nations: [0] })
      .tells({ type: 'reshuffled', count: 4 })
      .tells({ type: 'drew', seat: 1, count: 2, nations: [3, 3] })
      .shows('hand2=APP', 'N=HH')
      .lacks('X');
  });

  test('[T2] not before a card is needed', () => {
    given('N=AHM X=PP').plays('end').shows('hand2=AHM', 'N=', 'X=PP');
    given('N= X=PPP').plays('end').shows('hand2=PPP', 'N=').lacks('X');
  });

  test('[T2] with both piles empty the player goes without', () => {
    given('N= hand2=S').plays('end').shows('hand2=S', 'N=', 'turn=2').goesOn();
    given('N=A X=S').plays('end').shows('hand2=AS', 'N=').lacks('X');
  });

  test('[T2] [W1] what is discarded on the way belongs to the next pile', () => {
    given('N= X=A hand1=HM').plays('mv H; mv M; end').shows('hand2=AHM');
  });
});

describe('walking', () => {
  test('[W1] costs a card of the site’s nation', () => {
    given('pawn1=A hand1=HHS')
      .cannot('mv M [W1]', 'mv P [W1]')
      .plays('mv H')
      .shows('pawn1=H', 'hand1=HS', 'X=H')
      .tells({ type: 'walked', seat: 0, from: 0, to: 1 });
  });

  test('[W2] not to where the pawn stands', () => {
    given('pawn1=A hand1=AA').cannot('mv A [W2]').canOnly('dep A', 'end');
  });

  test('[W3] both pawns at one site', () => {
    given('pawn1=A pawn2=H hand1=H').plays('mv H').shows('pawn1=H', 'pawn2=H');
  });

  test('[W4] the quarry allows migrating and ending, and no pawn returns', () => {
    given('pawn1=quarry 1:A=SSS 2:A=P hand1=A').canOnly(
      ...['mv A', 'mig A>H', 'mig A>M', 'mig A>P', 'mig A>S', 'end'],
    );
    given('pawn1=quarry 1:A=SSS 2:A=P Q1=1').cannot('S [W4]', 'bld Q1 [W4]', 'half S [W4]');
  });
});

describe('deploying', () => {
  test('[D1] only what is in hand, only at the pawn', () => {
    given('pawn1=P hand1=S')
      .cannot('dep A [D1]')
      .plays('dep S')
      .shows('1:P=S')
      .cannot('dep S [D1]');
  });

  test('[D2] [D3] any nation, any number, always on top', () => {
    given('pawn1=P 1:P=MA hand1=AHMPS')
      .plays('dep S; dep P; dep H; dep A; dep M')
      .shows('1:P=MASPHAM')
      .lacks('hand1');
  });
});

describe('migrating', () => {
  test('[M1] once in a turn, again in the next', () => {
    given('1:A=HHHMMM 2:S=PPP')
      .plays('mig A>H')
      .cannot('mig A>M [M1]', 'mig H>M [M1]')
      .plays('end; mig S>A; end; mig A>M')
      .shows('1:H=MMM', '1:M=HHH', '2:A=PPP');
  });

  test('[M2] neither more nor fewer than three', () => {
    given('1:M=AA').cannot('mig M>A [M2]', 'mig A>M [M2]');
    given('1:M=AHMPS').plays('mig M>A').shows('1:M=AH', '1:A=MPS');
  });

  test('[M3] onto what lies there, in the same order; never to the same site', () => {
    given('1:H=AHS 1:P=MM').plays('mig H>P').shows('1:P=MMAHS').lacks('1:H');
    expect(babel.notation.parse('mig H>H')).toBeNull();
  });

  test('[M4] wherever the pawn stands, and never the other player’s cards', () => {
    given('pawn1=S 1:A=HHH').can('mig A>H', 'mig A>S');
    given('pawn1=S 2:A=HHH').cannot('mig A>H [M2]');
  });

  test('[M3] [A4] a migration makes a run that works at once', () => {
    given('pawn1=P 1:M=HAAS 1:P=A T2:P=1-2')
      .cannot('A [A1]')
      .plays('mig M>P')
      .shows('1:P=AAAS', '1:M=H')
      .plays('A')
      .shows('1:P=AAS')
      .lacks('T2:P');
  });
});
