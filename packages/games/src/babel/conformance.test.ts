import { clauseCheck, conformance, definedClauses, readRules, replayRecorded } from '@nabu/testkit';
import { CARDS_PER_NATION, NATIONS } from './box.ts';
import { babel } from './index.ts';
import { at, type State } from './state.ts';
import { levelsOf } from './temples.ts';

const here = new URL('.', import.meta.url);

/** All 60 nation cards by nation, then all 45 temple cards by level. */
function pieces(state: State): number[] {
  const nations = NATIONS.map((_, nation) => {
    const lying = [...state.rows.flat(), ...state.pile].filter((card) => card === nation).length;
    const held = state.hands[at(0, nation)] + state.hands[at(1, nation)];
    return lying + held + state.discards[nation];
  });
  if (nations.some((count) => count !== CARDS_PER_NATION)) throw new Error(`Nations: ${nations}`);
  const starters = state.starters.filter(Boolean).map(() => 1);
  const temples = state.temples.flatMap(levelsOf);
  const levels = [...starters, ...temples, ...state.stacks.flat(), ...state.deck];
  return [...nations, ...levels.toSorted()];
}

conformance(babel, {
  seeds: 6,
  optionSets: [
    {},
    { sumerians: 'topRun' },
    { hands: '5/5', starter: '1' },
    { hands: '5/5', sumerians: 'topRun', starter: '2' },
  ],
  maxPlies: 2000,
  positionsPerGame: 8,
  conserved: pieces,
  secrets: (state, viewer) => ({
    'the draw pile': state.pile,
    'the temple deck': state.deck,
    ...(viewer === 0 ? {} : { 'the hand of player 1': handOf(state, 0) }),
    ...(viewer === 1 ? {} : { 'the hand of player 2': handOf(state, 1) }),
  }),
  clauses: definedClauses(readRules(here)),
});

function handOf(state: State, seat: number): number[] {
  return state.hands.slice(at(seat, 0), at(seat + 1, 0));
}

clauseCheck(here);
replayRecorded({ babel }, new URL('games/', here));
