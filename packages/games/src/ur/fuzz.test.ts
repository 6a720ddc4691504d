import { fuzzPositions } from '@nabu/testkit';
import { ur } from './index.ts';

fuzzPositions(ur, {
  optionSets: [{}, { path: 'long' }, { pieces: 5 }],
  runs: 600,
  plies: 150,
});
