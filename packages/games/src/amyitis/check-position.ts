import { PositionError, popcount } from '@nabu/kernel';
import {
  type BySeats,
  COURT,
  PLANT_CARDS,
  RESOURCES,
  SUPPLIES,
  TILES,
  TILES_AT_END,
  TOP_TILE,
} from './box.ts';
import { checkTasks } from './check-tasks.ts';
import { KHORSABAD } from './cities.ts';
import { SPACES } from './fields.ts';
import { camelsLeft, cubesPlaced, resourceLeft, talentsLeft } from './goods.ts';
import { isDouble, survey } from './irrigation.ts';
import { EDGE_NAMES, EDGES, FLOORS, gardenFor, qualityFor, SQUARE_NAMES, SQUARES } from './map.ts';
import { favourFor, LINE } from './scoring.ts';
import { plantText } from './setup.ts';
import {
  CARAVANEER,
  FIRST_COPY,
  GARDENER,
  LEVELLED,
  levelOf,
  NEUTRAL,
  NONE,
  SOURCES,
  type State,
  tokensOf,
  WINE,
} from './state.ts';
import { TASKS } from './tasks.ts';

/** Tiles in the order of the box, for positions that do not name them. */
export function defaultTiles(state: State): void {
  const piles = [1, 2, 3].map((quality) =>
    [...TILES.keys()].filter((at) => at !== TOP_TILE && TILES[at].quality === quality),
  );
  for (let square = 0; square < SQUARES; square++) {
    if (((state.gardens >> square) & 1) === 0) continue;
    state.tiles[square] =
      FLOORS[square] === 4 ? TOP_TILE : (piles[FLOORS[square] - 1].shift() ?? NONE);
  }
}

/** Works out all that follows from what was read. */
export function finishPosition(state: State, bountiesGiven: boolean): void {
  for (let square = 0; square < SQUARES; square++) {
    const planter = state.planters[square];
    if (planter === NONE) continue;
    state.gardens &= ~(1 << square);
    state.won[planter] += 1;
  }
  takeCopies(state);
  survey(state);
  const level2 = FIRST_COPY[CARAVANEER] + 1;
  if (!bountiesGiven) state.bounties = [...Array(WINE).keys()].slice(0, state.copies[level2]);
}

/** The court cards that players hold are not in the supply. */
function takeCopies(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    for (let kind = 0; kind < LEVELLED; kind++) {
      const highest = FIRST_COPY[kind + 1] - FIRST_COPY[kind] - 1;
      const level = levelOf(state, seat, kind);
      must(level <= highest, `player ${seat + 1} has ${COURT[kind]} ${level} of ${highest}`);
      for (let at = 0; at < level; at++) state.copies[FIRST_COPY[kind] + at] -= 1;
    }
    state.copies[FIRST_COPY[GARDENER]] -= state.gardeners[seat];
  }
}

/** Throws a `PositionError` unless the position can be played. */
export function checkPosition(state: State): void {
  must(
    state.copies.every((count) => count >= 0),
    'more court cards are held than there are',
  );
  checkTiles(state);
  checkAreas(state);
  must(!state.fields.includes(NEUTRAL), 'neutral cubes never stand on a field');
  for (const end of [SPACES - 1, 2 * SPACES - 1])
    must(state.fields[end] === NONE, 'a full row of fields has already been emptied');
  checkCards(state);
  if (state.limitedSupplies) checkSupplies(state);
  checkDecision(state);
}

function checkTiles(state: State): void {
  const { tiles } = state;
  const laid = tiles.filter((tile) => tile !== NONE);
  must(new Set(laid).size === laid.length, 'a tile lies on two squares');
  for (let square = 0; square < SQUARES; square++) {
    const used = ((gardenFor(state.seats) >> square) & 1) === 1;
    const name = SQUARE_NAMES[square];
    must(!used || tiles[square] !== NONE, `square ${name} needs a tile`);
    must(used || tiles[square] === NONE, `square ${name} has no tile`);
    must(used || state.planters[square] === NONE, `square ${name} is not used`);
    const quality = used ? TILES[tiles[square]].quality : 0;
    must(!used || quality === qualityFor(square), `the tile on ${name} is misplaced`);
  }
  must(tiles[FLOORS.indexOf(4)] === TOP_TILE, 'the top tile is not on top');
}

function checkAreas(state: State): void {
  for (let edge = 0; edge < EDGES; edge++)
    must(
      state.areas[2 * edge + 1] === NONE || isDouble(state, edge),
      `edge ${EDGE_NAMES[edge]} has only one area`,
    );
}

function checkCards(state: State): void {
  const cards = state.plants.map((plant) => plant >> 1);
  must(new Set(cards).size === PLANT_CARDS.length, 'a plant card is named twice');
  must(
    cards[KHORSABAD] === PLANT_CARDS.length - 1,
    `only card ${plantText(2 * PLANT_CARDS.length - 2)[0]} lies in Khorsabad`,
  );
  must(new Set(state.bounties).size === state.bounties.length, 'two bounties are alike');
}

/** Nobody holds more than the box has. [L1]-[L3] */
function checkSupplies(state: State): void {
  must(talentsLeft(state) >= 0, `there are only ${SUPPLIES.talents} talents`);
  must(camelsLeft(state) >= 0, `there are only ${SUPPLIES.camels} camels`);
  RESOURCES.forEach((name, kind) => {
    must(
      resourceLeft(state, kind) >= 0,
      `there are only ${SUPPLIES.eachResource} tokens of ${name}`,
    );
  });
  for (let owner = 0; owner <= NEUTRAL; owner++) {
    const most = owner === NEUTRAL ? SUPPLIES.neutralCubes : SUPPLIES.cubesPerPlayer;
    must(cubesPlaced(state, owner) <= most, `there are only ${most} cubes of an owner`);
  }
}

/** Bounties may outnumber the level-2 Caravaneers by one while its token is being chosen. */
function checkDecision(state: State): void {
  const taking = state.pending.filter((task) => TASKS[task & 31] === 'take').length;
  must(
    state.bounties.length === state.copies[FIRST_COPY[CARAVANEER] + 1] + taking,
    'every level-2 Caravaneer in the supply carries one token',
  );
  checkEnd(state);
  if (state.over) return;
  const waits = state.pending.length > 0 || ((state.passed >> state.turn) & 1) === 0;
  must(waits, `player ${state.turn + 1} has passed and cannot be to act`);
  checkTasks(state);
}

/** Favour and tokens are scored exactly when the game is over, and then nothing is left to do. [Z1]-[Z3] */
function checkEnd(state: State): void {
  const { seats, over } = state;
  const few = popcount(state.gardens) <= TILES_AT_END[seats as keyof BySeats<unknown>];
  must(!over || few, 'too many tiles are left for the game to be over');
  must(!over || state.pending.length === 0, 'the game is over and nothing is left to do');
  for (let seat = 0; seat < seats; seat++) {
    const favour = over ? favourFor(seats, state.won[seat]) : 0;
    const tokens = over ? tokensOf(state, seat) : 0;
    const [own, kept] = [LINE.favour, LINE.tokens].map(
      (line) => state.points[seat * SOURCES.length + line],
    );
    must(own === favour, `player ${seat + 1} has ${own} points of favour instead of ${favour}`);
    must(kept === tokens, `player ${seat + 1} has ${kept} points of tokens instead of ${tokens}`);
  }
}

function must(holds: boolean, problem: string): void {
  if (!holds) throw new PositionError(`This is no position of Amyitis: ${problem}.`);
}
