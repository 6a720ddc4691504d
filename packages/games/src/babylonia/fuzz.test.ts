import { fuzzPositions } from '@nabu/testkit';
import { babylonia } from './index.ts';

fuzzPositions(babylonia, {
  optionSets: [{}, { cards: 'random7of9', riverTokenOpensField: false }],
  runs: 300,
  plies: 150,
});
