import { table } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import type { Options } from './box.ts';
import { babel } from './index.ts';

const given = (position: string, options: Partial<Options> = {}) =>
  table(babel, { seats: 2, options }).given(position);

describe('runs', () => {
  test('[A1] three in a row, unbroken, anywhere in the row', () => {
    const temple = 'pawn1=A T2:A=1-6';
    given(`${temple} 1:A=AA`).cannot('A [A1]');
    given(`${temple} 1:A=AASA`).cannot('A [A1]');
    for (const row of ['AAA', 'SSAAA', 'AAASS', 'PAAAP']) given(`${temple} 1:A=${row}`).can('A');
  });

  test('[A1] only at the site of the pawn', () => {
    given('pawn1=M 1:A=AAA T2:A=1-6 hand1=A').cannot('A [A1]').plays('mv A; A').lacks('T2:A');
  });

  test('[A1] the opponent’s run is of no use', () => {
    given('pawn1=A 2:A=AAA T2:A=1').cannot('A [A1]', 'half A [A1]');
  });

  test('[A1] a run serves its own nation’s ability only', () => {
    given('pawn1=A 1:A=AAAHMP T2:A=1-4 2:A=S Q1=2').cannot(
      'H [A1]',
      'M:S [A1]',
      'P:Q1 [A1]',
      'S [A1]',
    );
  });

  test('[A2] a run of five works three times', () => {
    given('pawn1=P 1:P=PPPPP hand2#=8')
      .plays('half P; drop A; drop A; drop H; drop H')
      .shows('1:P=PPPP')
      .plays('half P; drop M; drop M')
      .shows('1:P=PPP')
      .plays('half P; drop P')
      .shows('1:P=PP', 'hand2=S')
      .cannot('half P [A1]');
  });

  test('[A2] the payment goes to the discards', () => {
    given('pawn1=A 1:A=HAAAH T2:A=1')
      .plays('A')
      .shows('1:A=HAAH', 'X=A')
      .tells({ type: 'used', seat: 0, site: 0, nation: 0, run: 1, half: false });
  });

  test('[A3] of two runs the player names the one that pays', () => {
    const two = () => given('pawn1=A 1:A=SSSASSSS 2:A=P');
    two().plays('S').shows('1:A=SSASSSSP');
    two().plays('S#2').shows('1:A=SSSASSSP');
    two().cannot('S#3 [A3]', 'S#4 [A3]');
  });

  test('[A3] only runs of three or more are counted, from the oldest', () => {
    given('pawn1=A 1:A=SSASSSASSS 2:A=P').plays('S#2').shows('1:A=SSASSSASSP');
    given('pawn1=A 1:A=SSASSSASSS 2:A=P').plays('S').shows('1:A=SSASSASSSP');
    given('pawn1=A 1:A=SSASSS 2:A=P').cannot('S#2 [A3]').plays('S').shows('1:A=SSASSP');
  });

  test('[A3] when the first run is spent the second becomes the first', () => {
    given('pawn1=A 1:A=SSSASSS 2:A=PH')
      .can('S', 'S#2')
      .plays('S')
      .shows('1:A=SSASSSH')
      .cannot('S#2 [A3]')
      .plays('S')
      .shows('1:A=SSASSHP')
      .cannot('S [A1]');
  });

  test('[A3] every ability can name its run, up to the fourth', () => {
    given('pawn1=A 1:A=MMMAMMM 2:A=PA hand2=HH')
      .can('M:P', 'M:P#2', 'M:A#2', 'half M', 'half M#2')
      .cannot('half M#3 [A3]', 'M:S#2 [A11]')
      .plays('M:A#2')
      .shows('1:A=MMMAMM', '2:A=P');
    given('pawn1=A 1:A=AAASAAASAAASAAA T2:A=1').can('A', 'A#2', 'A#3', 'A#4');
    given('pawn1=P 1:P=PPPSPPP Q2=2').plays('P:Q2#2').shows('1:P=PPPSPP', 'T1:P=2');
    given('pawn1=H 1:H=HHHSHHH T2:H=2').plays('H#2').shows('1:H=HHHSHH', 'T1:H=2');
    given('pawn1=P 1:P=PPPSPPP hand2=AA').plays('half P#2').shows('1:P=PPPSPP', 'drop2=1');
  });

  test('[A3] runs of several nations stand side by side', () => {
    given('pawn1=A 1:A=AAASSSA T2:A=1 2:A=P hand2=HH').canOnly(
      ...['A', 'S', 'half A', 'half S', 'mig A>H', 'mig A>M', 'mig A>P', 'mig A>S', 'end'],
    );
  });

  test('[A4] gaps close and make new runs', () => {
    given('pawn1=H pawn2=H 1:H=MMM 2:H=AAMA T1:H=1-2')
      .plays('M:M')
      .shows('2:H=AAA')
      .plays('end; A')
      .shows('2:H=AA')
      .lacks('T1:H');
    given('pawn1=A 1:A=SSSA 2:A=AMAMM')
      .plays('S')
      .shows('2:A=AA', '1:A=SSAMMM')
      .can('M:A')
      .cannot('S [A1]');
  });

  test('[A5] conditions count the card that pays', () => {
    given('pawn1=H 1:H=HHH T2:H=1-3').plays('H').shows('1:H=HH', 'T1:H=3');
    given('pawn1=P 1:P=PPP T1:P=1 Q1=3').plays('P:Q1').shows('1:P=PP', 'T1:P=1,3');
  });
});

describe('Assyrians', () => {
  test('[A6] raze the whole temple, at this site only', () => {
    given('pawn1=H 1:H=AAA T2:H=1-4 T2:A=1-2 T1:H=1')
      .plays('A')
      .shows('T2:A=1-2', 'T1:H=1')
      .lacks('T2:H')
      .scores(1, 2)
      .tells({ type: 'scored', seat: 1, points: -4, clause: 'A6' });
  });

  test('[A6] need a temple to raze', () => {
    given('pawn1=H 1:H=AAA T2:A=1').cannot('A [A6]');
  });

  test('[A7] the lowest is drawn first, also with gaps', () => {
    given('pawn1=H 1:H=AAA T2:H=1,3,6 D=2>2')
      .plays('A')
      .shows('D=1>3>6>2>2', 'known=3')
      .plays('end')
      .shows('Q1=1>3', 'D=6>2>2', 'known=1')
      .plays('end')
      .shows('Q2=2>6', 'D=2')
      .lacks('known');
  });

  test('[A7] a lone card and the one beneath the deck’s top', () => {
    given('pawn1=H 1:H=AAA T2:H=5 D=2>3').plays('A; end').shows('Q1=2>5', 'D=3').goesOn();
  });

  test('[A7] a second razing lies on the first', () => {
    given('pawn1=H 1:H=AAAA T2:H=1-2 T2:S=4 1:S=AAA hand1=S D=6>6')
      .plays('A; mv S; A')
      .shows('D=4>1>2>6>6', 'known=3');
  });

  test('[A7] a razing keeps an almost empty deck from ending the game', () => {
    given('pawn1=H 1:H=AAA T2:H=1-2 D=6').plays('A; end').shows('Q1=1>2', 'D=6').goesOn();
  });
});

describe('Hittites', () => {
  test('[A8] take only what is strictly higher', () => {
    given('pawn1=H 1:H=HHHSSS T1:H=1-3 T2:H=1-3').cannot('H [A8]');
    given('pawn1=H 1:H=HHHSSS T1:H=1-4 T2:H=1-3').cannot('H [A8]');
    given('pawn1=H 1:H=HHHSSS').cannot('H [A8]');
    given('pawn1=H 1:H=HHHSSS T2:A=1-3').cannot('H [A8]');
  });

  test('[A9] need as many workers as the level', () => {
    given('pawn1=H 1:H=HHH T1:H=1-3 T2:H=1-4').cannot('H [A9]');
    given('pawn1=H 1:H=HHHS T1:H=1-3 T2:H=1-4').plays('H').shows('T1:H=1-4', 'T2:H=1-3', '1:H=HHS');
  });

  test('[A8] [A10] take onto an empty site; the next must be one higher', () => {
    given('pawn1=H 1:H=HHHSP T2:H=1-5 Q1=1 Q2=6 hand1=AA')
      .plays('H')
      .shows('T1:H=5', 'T2:H=1-4')
      .scores(5, 4)
      .cannot('bld Q1 [B2]', 'bld Q2 [B3]')
      .plays('dep A; dep A; bld Q2')
      .shows('T1:H=5-6');
  });

  test('[A10] own lower cards stay beneath, the victim falls to the next card', () => {
    given('pawn1=H 1:H=HHHSPA T1:H=1-2 T2:H=1,3,6')
      .plays('H')
      .shows('T1:H=1,2,6', 'T2:H=1,3')
      .scores(6, 3)
      .tells({ type: 'scored', seat: 1, points: -3, clause: 'A10' })
      .tells({ type: 'scored', seat: 0, points: 4, clause: 'A10' });
    given('pawn1=H 1:H=HHH T2:H=3').plays('H').shows('T1:H=3').lacks('T2:H').scores(3, 0);
  });

  test('[A2] [A8] twice in a row while the opponent is higher', () => {
    given('pawn1=H 1:H=HHHH T2:H=1,2,3').plays('H').cannot('H [A8]');
    given('turn=2 pawn2=H 2:H=HHHHP T1:H=1-5')
      .plays('H')
      .shows('T2:H=5', 'T1:H=1-4')
      .cannot('H [A8]');
  });
});

describe('Medes', () => {
  test('[A11] all opposing cards of one nation leave, own cards stay', () => {
    given('pawn1=H 1:H=MMMP 2:H=PHPAP 2:A=P')
      .plays('M:P')
      .shows('1:H=MMP', '2:H=HA', '2:A=P', 'X=MPPP')
      .tells({ type: 'deserted', seat: 0, site: 1, nation: 3, indices: [0, 2, 4] });
  });

  test('[A11] a nation that is not there cannot be named', () => {
    given('pawn1=H 1:H=MMM 2:H=PA').can('M:P', 'M:A').cannot('M:H [A11]', 'M:M [A11]', 'M:S [A11]');
    given('pawn1=H 1:H=MMM').cannot('M:A [A11]');
  });
});

describe('Persians', () => {
  test('[A12] build exactly two levels higher', () => {
    const rows = 'pawn1=P 1:P=PPPSSS T1:P=1-2';
    given(`${rows} Q1=4`).plays('P:Q1').shows('T1:P=1,2,4').lacks('Q1').scores(4, 0);
    for (const level of [1, 2, 3, 5, 6]) given(`${rows} Q1=${level}`).cannot('P:Q1 [A12]');
    given(rows).cannot('P:Q1 [A12]', 'P:Q2 [A12]');
  });

  test('[A12] again and again, from either stack: 2, 4, 6', () => {
    given('pawn1=P 1:P=PPPPPSSS Q1=2>6 Q2=4')
      .plays('P:Q1; P:Q2; P:Q1')
      .shows('T1:P=2,4,6', '1:P=PPSSS')
      .lacks('Q1', 'Q2')
      .scores(6, 0);
  });

  test('[A12] nothing is two higher than a 5', () => {
    given('pawn1=P 1:P=PPPSSSSS T1:P=1-5 Q1=6').cannot('P:Q1 [A12]').can('bld Q1');
  });

  test('[A13] need as many workers as the level', () => {
    given('pawn1=P 1:P=PPP T1:P=1-2 Q1=4').cannot('P:Q1 [A13]');
    given('pawn1=P 1:P=PPPS T1:P=1-2 Q1=4').plays('P:Q1').shows('T1:P=1,2,4', '1:P=PPS');
  });

  test('[B2] after a leap, on from the printed level', () => {
    given('pawn1=P 1:P=PPPS Q1=2>1>3').plays('P:Q1').cannot('bld Q1 [B2]').shows('Q1=1>3');
  });
});

describe('Sumerians', () => {
  test('[A14] every card of the top card’s nation, scattered or not', () => {
    given('pawn1=A 1:A=SSSS 2:A=PHMP')
      .plays('S')
      .shows('1:A=SSSPP', '2:A=HM')
      .tells({ type: 'defected', seat: 0, site: 0, nation: 3, indices: [0, 3] })
      .plays('S')
      .shows('1:A=SSPPM', '2:A=H');
  });

  test('[A14] feed themselves', () => {
    given('pawn1=A 1:A=SSS 2:A=ASS')
      .plays('S')
      .shows('1:A=SSSS', '2:A=A')
      .plays('S')
      .shows('1:A=SSSA')
      .lacks('2:A')
      .cannot('S [A14]');
  });

  test('[A14] need somebody to call', () => {
    given('pawn1=A 1:A=SSS 2:H=P').cannot('S [A14]');
  });

  test('[A15] topRun: only the unbroken group at the top goes', () => {
    const topRun = { sumerians: 'topRun' } as const;
    given('pawn1=A 1:A=SSSS 2:A=PHMP', topRun).plays('S').shows('1:A=SSSP', '2:A=PHM');
    given('pawn1=A 1:A=SSSS 2:A=PPHPPP', topRun).plays('S').shows('1:A=SSSPPP', '2:A=PPH');
    given('pawn1=A 1:A=SSS 2:A=PPP', topRun)
      .plays('S')
      .shows('1:A=SSPPP')
      .lacks('2:A')
      .tells({ type: 'defected', seat: 0, site: 0, nation: 3, indices: [0, 1, 2] });
  });

  test('[A15] topRun: the second use looks at the new top', () => {
    given('pawn1=A 1:A=SSSS 2:A=PHP', { sumerians: 'topRun' })
      .plays('S; S')
      .shows('1:A=SSPH', '2:A=P');
  });
});

describe('halving a hand', () => {
  const sizes = [
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [7, 3],
    [8, 4],
    [9, 4],
  ] as const;

  test('[A16] half of it, rounded down', () => {
    for (const [size, drops] of sizes)
      given(`pawn1=M 1:M=HHH hand2#=${size}`)
        .plays('half H')
        .shows(`drop2=${drops}`)
        .tells({ type: 'halved', seat: 1, count: drops });
  });

  test('[A16] any nation, never against fewer than two cards', () => {
    for (const nation of 'AHMPS') {
      given(`pawn1=M 1:M=${nation.repeat(3)} hand2=AA`).can(`half ${nation}`);
      given(`pawn1=M 1:M=${nation.repeat(3)} hand2=A`).cannot(`half ${nation} [A16]`);
      given(`pawn1=M 1:M=${nation.repeat(3)}`).cannot(`half ${nation} [A16]`);
    }
  });

  test('[A17] nothing else is legal meanwhile, for either player', () => {
    const here = given('pawn1=M pawn2=M 1:M=HHHHH 2:M=SSS hand1=AHM hand2=AAAS Q1=1')
      .plays('half H')
      .awaits(1)
      .canOnly('drop A', 'drop S')
      .cannot('drop H [A17]', 'dep A [A17]', 'end [A17]', 'mv A [A17]', 'S [A17]');
    for (const move of babel.vocabulary) expect(babel.refuse(here.state, 0, move)).toBe('A17');
    here.plays('drop A').shows('drop2=1').awaits(1).plays('drop S').awaits(0).can('half H', 'end');
  });

  test('[A17] one card after the other, also without a choice', () => {
    given('turn=2 pawn2=A 2:A=AAA hand1=SS')
      .plays('half A')
      .awaits(0)
      .canOnly('drop S')
      .plays('drop S')
      .shows('hand1=S', 'X=AS')
      .tells({ type: 'dropped', seat: 0, nation: 4, left: 0 })
      .awaits(1);
  });

  test('[A17] a forced discard is no move of one’s own', () => {
    given('pawn1=A hand1=AA').cannot('drop A [A17]');
  });

  test('[M1] [A17] the turn goes on where it was', () => {
    given('pawn1=A 1:A=AAA 1:H=PPP hand2=SS migrated')
      .plays('half A; drop S')
      .cannot('mig H>A [M1]')
      .shows('turn=1', 'migrated');
  });
});
