import type { Game } from '@nabu/kernel';
import type { Options } from './box.ts';
import { census } from './census.ts';
import { ranking, result, scores, tieBreak } from './ending.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { actors, legal, moves, sample } from './moves.ts';
import { chance, format, parse } from './notation.ts';
import { play } from './play.ts';
import { writePosition } from './position.ts';
import { readPosition } from './read-position.ts';
import { refuse } from './refuse.ts';
import { setup } from './setup.ts';
import { type View, view, witness } from './sight.ts';
import { copy, type State } from './state.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

/** Babylonia for two to four; its rules are told in RULES.md. */
export const babylonia: Game<State, Move, View, Event, Options> = {
  id: 'babylonia',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: {
    cards: { preset: 'first7', values: ['first7', 'random7of9'] },
    riverTokenOpensField: { preset: true, values: [true, false] },
  },
  vocabulary: VOCABULARY,

  setup,
  actors,
  moves,
  legal,
  play,
  copy,
  sample,

  view,
  witness,
  imagine,

  scores,
  ranking,
  tieBreak,
  result,
  refuse,
  notation: { format, parse, chance, writePosition, readPosition },
  census,
};

/** Every version of the rules, the newest first. */
export const versions = [babylonia] as const;

export * from './box.ts';
export { moveLike } from './census.ts';
export type { Event, Place, Scored } from './events.ts';
export {
  type Forecast,
  fieldPays,
  forecast,
  opensField,
  type Placing,
  placingNow,
  type Share,
  zigguratsTouched,
} from './forecast.ts';
export {
  cellOf,
  HEX_COUNT,
  type Hex,
  hexNamed,
  inPlay,
  isRiver,
  nameOf,
  type Topology,
  topologyOf,
} from './map.ts';
export { links, nobleCount } from './networks.ts';
export { isVacant, riverPlaced, tokensPlaced } from './placing.ts';
export { countBeside, tilesWon } from './scoring.ts';
export type { Counts, Side, View } from './sight.ts';
export {
  citiesOf,
  kindOf,
  ownerOf,
  type Phase,
  reserveSize,
  type State,
  standSize,
} from './state.ts';
export {
  CITY_FIELD,
  isCity,
  isField,
  isZiggurat,
  SCORED_ZIGGURAT,
  symbolsOf,
  type Tile,
  tileText,
  ZIGGURAT,
} from './tiles.ts';
export { AGAIN, DONE, type Move, placing, REST, scoringOf, taking } from './vocabulary.ts';
