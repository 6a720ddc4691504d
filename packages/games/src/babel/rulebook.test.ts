import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { babel, handSize } from './index.ts';

const given = (position: string) => table(babel, { seats: 2 }).given(position);

describe('the worked examples of the rulebook', () => {
  test('[D1] [D2] [D3] deploying at two sites', () => {
    given('pawn1=S 1:S=AA hand1=APASS')
      .plays('dep A; dep P')
      .shows('1:S=AAAP', 'hand1=ASS')
      .plays('mv A')
      .shows('pawn1=A', 'X=A')
      .plays('dep S; dep S')
      .shows('1:S=AAAP', '1:A=SS', 'X=A')
      .lacks('hand1');
  });

  test('[B2] [B3] [B5] a temple from 1 to 6, from both stacks', () => {
    given('pawn1=A hand1=MHP 1:M=ASHM T1:M=1 Q1=2>6 Q2=3>4>5')
      .plays('mv M; bld Q1')
      .shows('T1:M=1-2', 'Q1=6', 'Q2=3>4>5')
      .plays('bld Q2; bld Q2')
      .shows('T1:M=1-4', 'Q2=5')
      .scores(4, 0)
      .cannot('bld Q2 [B3]', 'bld Q1 [B2]')
      .plays('dep H; dep P; bld Q2; bld Q1')
      .shows('T1:M=1-6', '1:M=ASHMHP')
      .lacks('Q1', 'Q2', 'hand1')
      .scores(6, 0);
  });

  test('[M1] [M3] [M4] [B4] three cards migrate, the temple stays', () => {
    given('pawn1=H 1:M=ASSH T1:M=1-4 1:P=M')
      .plays('mig M>P')
      .shows('1:M=A', '1:P=MSSH', 'T1:M=1-4', 'migrated')
      .scores(4, 0)
      .cannot('mig P>A [M1]', 'mig P>M [M1]');
  });

  test('[B3] [B4] five workers must be gathered again before level 5', () => {
    given('pawn1=M 1:M=A T1:M=1-4 Q1=5').cannot('bld Q1 [B3]').again().cannot('bld start [B6]');
    given('pawn1=M 1:M=ASSHP T1:M=1-4 Q1=5').plays('bld Q1').shows('T1:M=1-5');
  });

  test('[A2] [A14] four Sumerians call the Persians over', () => {
    given('pawn1=A 1:A=SSSS 2:A=PHMP').plays('S').shows('1:A=SSSPP', '2:A=HM', 'X=S');
  });

  test('[A16] seven cards, three to be discarded', () => {
    given('pawn1=S 1:S=SSS hand2=AAHHMMP')
      .plays('half S')
      .shows('1:S=SS', 'drop2=3', 'X=S')
      .awaits(1)
      .plays('drop P; drop A; drop M')
      .shows('hand2=AHHM', 'X=AMPS')
      .lacks('drop2')
      .awaits(0);
  });

  test('[A7] after razing a six the next two temple cards are a 1 and a 2', () => {
    given('pawn1=H 1:H=AAA T2:H=1-6 D=5>5>5')
      .plays('A; end')
      .shows('Q1=1>2', 'D=3>4>5>6>5>5>5', 'known=4');
  });
});

describe('the long example', () => {
  const start = () =>
    given(
      'turn=1 pawn1=H 1:H=SSSSAPP 2:H=PSAAM 1:A=HH 1:S=PP hand1=AHS hand2=AAHHMPS T2:H=1-6 T2:A=1-3',
    );

  test('[A1] [A14] the Sumerians take the Medes', () => {
    start().plays('S').shows('1:H=SSSAPPM', '2:H=PSAA', 'X=S');
  });

  test('[M3] [A14] [A4] a migration uncovers nothing of the run, which works again', () => {
    start()
      .plays('S; mig H>S')
      .shows('1:H=SSSA', '1:S=PPPPM', 'migrated')
      .plays('S')
      .shows('1:H=SSAAA', '2:H=PS', 'X=SS')
      .cannot('S [A1]');
  });

  test('[A6] [A7] the stolen Assyrians raze the temple of six', () => {
    start()
      .cannot('A [A1]')
      .plays('S; mig H>S; S; A')
      .shows('1:H=SSAA', 'known=6', 'X=ASS', 'T2:A=1-3')
      .lacks('T2:H')
      .scores(0, 3)
      .tells({ type: 'razed', seat: 0, site: 1, levels: [6, 5, 4, 3, 2, 1] });
  });

  test('[A5] [A8] [A9] [A10] three Hittites steal a three', () => {
    start()
      .plays('S; mig H>S; S; A; mv A')
      .shows('pawn1=A', 'hand1=HS')
      .cannot('H [A1]')
      .plays('dep H; H')
      .shows('1:A=HH', 'T1:A=3', 'T2:A=1-2', 'X=AAHSS')
      .scores(3, 2)
      .cannot('H [A1]');
  });

  test('[A2] [A16] [A17] the Persians halve the hand twice', () => {
    start()
      .plays('S; mig H>S; S; A; mv A; dep H; H; mv S')
      .shows('pawn1=S', '1:S=PPPPM')
      .plays('half P; drop A; drop A; drop H')
      .shows('1:S=PPPM', 'hand2=HMPS')
      .plays('half P; drop H; drop M')
      .shows('1:S=PPM', 'hand2=PS')
      .cannot('half P [A1]');
  });

  test('[T5] [T6] and the turn ends with a 1 and a 2', () => {
    const end = start()
      .plays('S; mig H>S; S; A; mv A; dep H; H; mv S')
      .plays('half P; drop A; drop A; drop H; half P; drop H; drop M; end')
      .shows('turn=2', 'Q1=1>2', 'known=4', '1:H=SSAA', '1:A=HH', '1:S=PPM', '2:H=PS')
      .shows('T1:A=3', 'T2:A=1-2')
      .lacks('hand1', 'migrated', 'T2:H')
      .scores(3, 2)
      .awaits(1)
      .goesOn();
    // Eight cards of player 1 and five of player 2 were discarded; then player 2 drew three.
    end.shows('X=AAAAHHHMPPSSS');
    expect(handSize(end.state, 1)).toBe(2 + 3);
  });
});
