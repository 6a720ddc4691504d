import type { ClauseId, Seat } from '@nabu/kernel';
import { camelsFor, purchases, squareAhead } from './caravan.ts';
import { ASKS, BABYLON, extraIn, PLANT_CITY, SELLS_FIRST, SELLS_SECOND, TRADES } from './cities.ts';
import { nextCard } from './court.ts';
import { hasCube } from './goods.ts';
import { gardenFor } from './map.ts';
import { answersFrom, legal } from './moves.ts';
import { canPay } from './payment.ts';
import { plantable } from './planting.ts';
import { craftsIn, priceOf } from './recruit.ts';
import { FIRST_COPY, GARDENER, held, levelOf, type State, WINE } from './state.ts';
import * as task from './tasks.ts';
import { type Move, TURN_AT } from './vocabulary.ts';

/** The clause that forbids a move to a seat, the most telling one, or null when it is legal. */
export function refuse(state: State, seat: Seat, move: Move): ClauseId | null {
  if (state.over) return 'Z1';
  if (task.actor(state) !== seat) return state.pending.length === 0 ? 'R3' : 'R4';
  const bit = move.index - answersFrom(state);
  if (bit >= 0 && bit < 32 && (legal(state) >>> bit) & 1) return null;
  if (!answers(state, move)) return answersFrom(state) === TURN_AT ? 'R3' : 'R4';
  return reason(state, seat, move);
}

/** By kind of task: the kinds of moves that answer it. */
const ANSWERS: { readonly [kind: number]: readonly Move['type'][] } = {
  [task.TURN]: ['pass', 'recruit', 'caravan'],
  [task.FIELD]: ['field'],
  [task.TEMPLE]: ['temple'],
  [task.IRRIGATE]: ['irrigate'],
  [task.SELL]: ['sell'],
  [task.BUY]: ['buy'],
  [task.PLANT]: ['plant'],
  [task.PAY]: ['pay'],
  [task.CHOOSE_COURT]: ['court'],
  [task.TAKE]: ['take'],
  [task.PROCESSION]: ['procession'],
  [task.REWARD]: ['takeCamel', 'takeTalent'],
  [task.SWAP]: ['swap', 'keep'],
  [task.DISCARD]: ['discard'],
};

/** Whether a move is of the kind that is asked for now. */
function answers(state: State, move: Move): boolean {
  return ANSWERS[task.nextKind(state)].includes(move.type);
}

/** Why a move of the right kind is not legal. */
function reason(state: State, seat: Seat, move: Move): ClauseId {
  switch (move.type) {
    case 'recruit':
      return whyNotRecruit(state, seat, move.group, move.craft);
    case 'caravan':
      return whyNotTravel(state, seat, move.steps);
    case 'irrigate':
      return (state.full >> move.edge) & 1 ? 'I3' : 'I2';
    case 'sell':
      return 'B1';
    case 'buy':
      return whyNotBuy(state, seat, move.court);
    case 'plant':
      return whyNotPlant(state, move.square);
    case 'pay':
      return move.resource === (task.nextDetail(state) & 7) || move.resource === WINE ? 'W2' : 'W1';
    case 'court':
      return whyNoCard(state, seat, move.court);
    case 'take':
      return 'K5';
    case 'swap':
      return held(state, seat, move.resource) === 0 ? 'E6' : 'L1';
    case 'discard':
      return 'E7';
    default:
      return 'L1';
  }
}

function whyNotRecruit(state: State, seat: Seat, group: number, craft: number): ClauseId {
  if (group >= state.seats) return 'R1';
  if (((craftsIn(state, group) >> craft) & 1) === 0) return 'C1';
  if (priceOf(state, group) > state.talents[seat]) return 'C2';
  return hasCube(state, seat) ? 'C1' : 'L2';
}

function whyNotTravel(state: State, seat: Seat, steps: number): ClauseId {
  if (camelsFor(state, seat, steps) > state.camels[seat]) return 'V2';
  const city = squareAhead(state, steps);
  const trade = TRADES[city];
  if (trade === BABYLON) return 'B1';
  if (trade === PLANT_CITY) return whyNoPlant(state, seat, city);
  if (!canPay(state, seat, ASKS[city], task.NOTHING_MORE)) return 'K1';
  return purchases(state, seat, city) === 0 ? whyNoCard(state, seat, SELLS_FIRST[city]) : 'V3';
}

/** Why nothing can be planted from a plant city. */
function whyNoPlant(state: State, seat: Seat, city: number): ClauseId {
  if (!canPay(state, seat, ASKS[city], extraIn(state, city))) return 'G1';
  if ((state.gardens & state.watered) === 0) return 'G3';
  return plantable(state, seat, city) === 0 ? 'G4' : 'V3';
}

function whyNotBuy(state: State, seat: Seat, kind: number): ClauseId {
  const city = state.caravan;
  if (kind !== SELLS_FIRST[city] && kind !== SELLS_SECOND[city]) return 'K1';
  return whyNoCard(state, seat, kind);
}

/** Either the highest level is reached, or the card that is due is gone. [K2] [K3] [K6] */
function whyNoCard(state: State, seat: Seat, kind: number): ClauseId {
  if (kind === GARDENER) return 'K6';
  const highest = FIRST_COPY[kind + 1] - FIRST_COPY[kind] - 1;
  const atTop = levelOf(state, seat, kind) === highest;
  return atTop || state.copies[nextCard(state, seat, kind)] > 0 ? 'K2' : 'K3';
}

function whyNotPlant(state: State, square: number): ClauseId {
  if (((gardenFor(state.seats) >> square) & 1) === 0) return 'S6';
  if (((state.gardens >> square) & 1) === 0) return 'G2';
  if (((state.watered >> square) & 1) === 0) return 'G3';
  return 'G4';
}
