import { clauseCheck, conformance, definedClauses, readRules, replayRecorded } from '@nabu/testkit';
import { ur } from './index.ts';
import { positionsIn } from './map.ts';
import type { State } from './state.ts';

const folder = new URL('.', import.meta.url);

/** All pieces of each player, wherever they are. */
function pieces({ hands, on, homes }: State): number[] {
  return hands.map((hand, seat) => hand + positionsIn(on[seat]).length + homes[seat]);
}

conformance(ur, {
  seeds: 8,
  optionSets: [{}, { path: 'long' }, { pieces: 5 }, { path: 'long', pieces: 5 }],
  maxPlies: 2000,
  positionsPerGame: 12,
  imagined: 1,
  conserved: pieces,
  clauses: definedClauses(readRules(folder)),
});

clauseCheck(folder);
replayRecorded({ ur }, new URL('games/', folder));
