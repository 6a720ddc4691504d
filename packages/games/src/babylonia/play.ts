import type { Rng, Seat, Tell } from '@nabu/kernel';
import { type Kind, TOKENS } from './box.ts';
import { spend, takeCard } from './cards.ts';
import { beginTurn, finishTurn } from './ending.ts';
import type { Event } from './events.ts';
import { type Hex, nameOf, topologyOf } from './map.ts';
import { countPlaced } from './placing.ts';
import { score, scorePlace } from './scoring.ts';
import { citiesWon, ownerOf, type State, TOKEN_KINDS, zigguratsOf } from './state.ts';
import { setDown } from './table.ts';
import { CITY_FIELD, fieldPoints, isCity, type Tile, tileText } from './tiles.ts';
import type { Move } from './vocabulary.ts';

/** Carries out one legal move in place. */
export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  switch (move.type) {
    case 'place': // [P8]
      place(state, seat, move.kind, move.hex, tell);
      break;
    case 'done': // [T2]
      scoreOn(state, rng, tell);
      break;
    case 'score': // [S2]
      choose(state, move.hex, rng, tell);
      break;
    case 'card': // [S9]
      takeCard(state, seat, move.card, tell);
      scoreOn(state, rng, tell);
      break;
    case 'again': // [K2]
      spend(state, seat, 2, tell);
      beginTurn(state, seat, true, tell);
      break;
    case 'rest':
      beginTurn(state, (seat + 1) % state.seats, false, tell);
      break;
  }
}

const NONE: readonly string[] = [];

function place(state: State, seat: Seat, kind: Kind, hex: Hex, tell?: Tell<Event>): void {
  const onRiver = topologyOf(state.ground).river[hex] === 1;
  const field = state.tiles[hex];
  const waiting = tell ? state.waiting.slice() : state.waiting;
  state.stands[seat * TOKEN_KINDS + kind]--;
  countPlaced(state, kind, onRiver);
  const besideZiggurat = setDown(state, seat, kind, hex);
  tell?.({ type: 'placed', seat, hex: nameOf(hex), token: TOKENS[kind], faceDown: onRiver });
  if (field !== 0) harvest(state, seat, hex, field, tell);
  if (besideZiggurat) {
    const pieces = tell ? touchedBy(state, seat) : NONE;
    score(state, seat, ZIGGURATS, zigguratsOf(state, seat), pieces, tell);
  }
  if (tell) tellSurrounded(state, waiting, tell);
}

const ZIGGURATS = ['ziggurats', 'G1'] as const;
const NUMBER_FIELD = ['fields', 'F3'] as const;
const SYMBOL_FIELD = ['fields', 'F4'] as const;

/** A field pays its number, or the cities in front of all players, and is gone. [F3] [F4] */
function harvest(state: State, seat: Seat, hex: Hex, field: Tile, tell?: Tell<Event>): void {
  const points = fieldPoints(field, citiesWon(state));
  tell?.({ type: 'harvested', seat, hex: nameOf(hex), field: tileText(field), points });
  if (points === 0) return;
  const why = field === CITY_FIELD ? SYMBOL_FIELD : NUMBER_FIELD;
  score(state, seat, why, points, tell ? [nameOf(hex)] : NONE, tell);
}

/** The ziggurats with a token of the seat beside them, by name. */
function touchedBy(state: State, seat: Seat): string[] {
  const { ziggurats, near } = topologyOf(state.ground);
  return ziggurats
    .filter((hex) => near[hex].some((other) => ownerOf(state.tokens[other]) === seat))
    .map(nameOf);
}

function tellSurrounded(state: State, before: readonly Hex[], tell: Tell<Event>): void {
  for (const hex of state.waiting) {
    if (before.includes(hex)) continue;
    const place = isCity(state.tiles[hex]) ? 'city' : 'ziggurat';
    tell({ type: 'surrounded', hex: nameOf(hex), place });
  }
}

/** The active player scores one of several surrounded places next. [S2] */
function choose(state: State, hex: Hex, rng: Rng, tell?: Tell<Event>): void {
  state.waiting.splice(state.waiting.indexOf(hex), 1);
  if (!scorePlace(state, hex, tell)) scoreOn(state, rng, tell);
}

/** Scores while there is nothing to choose; then the turn is finished. [S2] */
function scoreOn(state: State, rng: Rng, tell?: Tell<Event>): void {
  const { waiting } = state;
  state.placed.fill(0);
  state.chooser = state.turn;
  if (waiting.length > 1) {
    state.phase = 'score';
    return;
  }
  const last = waiting.pop();
  if (last !== undefined && scorePlace(state, last, tell)) return;
  finishTurn(state, rng, tell);
}
