import { fuzzPositions } from '@nabu/testkit';
import { amyitis } from './index.ts';

fuzzPositions(amyitis, {
  optionSets: [{}, { doubleEdges: 4, limitedSupplies: true }],
  runs: 300,
  plies: 400,
});
