import {
  ASKS,
  amyitis,
  CITIES,
  COURT,
  CRAFTS,
  CROPS,
  camelsFor,
  EDGE_NAMES,
  extraIn,
  GARDENER,
  type Move,
  nextKind,
  nextSpace,
  PLANT_PLACE,
  plantable,
  purchases,
  qualityIn,
  RESOURCES,
  SPACES,
  SQUARE_NAMES,
  TASKS,
  type Task,
  TEMPLES,
  type View,
} from '@nabu/games/amyitis';
import type { ClauseId, Seat, Viewer } from '@nabu/kernel';

export {
  actor,
  amyitis,
  BABYLON_PAYS as BABYLON_SALE,
  BANKER_TALENTS,
  CARAVANEER,
  CARAVANEER_BONUS,
  CARAVANEER_KEEPS,
  CITIES,
  COURT,
  CRAFTS,
  CROPS,
  camelsFor as camelCost,
  EDGE_CORNERS,
  EDGE_NAMES,
  EDGE_SQUARES,
  type Event,
  FACE_DOWN,
  FAVOUR,
  FIRST_COPY,
  FLOORS,
  GARDENER,
  GROUP_SIZE,
  held,
  isDouble,
  LEVELLED,
  leader,
  levelOf,
  type Move,
  mostAround,
  NEUTRAL,
  NONE,
  nextDetail,
  nextSpace,
  type Owner,
  PALACE_POINTS,
  pointsOf,
  priceOf,
  qualityIn,
  RESOURCES,
  type Resource,
  runnerUp,
  SPACES,
  SQUARE_EDGES,
  SQUARE_NAMES,
  squareAhead,
  TEMPLE_SPACES,
  TEMPLES,
  TILES,
  TILES_AT_END,
  type Tile,
  tokensOf,
  type View,
  WINE,
} from '@nabu/games/amyitis';

/** The move that a text names; the text must be a word of Amyitis' vocabulary. */
function word(text: string): Move {
  const move = amyitis.notation.parse(text);
  if (!move) throw new Error(`Amyitis has no move "${text}"`);
  return move;
}

/** Amyitis' moves by what they do; everything is named by its number in the box. */
export const moves = {
  pass: () => word('pass'),
  keep: () => word('keep'),
  recruit: (group: number, craft: number) => word(`recruit ${group + 1} ${CRAFTS[craft]}`),
  caravan: (steps: number) => word(`caravan ${steps}`),
  field: (row: number) => word(`field ${row + 1}`),
  temple: (temple: number) => word(`temple ${TEMPLES[temple]}`),
  procession: (temple: number) => word(`procession ${TEMPLES[temple]}`),
  irrigate: (edge: number) => word(`irrigate ${EDGE_NAMES[edge]}`),
  sell: (tokens: readonly number[]) =>
    word(`sell ${tokens.toSorted((a, b) => a - b).map((kind) => RESOURCES[kind])}`),
  buy: (kind: number) => word(`buy ${COURT[kind]}`),
  court: (kind: number) => word(`court ${COURT[kind]}`),
  plant: (square: number) => word(`plant ${SQUARE_NAMES[square]}`),
  pay: (kind: number) => word(`pay ${RESOURCES[kind]}`),
  discard: (kind: number) => word(`discard ${RESOURCES[kind]}`),
  take: (kind: number) => word(`take ${RESOURCES[kind]}`),
  takeCamel: () => word('take camel'),
  takeTalent: () => word('take talent'),
  swap: (gave: number, took: number) => word(`swap ${RESOURCES[gave]} ${RESOURCES[took]}`),
} as const;

/** What is being decided: an answer to a task, or an action on one's turn. */
export type Decision = Task | 'turn';

/** What is to be decided now, by whomever. */
export function decisionOf(view: View): Decision {
  return view.pending.length === 0 ? 'turn' : TASKS[nextKind(view)];
}

/** The stages of the end of a round, in order. */
export const STAGES = ['procession', 'ishtar', 'marduk', 'tammouz', 'discard'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage that the end of the round has reached, or null while actions are taken. */
export function stageOf(view: View): Stage | null {
  const closing = view.pending.map((task) => TASKS[task & 31]);
  if (!closing.includes('close')) return null;
  const decision = decisionOf(view);
  if (decision === 'procession') return 'procession';
  if (decision === 'reward') return 'ishtar';
  return decision === 'discard' ? 'discard' : 'tammouz';
}

/** The seat whose supply lies near: the viewer's own, or the first for a spectator. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

/** True when a seat has passed in this round. */
export function hasPassed(view: View, seat: Seat): boolean {
  return ((view.passed >> seat) & 1) === 1;
}

/** True when a word holds a number. */
export function has(word: number, bit: number): boolean {
  return ((word >> bit) & 1) === 1;
}

/** The tiles still in the garden. */
export function tilesLeft(view: View): number {
  return SQUARE_NAMES.filter((_, square) => has(view.gardens, square)).length;
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
  /** The plant on sale: its quality and the second token it asks for. */
  readonly plant: { readonly quality: number; readonly extra: number | null } | null;
  /** The court cards on sale, by kind, with the level the seat would take and whether it can. */
  readonly cards: readonly {
    readonly kind: number;
    readonly level: number;
    readonly open: boolean;
  }[];
  /** The squares that could be planted with what is sold here, payment aside. */
  readonly squares: number;
}

const HIGHEST = [3, 2, 6, 0] as const;

function cardsAt(view: View, seat: Seat, at: number): Journey['cards'] {
  const city = CITIES[at];
  if (city.trade !== 'court') return [];
  const open = purchases(view, seat, at);
  return city.sells.map((name) => {
    const kind = COURT.indexOf(name);
    const level = kind === GARDENER ? 0 : view.levels[seat * 3 + kind] + 1;
    return { kind, level: Math.min(level, HIGHEST[kind]), open: has(open, kind) };
  });
}

/** What a seat could do in a city if it were on turn now. */
export function journeyTo(view: View, seat: Seat, at: number): Journey {
  const steps = (at - view.caravan + CITIES.length) % CITIES.length;
  const onTurn: View = { ...view, pending: [], turn: seat, over: false };
  const isPlant = PLANT_PLACE[at] >= 0;
  const extra = isPlant ? extraIn(view, at) : RESOURCES.length;
  return {
    city: at,
    steps,
    camels: steps === 0 ? 0 : camelsFor(view, seat, steps),
    clause: steps === 0 ? 'V1' : amyitis.refuse(onTurn, seat, moves.caravan(steps)),
    asks: CITIES[at].trade === 'babylon' ? null : ASKS[at],
    plant: isPlant
      ? { quality: qualityIn(view, at), extra: extra < RESOURCES.length ? extra : null }
      : null,
    cards: cardsAt(view, seat, at),
    squares: isPlant ? plantable(view, seat, at) : 0,
  };
}

/** The kind of resource that the next cube on a row brings. */
export function nextCrop(view: View, row: number): number {
  return CROPS[row * SPACES + nextSpace(view, row)];
}
