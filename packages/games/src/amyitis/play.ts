import { lowestBit, type Rng, type Seat } from '@nabu/kernel';
import { sell, travel } from './caravan.ts';
import { ASKS, extraIn } from './cities.ts';
import { acquirable, acquire, takeBounty } from './court.ts';
import type { Tell } from './events.ts';
import { sow } from './fields.ts';
import { hasCube } from './goods.ts';
import { irrigate, mustIrrigate, scoreEngineer } from './irrigation.ts';
import { EDGE_NAMES } from './map.ts';
import { pay, payments } from './payment.ts';
import { grow } from './planting.ts';
import {
  discard,
  ishtarOffers,
  mustDiscard,
  procession,
  rewardIshtar,
  rewardMarduk,
  rewardTammouz,
  swap,
  takeReward,
} from './procession.ts';
import { recruit } from './recruit.ts';
import { closeRound, nextTurn, pass } from './rounds.ts';
import { type State, tokensOf } from './state.ts';
import * as task from './tasks.ts';
import { pray } from './temples.ts';
import type { Move } from './vocabulary.ts';

/** Carries out one legal move and all that follows from it without a choice. */
export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell): void {
  const detail = state.pending.length === 0 ? 0 : task.nextDetail(state);
  if (state.pending.length !== 0) task.pop(state);
  answer(state, seat, move, detail, tell);
  settle(state, rng, tell);
}

/** The decision itself; its task is off the stack, `detail` is what it said. */
function answer(state: State, seat: Seat, move: Move, detail: number, tell?: Tell): void {
  switch (move.type) {
    case 'pass':
      pass(state, seat, tell); // [P1]
      break;
    case 'recruit':
      recruit(state, seat, move.group, move.craft, tell); // [C1]-[C4]
      break;
    case 'caravan':
      travel(state, seat, move.steps, tell); // [V1]-[V3]
      break;
    case 'field':
      sow(state, seat, move.row, detail === 1 ? 'E5' : 'F2', tell); // [F2]-[F4]
      break;
    case 'temple':
      pray(state, seat, move.temple, tell); // [T1] [T2]
      break;
    case 'irrigate':
      lay(state, seat, move.edge, detail === 1, tell); // [I2]-[I5] [B2]
      break;
    case 'sell':
      sell(state, seat, move.resource, move.other, tell); // [B1]
      break;
    case 'buy':
      buy(state, seat, move.court); // [K1]
      break;
    case 'plant':
      plant(state, seat, move.square); // [G1]
      break;
    case 'pay':
      pay(state, seat, move.resource, detail & 7, tell); // [W2]
      break;
    case 'court':
      acquire(state, seat, move.court, tell); // [G10]
      break;
    case 'take':
      takeBounty(state, seat, move.resource, tell); // [K5]
      break;
    case 'procession':
      procession(state, seat, move.temple, tell); // [E1]
      break;
    case 'takeCamel':
    case 'takeTalent':
      takeReward(state, seat, detail - 1, move.type === 'takeCamel', tell); // [E3]
      break;
    case 'swap':
      swap(state, seat, move.resource, move.other, tell); // [E6]
      break;
    case 'keep':
      tell?.({ type: 'kept', seat }); // [E6]
      break;
    case 'discard':
      discard(state, seat, move.resource, tell); // [E7]
      break;
  }
}

/** A cube goes onto an area, for points when an engineer laid it. [I5] [B2] */
function lay(state: State, seat: Seat, edge: number, engineer: boolean, tell?: Tell): void {
  irrigate(state, seat, edge, tell);
  if (engineer) scoreEngineer(state, seat, EDGE_NAMES[edge], tell);
}

/** The city's token is due, then the card is taken. [K1] [W2] */
function buy(state: State, seat: Seat, kind: number): void {
  task.push(state, task.ACQUIRE, seat, kind);
  task.push(state, task.PAY, seat, ASKS[state.caravan] | (task.NOTHING_MORE << 3));
}

/** The city's token is due, then the plant card's, then the plant grows. [G1] [W2] */
function plant(state: State, seat: Seat, square: number): void {
  const extra = extraIn(state, state.caravan);
  task.push(state, task.GROW, seat, square);
  if (extra !== task.NOTHING_MORE)
    task.push(state, task.PAY, seat, extra | (task.NOTHING_MORE << 3));
  task.push(state, task.PAY, seat, ASKS[state.caravan] | (extra << 3));
}

/** Does everything that leaves nothing to choose, until somebody must decide or the game is over. */
function settle(state: State, rng: Rng, tell?: Tell): void {
  for (;;) {
    const kind = task.nextKind(state);
    if (kind === task.TURN) {
      if (nextTurn(state, tell)) return;
      continue;
    }
    const seat = task.actor(state);
    if (isChoice(state, kind, seat)) return;
    const detail = task.nextDetail(state);
    task.pop(state);
    if (kind === task.CLOSE) {
      closeRound(state, rng, tell); // [E8] [Z1]
      return;
    }
    follow(state, kind, seat, detail, tell);
  }
}

/** Whether somebody has to choose now; a decision with nothing to choose is no decision. */
function isChoice(state: State, kind: number, seat: Seat): boolean {
  switch (kind) {
    case task.IRRIGATE:
      return mustIrrigate(state, seat); // [B2]
    case task.PAY: {
      const ways = payments(state, seat, task.nextDetail(state) & 7, task.nextDetail(state) >> 3);
      return (ways & (ways - 1)) !== 0; // [W2]
    }
    case task.CHOOSE_COURT:
      return acquirable(state, seat) !== 0; // [G10]
    case task.TAKE:
      return state.bounties.length > 1; // [K5]
    case task.FIELD:
      return hasCube(state, seat); // [L2]
    case task.REWARD:
      return ishtarOffers(state) !== 0; // [L1]
    case task.SWAP:
      return tokensOf(state, seat) > 0; // [E6]
    case task.DISCARD:
      return mustDiscard(state, seat); // [E7]
    case task.ACQUIRE:
    case task.GROW:
    case task.ISHTAR:
    case task.MARDUK:
    case task.TAMMOUZ:
    case task.CLOSE:
      return false;
    default:
      return true;
  }
}

/** Carries out a step that nobody decides; decisions that fell away need nothing. */
function follow(state: State, kind: number, seat: Seat, detail: number, tell?: Tell): void {
  switch (kind) {
    case task.PAY: {
      const asked = detail & 7;
      pay(state, seat, lowestBit(payments(state, seat, asked, detail >> 3)), asked, tell);
      break;
    }
    case task.ACQUIRE:
      acquire(state, seat, detail, tell); // [K2]
      break;
    case task.GROW:
      grow(state, seat, detail, tell); // [G5]-[G10]
      break;
    case task.TAKE:
      takeBounty(state, seat, state.bounties[0], tell); // [K5]
      break;
    case task.CHOOSE_COURT:
      tell?.({ type: 'forgone', seat, court: 'choice' }); // [G10]
      break;
    case task.ISHTAR:
      rewardIshtar(state, tell); // [E3]
      break;
    case task.MARDUK:
      rewardMarduk(state, tell); // [E4]
      break;
    case task.TAMMOUZ:
      rewardTammouz(state, tell); // [E5] [E6]
      break;
  }
}
