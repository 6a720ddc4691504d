import {
  acquirable,
  actor,
  BABYLON_PAYS,
  CARAVANEER,
  CARAVANEER_KEEPS,
  CROPS,
  ENGINEER_POINTS,
  extraIn,
  FAVOUR,
  gardenersNeeded,
  held,
  leader,
  levelOf,
  majority,
  mostAround,
  nextDetail,
  nextKind,
  nextSpace,
  plantable,
  pointsOf,
  purchases,
  qualityIn,
  runnerUp,
  SPACES,
  SQUARE_EDGES,
  type State,
  TASKS,
  type Task,
  TILES,
  TILES_AT_END,
  tokensOf,
  WINE,
} from '@nabu/games/amyitis';
import type { Seat } from '@nabu/kernel';
import type { Evaluation } from '../../mind.ts';
import { shareOut } from '../../reward.ts';
import { bestCard, cardWorth, courtWorth } from './court.ts';
import { ROUNDS_PER_TILE, SPREAD } from './data.ts';
import type { Worth } from './worth.ts';

export type { Worth as Weights } from './worth.ts';

const NOBODY = -1;
type Seats = 2 | 3 | 4;
const TEMPLES = ['ishtar', 'marduk', 'tammouz'] as const;

const worth = new Float64Array(4);
/** What things are worth in the evaluation at work. */
let WORTH: Worth;

/** Amyitis: what each player may hope to end with, and from the differences the chance to win. */
export function amyitisEvaluation(weights: Worth): Evaluation<State> {
  return (state, out) => {
    WORTH = weights;
    evaluate(state, out);
  };
}

function evaluate(state: State, out: Float64Array): void {
  const rounds = roundsLeft(state);
  for (let seat = 0; seat < state.seats; seat++) worth[seat] = holdings(state, seat, rounds);
  addTemples(state);
  addFields(state);
  addChannels(state);
  if (state.pending.length > 0) worth[actor(state)] += pendingWorth(state, rounds);
  shareOut(worth, state.seats, SPREAD.end + SPREAD.perRound * rounds, out);
}

/** Rounds still to be played, this one included, going by the tiles that are left. */
function roundsLeft(state: State): number {
  let left = -TILES_AT_END[state.seats as Seats];
  for (let word = state.gardens; word !== 0; word &= word - 1) left += 1;
  return Math.max(0, left) * ROUNDS_PER_TILE[state.seats];
}

/** Points, goods and cards of one player, in points. */
function holdings(state: State, seat: Seat, rounds: number): number {
  return (
    pointsOf(state, seat) +
    goodsWorth(state, seat, rounds) +
    courtWorth(WORTH, state, seat, rounds) +
    favourWorth(state, seat, rounds) +
    turnWorth(state, seat)
  );
}

/** Goods lose their worth as the end comes near: then a token is one point and the rest nothing. */
function goodsWorth(state: State, seat: Seat, rounds: number): number {
  const keeps = CARAVANEER_KEEPS[levelOf(state, seat, CARAVANEER)];
  const tokens = tokensOf(state, seat);
  const kept = Math.min(tokens, keeps);
  const use = Math.min(1, 0.25 + rounds / 3);
  const camels = state.camels[seat];
  const talents = state.talents[seat];
  return (
    kept * (1 + (WORTH.token - 1) * use) +
    (tokens - kept) * WORTH.spareToken * use +
    held(state, seat, WINE) * WORTH.wine * use +
    (camels > 0 ? WORTH.camel + (camels - 1) * WORTH.moreCamel : 0) * use +
    (Math.min(talents, 4) * WORTH.talent + Math.max(0, talents - 4) * WORTH.moreTalent) * use +
    state.gardeners[seat] * WORTH.gardener * use
  );
}

/** Each tile on the way to the next step of Amyitis' favour is worth its part of the step. */
function favourWorth(state: State, seat: Seat, rounds: number): number {
  const [high, low] = FAVOUR[state.seats as Seats];
  const tiles = state.won[seat];
  if (tiles >= high.tiles) return high.points;
  const base = tiles >= low.tiles ? low : { tiles: 0, points: 0 };
  const next = tiles >= low.tiles ? high : low;
  const part = (tiles - base.tiles) / (next.tiles - base.tiles);
  const hope = rounds === 0 ? 0 : WORTH.favour;
  return base.points + hope * part * part * (next.points - base.points);
}

/** A turn to come is worth something, and so is every talent that others let a passed player draw. */
function turnWorth(state: State, seat: Seat): number {
  if (((state.passed >> seat) & 1) === 0) return WORTH.turn;
  let others = 0;
  for (let other = 0; other < state.seats; other++)
    if (((state.passed >> other) & 1) === 0) others += 1;
  return others * WORTH.passed;
}

function addTemples(state: State): void {
  for (let temple = 0; temple < TEMPLES.length; temple++) {
    const first = leader(state, temple, NOBODY);
    if (first === NOBODY) continue;
    const second = runnerUp(state, temple, first);
    const places = WORTH[TEMPLES[temple]];
    worth[first] += places[0];
    if (second !== NOBODY) worth[second] += places[1];
  }
  for (let at = 0; at < state.temples.length; at++) {
    const owner = state.temples[at];
    if (owner >= 0 && owner < state.seats) worth[owner] += WORTH.priest;
  }
}

/** The fuller a row, the surer its Gardener. */
function addFields(state: State): void {
  for (let row = 0; row < 2; row++) {
    const filled = nextSpace(state, row);
    const first = filled === 0 ? NOBODY : majority(state, row);
    if (first !== NOBODY) worth[first] += (WORTH.fieldLead * filled * 2) / SPACES;
  }
}

/** Cubes around gardens still to be planted: the leader will have the bonus. */
function addChannels(state: State): void {
  for (let word = state.gardens; word !== 0; word &= word - 1) {
    const square = 31 - Math.clz32(word & -word);
    const quality = TILES[state.tiles[square]].quality;
    const first = mostAround(state, square);
    if (first !== NOBODY) worth[first] += WORTH.channelLead * quality * 0.5;
    for (const edge of SQUARE_EDGES[square]) {
      const owner = state.areas[2 * edge];
      if (owner >= 0 && owner < state.seats) worth[owner] += WORTH.channel;
    }
  }
}

/** What the decision that is due promises the player who makes it. */
function pendingWorth(state: State, rounds: number): number {
  const seat = actor(state);
  const task = TASKS[nextKind(state)];
  return pendingOf(task, state, seat, rounds) + growing(state, seat, rounds);
}

function pendingOf(task: Task, state: State, seat: Seat, rounds: number): number {
  switch (task) {
    case 'field':
      return Math.max(cropWorth(state, 0), cropWorth(state, 1));
    case 'temple':
    case 'procession':
      return WORTH.temple;
    case 'irrigate':
      return nextDetail(state) * ENGINEER_POINTS + WORTH.irrigation;
    case 'sell':
      return saleWorth(state, seat);
    case 'buy':
      return (
        bestCard(WORTH, state, seat, purchases(state, seat, state.caravan), rounds) - WORTH.token
      );
    case 'plant':
      return bestSquare(state, seat, rounds) - price(state);
    case 'court':
      return bestCard(WORTH, state, seat, acquirable(state, seat), rounds);
    case 'take':
      return WORTH.token;
    case 'reward':
      return WORTH.camel;
    case 'swap':
      return WORTH.exchange;
    default:
      return 0;
  }
}

/** A purchase that has been chosen and is being paid for lies further down the stack. */
function growing(state: State, seat: Seat, rounds: number): number {
  let sum = 0;
  for (const entry of state.pending) {
    const task = TASKS[entry & 31];
    if (task === 'grow') sum += squareWorth(state, seat, entry >> 7, rounds);
    else if (task === 'acquire') sum += cardWorth(WORTH, state, seat, entry >> 7, rounds);
    else if (task === 'pay') sum -= WORTH.token;
  }
  return sum;
}

function cropWorth(state: State, row: number): number {
  const crop = CROPS[row * SPACES + nextSpace(state, row)];
  return WORTH.token + (crop === WINE ? WORTH.wine : 0);
}

function saleWorth(state: State, seat: Seat): number {
  const count = Math.min(2, tokensOf(state, seat));
  return BABYLON_PAYS[count] - count * WORTH.token + WORTH.irrigation;
}

/** What a plant costs: the city's token and perhaps the card's. */
function price(state: State): number {
  return WORTH.token * (extraIn(state, state.caravan) <= WINE ? 2 : 1);
}

function bestSquare(state: State, seat: Seat, rounds: number): number {
  let best = 0;
  for (let word = plantable(state, seat, state.caravan); word !== 0; word &= word - 1)
    best = Math.max(best, squareWorth(state, seat, 31 - Math.clz32(word & -word), rounds));
  return best;
}

/** The tile with its bonuses, the irrigation bonus and a step towards the favour, less the Gardeners. */
function squareWorth(state: State, seat: Seat, square: number, rounds: number): number {
  const tile = TILES[state.tiles[square]];
  const quality = qualityIn(state, state.caravan);
  const card =
    tile.court === null
      ? 0
      : tile.court === 'choice'
        ? bestCard(WORTH, state, seat, acquirable(state, seat), rounds)
        : WORTH.gardener;
  return (
    tile.points +
    tile.talents * WORTH.talent +
    tile.camels * WORTH.moreCamel +
    card +
    (mostAround(state, square) === seat ? quality * 0.5 : 0) +
    1.5 -
    gardenersNeeded(square, quality) * WORTH.gardener
  );
}
