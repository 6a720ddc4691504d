import { perftTable } from '@nabu/testkit';
import { babylonia } from './index.ts';
import { drawn } from './testing/drawn.ts';

const field = drawn('C@4,0:M C@-4,0:P L@O L@E L@SE L@W F@NE:5 R@2,0');
const open = drawn('C@4,0:M C@-4,0:P L@O L@E L@2,-3 L@W');
const ring = drawn('C@O:MP Am@E Nf@NE Am@NW Nf@W Af@SW L@SE Z@3,0 Af@2,0 L@4,-1 C@-4,0:S C@-4,4:S');

// A change of one number is a change of the rules. The comments count by hand.
perftTable(babylonia, [
  {
    // 108 hexes for either token; done alone; then 107 hexes for either token of the other player.
    name: 'an opening of two players',
    position: 'turns=0 stand1=mf stand2=ms reserve1=m reserve2=m tiles=d3:M,i6:S',
    lines: [216, 216, 216 * 214],
  },
  {
    // Five hexes for m and f; then 5·4 + 2 after m and 5·(4 + 4) + 2 after f, for two hexes open the field;
    // then done after all 64, and a third farmer on 2 or 3 hexes after two on land: 2·2 + 10·3 + 2·3.
    name: 'a field beside two hexes, and one hex of river',
    position: `${field.words} turns=9 stand1=mfff stand2=sf reserve1=m reserve2=p`,
    lines: [10, 64, 104],
  },
  {
    // After mf and fm done or f on 2 hexes; after ff done, f or m on 2; mff and ffm need the last f.
    name: 'a noble among farmers with card 5',
    position: `${open.words} turns=9 cards1=5 stand1=mfff reserve1=m stand2=s reserve2=s`,
    lines: [8, 36, 132, 192],
  },
  {
    // Two tokens on two hexes surround a city and a ziggurat; two orders, three cards; card 2 asks once more.
    name: 'scoring in either order and choosing a card',
    position: `${ring.words} turns=9 display=1,2,4 stand1=mf reserve1=mm stand2=ff`,
    lines: [4, 4, 4, 8, 24, 32],
  },
  {
    // msp in 6 orders on 4 hexes, or two of them and done; then done or, after done, one token of player 2.
    name: 'three different nobles with card 4',
    position: `${open.words} turns=9 cards1=4 stand1=msp reserve1=m stand2=s reserve2=s`,
    lines: [12, 72, 72 * 3, 72 * (2 + 2)],
  },
]);
