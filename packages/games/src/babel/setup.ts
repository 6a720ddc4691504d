import { type Rng, shuffle, type Table, type Tell } from '@nabu/kernel';
import {
  ALL_NATIONS,
  CARDS_PER_NATION,
  LEVELS,
  type Level,
  type Nation,
  type Options,
  QUARRY,
  TEMPLE_CARDS,
  TURN_DRAW,
} from './box.ts';
import type { Event } from './events.ts';
import { other, type State } from './state.ts';
import { drawNations } from './supply.ts';

const BOTH = 2;
const NATION_CARDS: readonly Nation[] = ALL_NATIONS.flatMap((nation) =>
  new Array<Nation>(CARDS_PER_NATION).fill(nation),
);
const DECK_CARDS: readonly Level[] = LEVELS.flatMap((level) =>
  new Array<Level>(TEMPLE_CARDS[level] - (level === 1 ? BOTH : 0)).fill(level),
);

/** The table at the start player's first decision: dealt, and the first three cards drawn. [S1]-[S6] */
export function setup(table: Table<Options>, rng: Rng, tell?: Tell<Event>): State {
  const { hands, starter } = table.options;
  const state = emptyTable(table.options);
  state.turn = starter === 'random' ? rng.below(BOTH) : Number(starter) - 1;
  state.starters = [true, true];
  state.deck = shuffle(DECK_CARDS.slice(), rng);
  state.pile = shuffle(NATION_CARDS.slice(), rng);
  tell?.({ type: 'opened', seat: state.turn });
  drawNations(state, state.turn, hands === '3/5' ? 3 : 5, rng, tell, 'dealt');
  drawNations(state, other(state.turn), 5, rng, tell, 'dealt');
  tell?.({ type: 'turn', seat: state.turn });
  drawNations(state, state.turn, TURN_DRAW, rng, tell);
  return state;
}

/** A table with no card on it and both pawns in the quarry, for readers of positions to fill. */
export function emptyTable(options: Pick<Options, 'sumerians'>): State {
  return {
    turn: 0,
    drops: 0,
    migrated: false,
    endPhase: false,
    ending: null,
    topRun: options.sumerians === 'topRun',
    starters: [false, false],
    pawns: [QUARRY, QUARRY],
    rows: [[], [], [], [], [], [], [], [], [], []],
    temples: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    hands: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    shown: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    held: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    pile: [],
    discards: [0, 0, 0, 0, 0],
    deck: [],
    razed: 0,
    stacks: [[], []],
  };
}
