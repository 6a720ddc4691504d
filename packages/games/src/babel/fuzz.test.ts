import { fuzzPositions } from '@nabu/testkit';
import { babel } from './index.ts';

fuzzPositions(babel, {
  optionSets: [{}, { sumerians: 'topRun' }],
  runs: 300,
  plies: 150,
});
