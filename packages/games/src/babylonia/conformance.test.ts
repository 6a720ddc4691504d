import { readFileSync } from 'node:fs';
import { clauseCheck, conformance, definedClauses, readRules, replayRecorded } from '@nabu/testkit';
import { expect, test } from 'vitest';
import { babylonia } from './index.ts';
import { partOf } from './sight.ts';
import { ownerOf, type State } from './state.ts';
import { isZiggurat } from './tiles.ts';

const folder = new URL('.', import.meta.url);

/** Every token of every seat, wherever it lies, and every Ziggurat Card. */
function pieces(state: State) {
  const tokens = state.held.map((_, seat) =>
    [0, 1, 2, 3].map(
      (kind) =>
        state.stands[seat * 4 + kind] +
        state.reserves[seat * 4 + kind] +
        state.tokens.filter((token) => token === 1 + seat * 4 + kind).length,
    ),
  );
  const cards = state.held.reduce((all, held) => all | held, state.display);
  return { tokens, cards, ziggurats: state.tiles.filter(isZiggurat).length };
}

conformance(babylonia, {
  seeds: 1,
  maxPlies: 400,
  positionsPerGame: 4,
  clauses: definedClauses(readRules(folder)),
  conserved: pieces,
  secrets: (state, viewer) => {
    const hidden = state.held.map((_, seat) => seat).filter((seat) => seat !== viewer);
    return {
      stands: hidden.map((seat) => partOf(state.stands, seat, 4)),
      reserves: hidden.map((seat) => partOf(state.reserves, seat, 4)),
      rivers: state.tokens.filter(
        (token, hex) =>
          ownerOf(token) >= 0 && state.ground[hex] === '~' && ownerOf(token) !== viewer,
      ),
    };
  },
});

clauseCheck(folder);
replayRecorded({ babylonia }, new URL('games/', import.meta.url));

test('the Spanish rules have the same clauses in the same order', () => {
  const spanish = readFileSync(new URL('RULES.es.md', import.meta.url), 'utf8');
  expect(definedClauses(spanish)).toEqual(definedClauses(readRules(folder)));
});
