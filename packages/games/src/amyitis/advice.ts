import { type ClauseId, rngFrom, type Seat } from '@nabu/kernel';
import { CITIES, COURT, RESOURCES } from './box.ts';
import { camelsFor, purchases, stepsTo } from './caravan.ts';
import { ASKS, extraIn, PLANT_PLACE, qualityIn } from './cities.ts';
import { nextLevel } from './court.ts';
import type { Event } from './events.ts';
import { moves } from './moves.ts';
import { leastQuality, plantable } from './planting.ts';
import { play } from './play.ts';
import { refuse } from './refuse.ts';
import { copy, type State } from './state.ts';
import { actor, nextKind, pendingTasks, TASKS, type Task } from './tasks.ts';
import { moveOf } from './vocabulary.ts';

/** What is being decided: an answer to a task, or an action on one's turn. */
export type Decision = Task | 'turn';

/** What is to be decided now, by whomever. */
export function decisionOf(state: Readonly<State>): Decision {
  return state.pending.length === 0 ? 'turn' : TASKS[nextKind(state)];
}

/** The stages of the end of a round, in order. [E1]-[E7] */
export const STAGES = ['procession', 'ishtar', 'marduk', 'tammouz', 'discard'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage that the end of the round has reached, or null while actions are taken. */
export function stageOf(state: Readonly<State>): Stage | null {
  if (!pendingTasks(state).includes('close')) return null;
  const decision = decisionOf(state);
  if (decision === 'procession') return 'procession';
  if (decision === 'reward') return 'ishtar';
  return decision === 'discard' ? 'discard' : 'tammouz';
}

/** What going to a city with the caravan would mean for a seat. */
export interface Journey {
  readonly city: number;
  /** Squares ahead of the caravan; 0 where it stands. */
  readonly steps: number;
  readonly camels: number;
  /** The clause that would forbid it if it were the seat's turn now; null when it could go. */
  readonly clause: ClauseId | null;
  /** The kind of token asked for, or null in Babylon. */
  readonly asks: number | null;
  /** The plant on sale. */
  readonly plant: {
    readonly quality: number;
    /** The second token it asks for, or null. */
    readonly extra: number | null;
    /** The least quality that a square with water asks for; null when none has any. */
    readonly least: number | null;
  } | null;
  /** The court cards on sale, by kind, with the level the seat would take and whether it can. */
  readonly cards: readonly {
    readonly kind: number;
    readonly level: number;
    readonly open: boolean;
  }[];
  /** The squares that could be planted with what is sold here, payment aside, as a word. */
  readonly squares: number;
}

/** What a seat could do in a city if it were on turn now. [V1]-[V3] */
export function journeyTo(state: Readonly<State>, seat: Seat, city: number): Journey {
  const steps = stepsTo(state, city);
  const onTurn = { ...state, pending: [], turn: seat, over: false };
  const isPlant = PLANT_PLACE[city] >= 0;
  return {
    ...{ city, steps },
    camels: steps === 0 ? 0 : camelsFor(state, seat, steps),
    clause: steps === 0 ? 'V1' : refuse(onTurn, seat, moveOf.caravan(steps)),
    asks: CITIES[city].trade === 'babylon' ? null : ASKS[city],
    plant: isPlant ? plantIn(state, city) : null,
    cards: cardsIn(state, seat, city),
    squares: isPlant ? plantable(state, seat, city) : 0,
  };
}

function plantIn(state: Readonly<State>, city: number): Journey['plant'] {
  const extra = extraIn(state, city);
  return {
    quality: qualityIn(state, city),
    extra: extra < RESOURCES.length ? extra : null,
    least: leastQuality(state),
  };
}

function cardsIn(state: Readonly<State>, seat: Seat, at: number): Journey['cards'] {
  const city = CITIES[at];
  if (city.trade !== 'court') return [];
  const open = purchases(state, seat, at);
  return city.sells.map((name) => {
    const kind = COURT.indexOf(name);
    return { kind, level: nextLevel(state, seat, kind), open: ((open >> kind) & 1) === 1 };
  });
}

/**
 * The state once a seat has paid what it owes, with what happened. Which token is given does not
 * change what is gained [W2], so that an outcome need not wait for the choice.
 */
export function paidUp(state: Readonly<State>, seat: Seat): { state: State; events: Event[] } {
  const paid = copy(state);
  const events: Event[] = [];
  while (!paid.over && decisionOf(paid) === 'pay' && actor(paid) === seat) {
    const [pay] = moves(paid, seat);
    play(paid, seat, pay, rngFrom('payment'), (event) => events.push(event));
  }
  return { state: paid, events };
}
