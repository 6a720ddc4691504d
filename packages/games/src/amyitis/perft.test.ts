import { perftTable } from '@nabu/testkit';
import { amyitis } from './index.ts';

// A change of one number is a change of the rules. The comments count by hand.
perftTable(amyitis, [
  {
    // pass and 5 crafts; then 6 after pass, 2 fields twice, 3 temples, 6 areas, 3 after the merchant.
    name: 'an opening of two players',
    seats: 2,
    position: 'group1=peasant,priest,priest group2=engineer,peasant,merchant',
    lines: [6, 22, 71, 205],
  },
  {
    // pass, 3 merchants, 8 journeys; then 2 + 2 + 2 + 1 turns of player 2 and two trades in each city.
    name: 'the whole road lies open',
    seats: 3,
    position:
      'caravan=Ninoua group1=merchant,-,- group2=merchant,merchant,- group3=merchant,merchant,merchant 1:talents=2 1:camels=8 1:wine=2 w:1,3-2,3=1',
    lines: [12, 23, 54],
  },
  {
    // Two squares, each paid for in two ways; one tile grants a choice of four cards, one of which brings a token.
    name: 'planting with wine and a court card',
    seats: 4,
    position:
      'tiles=abflcdgmhijnopqr todo=plant@1 caravan=Eshnunna 1:salt=1 1:wine=1 w:0,3-1,3=2 1:caravaneer=1',
    lines: [2, 4, 10, 12],
  },
  {
    // Three temples, then a camel or a talent, one of two fields, and three exchanges or none.
    name: 'the end of a round',
    seats: 4,
    position:
      'first=1 turn=2 passed=1,2,3,4 todo=close@1,discard@4,discard@3,discard@2,discard@1,tammouz@1,marduk@1,ishtar@1,procession@4 ishtar=12.. tammouz=122. 1:salt=1 3:salt=2 3:palm=1',
    lines: [3, 6, 12, 48],
  },
  {
    // Five edges left at the river, two and two along the line, three beyond its end.
    name: 'a channel with four double edges',
    seats: 2,
    options: { doubleEdges: 4 },
    position:
      'todo=irrigate@1:1 w:1,3-2,3=1 w:1,2-2,2=2 w:1,1-1,2=1 group1=engineer,-,- 1:talents=2 2:talents=2',
    lines: [12, 24, 173],
  },
  {
    // No camel to take, two rows of fields, three kinds in exchange for wine since no palm is left, or none.
    name: 'limited supplies',
    seats: 3,
    options: { limitedSupplies: true },
    position:
      'first=1 passed=1,2,3 todo=close@1,discard@3,discard@2,discard@1,tammouz@1,marduk@1,reward@1:2 ishtar=21.. tammouz=21.. 1:camels=14 2:wine=1 3:palm=6 bounties=palm',
    lines: [1, 2, 8, 8],
  },
]);
