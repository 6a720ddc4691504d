import { perftTable } from '@nabu/testkit';
import { babel } from './index.ts';

// A change of one number is a change of the rules. The comments count by hand.
perftTable(babel, [
  {
    // Five sites to walk to; then 9 moves after mv A, 8 after each of the others.
    name: 'a first turn with every nation in hand',
    position: 'starter1=yes starter2=yes hand1=AAHMPS hand2=AHMPS',
    lines: [5, 41, 293, 1693],
  },
  {
    // 2 walks, 3 cards to deploy, S, half S, 4 migrations, end.
    name: 'the long example',
    position:
      'pawn1=H 1:H=SSSSAPP 2:H=PSAAM 1:A=HH 1:S=PP hand1=AHS hand2=AAHHMPS T2:H=1-6 T2:A=1-3',
    lines: [12, 108, 813, 5815],
  },
  {
    // M:A, M:P and half M, each by two runs, 4 migrations, end.
    name: 'two runs of Medes',
    position: 'pawn1=A 1:A=MMMAMMM 2:A=PA hand2=HH T1:A=1-2 T2:A=1 pawn2=A',
    lines: [11, 52, 185, 1132],
  },
  {
    // S, half S, 1 walk, 2 cards to deploy, a 1 from either stack, 4 migrations, end.
    name: 'top run only',
    position: 'pawn1=A pawn2=A 1:A=SSSSS 2:A=PPHPSSS hand1=AH hand2=AHMPS Q1=1>2 Q2=1>3',
    options: { sumerians: 'topRun' },
    lines: [12, 108, 938, 9380],
  },
  {
    // One of three nations to drop; three of six cards in 24 orders; then 8 moves for player 1.
    name: 'in the middle of a forced discard',
    position: 'drop2=3 pawn1=P pawn2=P 1:P=PPPP hand2=AAHHMM Q1=2 Q2=1',
    lines: [3, 9, 24, 192],
  },
]);
