import { PositionError } from '@nabu/kernel';
import { CRAFT_DECK, CRAFTS, type Craft, TILES } from './box.ts';
import { canTrade, purchases } from './caravan.ts';
import { ASKS, BABYLON, COURT_CITY, extraIn, PLANT_CITY, TRADES } from './cities.ts';
import { hasCube } from './goods.ts';
import { legal } from './moves.ts';
import { plantable } from './planting.ts';
import { isChoice } from './play.ts';
import { CARAVANEER, FACE_DOWN, levelOf, NONE, type State } from './state.ts';
import * as task from './tasks.ts';
import { leader, runnerUp } from './temples.ts';

/** Places in `TEMPLES`. */
const ISHTAR_TEMPLE = 0;
const TAMMOUZ_TEMPLE = 2;

/**
 * Throws a `PositionError` unless what is still to be done can come to be so: only then does every
 * step find what it needs.
 */
export function checkTasks(state: State): void {
  const { pending, passed, seats } = state;
  if (pending.length === 0) return;
  const allPassed = passed === (1 << seats) - 1;
  const stacks = allPassed ? endOfRound(state) : midTurn(state);
  const text = (stack: readonly number[]) => stack.join();
  if (!stacks.some((stack) => text(stack) === text(pending)))
    fail(
      allPassed
        ? 'these tasks do not follow each other at the end of a round'
        : `player ${state.turn + 1}, whose turn it is, cannot owe these tasks here`,
    );
  const decides = isChoice(state, task.nextKind(state), task.actor(state));
  if (!decides || legal(state) === 0) fail('nobody has anything to decide');
}

function fail(problem: string): never {
  throw new PositionError(`This is no position of Amyitis: todo: ${problem}.`);
}

/** Every list of tasks that can be due in the middle of a turn. */
function midTurn(state: State): number[][] {
  const { turn } = state;
  if ((state.passed >> turn) & 1) return [];
  return [
    ...recruiting(state),
    ...trading(state),
    ...(hasChosenTile(state) ? [[task.taskOf(task.CHOOSE_COURT, turn)]] : []),
    ...(levelOf(state, turn, CARAVANEER) === 2 ? [[task.taskOf(task.TAKE, turn)]] : []),
  ];
}

/** What whoever was recruited can do. [C3] */
function recruiting(state: State): number[][] {
  const { turn } = state;
  return [
    ...(mayBeRecruited(state, 'peasant') ? [[task.taskOf(task.FIELD, turn)]] : []),
    ...(mayBeRecruited(state, 'priest') && hasCube(state, turn) // [L2]
      ? [[task.taskOf(task.TEMPLE, turn)]]
      : []),
    ...(mayBeRecruited(state, 'engineer') ? [[task.taskOf(task.IRRIGATE, turn, 1)]] : []),
  ];
}

/** Whether one of the cards that lie face down can be of a craft. [C3] */
function mayBeRecruited({ seats, crafts }: State, craft: Craft): boolean {
  const open = crafts.filter((card) => CRAFTS[card] === craft).length;
  return crafts.includes(FACE_DOWN) && open < CRAFT_DECK[seats as keyof typeof CRAFT_DECK][craft];
}

/** What can be due where the caravan stands. */
function trading(state: State): number[][] {
  const { turn, caravan } = state;
  const trade = TRADES[caravan];
  if (trade === BABYLON)
    return [[task.taskOf(task.SELL, turn)], [task.taskOf(task.IRRIGATE, turn)]];
  const kind = trade === COURT_CITY ? task.BUY : task.PLANT;
  const begun = canTrade(state, turn, caravan) ? [[task.taskOf(kind, turn)]] : [];
  return [...begun, ...(trade === COURT_CITY ? buying(state) : planting(state))];
}

/** The city's token is due for one of its court cards. [K1] */
function buying(state: State): number[][] {
  const { turn, caravan } = state;
  const pay = task.taskOf(task.PAY, turn, ASKS[caravan] | (task.NOTHING_MORE << 3));
  return bitsOf(purchases(state, turn, caravan)).map((kind) => [
    task.taskOf(task.ACQUIRE, turn, kind),
    pay,
  ]);
}

/** The city's token or the plant card's is due for a square. [G1] */
function planting(state: State): number[][] {
  const { turn, caravan } = state;
  const extra = extraIn(state, caravan);
  const last = task.taskOf(task.PAY, turn, extra | (task.NOTHING_MORE << 3));
  const first = task.taskOf(task.PAY, turn, ASKS[caravan] | (extra << 3));
  return bitsOf(plantable(state, turn, caravan)).flatMap((square) => {
    const grow = task.taskOf(task.GROW, turn, square);
    if (extra === task.NOTHING_MORE) return [[grow, first]];
    return [
      [grow, last, first],
      [grow, last],
    ];
  });
}

/** Whether the player on turn has a tile that grants a court card of choice. [G10] */
function hasChosenTile(state: State): boolean {
  const { turn, planters, tiles, caravan } = state;
  if (TRADES[caravan] !== PLANT_CITY) return false;
  return planters.some((who, square) => who === turn && TILES[tiles[square]].court === 'choice');
}

/** Every list of tasks that can be due at the end of a round. [E1]-[E8] */
function endOfRound(state: State): number[][] {
  const { first, seats } = state;
  const close = task.taskOf(task.CLOSE, first);
  const order = Array.from({ length: seats }, (_, k) => (first + seats - 1 - k) % seats);
  const discards = order.map((seat) => task.taskOf(task.DISCARD, seat));
  const base = [close, ...discards];
  const later = [task.taskOf(task.TAMMOUZ, first), task.taskOf(task.MARDUK, first)];
  return [
    [
      ...[...base, ...later, task.taskOf(task.ISHTAR, first)],
      task.taskOf(task.PROCESSION, (first + seats - 1) % seats),
    ],
    ...ishtar(state).map((reward) => [...base, ...later, reward]),
    ...tammouz(state).map((rewards) => [...base, ...rewards]),
    ...discards.map((_, left) => [close, ...discards.slice(0, left + 1)]),
  ];
}

/** Ishtar's reward, if anybody has earned it. [E3] */
function ishtar(state: State): number[] {
  const first = leader(state, ISHTAR_TEMPLE, NONE);
  const second = runnerUp(state, ISHTAR_TEMPLE, first);
  return first === NONE ? [] : [task.taskOf(task.REWARD, first, second + 1)];
}

/** Tammouz' rewards: both of them, or the second alone. [E5] [E6] */
function tammouz(state: State): number[][] {
  const first = leader(state, TAMMOUZ_TEMPLE, NONE);
  const second = runnerUp(state, TAMMOUZ_TEMPLE, first);
  if (first === NONE) return [];
  const swap = second === NONE ? [] : [task.taskOf(task.SWAP, second)];
  return [[...swap, task.taskOf(task.FIELD, first, 1)], swap].filter((list) => list.length > 0);
}

/** The places of the bits that are set. */
function bitsOf(word: number): number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (word >>> bit) & 1);
}
