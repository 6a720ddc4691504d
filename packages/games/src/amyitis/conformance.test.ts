import { clauseCheck, conformance, definedClauses, readRules, replayRecorded } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { COURT_COPIES } from './box.ts';
import { amyitis, amyitis1, versions } from './index.ts';
import { gardenFor } from './map.ts';
import { FIRST_COPY, GARDENER, LEVELLED, NONE, type State } from './state.ts';

const here = new URL('.', import.meta.url);

/** Court cards by level and tiles by square, wherever they are. */
function pieces(state: State): unknown {
  const cards = state.copies.slice();
  for (let seat = 0; seat < state.seats; seat++) {
    for (let kind = 0; kind < LEVELLED; kind++)
      for (let level = 0; level < state.levels[seat * LEVELLED + kind]; level++)
        cards[FIRST_COPY[kind] + level] += 1;
    cards[FIRST_COPY[GARDENER]] += state.gardeners[seat];
  }
  const planted = state.planters.reduce(
    (word, who, at) => (who === NONE ? word : word | (1 << at)),
    0,
  );
  if ((planted | state.gardens) !== gardenFor(state.seats)) throw new Error('A tile is lost');
  const won = state.planters.filter((who) => who !== NONE).length;
  if (won !== state.won.reduce((a, b) => a + b, 0)) throw new Error('A tile is counted twice');
  return { cards, tiles: state.tiles };
}

for (const game of versions)
  conformance(game, {
    seeds: game === amyitis ? 3 : 1,
    optionSets: [{}, { doubleEdges: 4 }, { limitedSupplies: true }],
    maxPlies: 6000,
    positionsPerGame: 10,
    conserved: pieces,
    clauses: definedClauses(readRules(here)),
  });

clauseCheck(here);
replayRecorded({ amyitis, 'amyitis@1': amyitis1 }, new URL('games/', here));

test('the Spanish rules have the same clauses in the same order', async () => {
  const { readFileSync } = await import('node:fs');
  const spanish = readFileSync(new URL('RULES.es.md', here), 'utf8');
  expect(definedClauses(spanish)).toEqual(definedClauses(readRules(here)));
});

test('the box has copies for every number of players', () => {
  expect(Object.keys(COURT_COPIES)).toEqual(['2', '3', '4']);
});
