import { clauseCheck, conformance, definedClauses, readRules, replayRecorded } from '@nabu/testkit';
import { babylon, babylon1, type State, versions } from './index.ts';
import { laidTile } from './laid.ts';
import { countPieces } from './remainder.ts';
import { NO_TILE } from './tiles.ts';

const here = new URL('.', import.meta.url);

/** Every tile, wherever it lies, and what is missing from the supply beyond what is in use. */
function pieces(state: State): number[] {
  const held = [...state.quarry, ...state.kept, state.dug].filter((tile) => tile !== NO_TILE);
  const laid = state.laid.flat().map(laidTile);
  const lost = countPieces(state).map((count, kind) => state.used[kind] - count);
  return [...lost, ...[...held, ...laid, ...state.gone].toSorted((a, b) => a - b)];
}

for (const game of versions)
  conformance(game, {
    seeds: 1,
    optionSets: [
      {},
      { strictSupplies: true, highestPoint: 'doubled', underBridge: 'anything' },
      { underBridge: 'bareBoard' },
    ],
    maxPlies: 600,
    positionsPerGame: 3,
    imagined: 2,
    conserved: pieces,
    secrets: (state) => ({
      'tiles beneath others': state.quarry,
      'the round tokens to come': state.tokens,
    }),
    clauses: definedClauses(readRules(here)),
  });

clauseCheck(here);
replayRecorded({ babylon, 'babylon@1': babylon1 }, new URL('games/', here));
