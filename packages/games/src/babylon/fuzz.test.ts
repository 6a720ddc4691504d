import { fuzzPositions } from '@nabu/testkit';
import { babylon } from './index.ts';

fuzzPositions(babylon, {
  optionSets: [{}, { strictSupplies: true, underBridge: 'anything' }],
  runs: 300,
  plies: 200,
});
