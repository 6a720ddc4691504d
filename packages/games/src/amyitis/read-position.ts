import { PositionError, type Table } from '@nabu/kernel';
import {
  CITIES,
  COURT,
  CRAFTS,
  GROUP_SIZE,
  PLANT_CARDS,
  RESOURCES,
  TEMPLE_SPACES,
  TEMPLES,
  TILES,
} from './box.ts';
import { checkPosition, defaultTiles, finishPosition } from './check-position.ts';
import { PLANT_CITIES } from './cities.ts';
import { SPACES } from './fields.ts';
import { EDGE_NAMES, SQUARE_NAMES, SQUARES } from './map.ts';
import type { Options } from './options.ts';
import { blank } from './setup.ts';
import {
  FACE_DOWN,
  GARDENER,
  KINDS,
  LEVELLED,
  NEUTRAL,
  NONE,
  SOURCES,
  type State,
  WINE,
} from './state.ts';
import { TASKS } from './tasks.ts';

const CRAFT_WORDS = [...CRAFTS, '-'] as const;

/**
 * Reads a position. What is not mentioned is empty or zero, except that tiles lie in the order of
 * the box, and that the court cards and tokens nobody holds are in the supply.
 */
export function readPosition(text: string, table: Table<Options>): State {
  const state = blank(table);
  state.round = 1;
  state.talents.fill(0);
  state.camels.fill(0);
  defaultTiles(state);
  const given = new Set<string>();
  for (const token of text.split(/\s+/)) {
    if (token === '') continue;
    const [, key, value] = /^([^=]*)=?(.*)$/.exec(token) ?? ['', token, ''];
    if (given.has(key)) throw new PositionError(`"${token}": ${key} is given twice.`);
    given.add(key);
    readToken(state, token, key, value);
  }
  finishPosition(state, given.has('bounties'));
  checkPosition(state);
  return state;
}

function readToken(state: State, token: string, key: string, value: string): void {
  const [place, name = ''] = key.split(':');
  if (place === 'p') readGarden(state, token, name, value);
  else if (place === 'w') readChannel(state, token, name, value);
  else if (name !== '') readCount(state, token, place, name, value);
  else if (/^group\d$/.test(key)) readGroup(state, token, Number(key[5]), value);
  else if (/^field[12]$/.test(key))
    readRow(state, token, state.fields, Number(key[5]) - 1, SPACES, value);
  else if (isOneOf(TEMPLES, key))
    readRow(state, token, state.temples, TEMPLES.indexOf(key), TEMPLE_SPACES, value);
  else if (PLANT_CITIES.some((city) => CITIES[city].name === key))
    readPlant(state, token, key, value);
  else readCommon(state, token, key, value);
}

function readCommon(state: State, token: string, key: string, value: string): void {
  switch (key) {
    case 'round':
      state.round = readNumber(token, value);
      return;
    case 'first':
      state.first = readSeat(state, token, value);
      return;
    case 'turn':
      state.turn = readSeat(state, token, value);
      return;
    case 'over':
      state.over = true;
      return;
    case 'passed':
      for (const seat of value.split(',')) state.passed |= 1 << readSeat(state, token, seat);
      return;
    case 'caravan':
      state.caravan = readName(
        token,
        value,
        CITIES.map((city) => city.name),
      );
      return;
    case 'tiles':
      readTiles(state, token, value);
      return;
    case 'bounties':
      state.bounties = value
        .split(',')
        .map((name) => readName(token, name, RESOURCES.slice(0, WINE)));
      return;
    case 'todo':
      state.pending = value.split(',').map((task) => readTask(state, token, task));
      return;
    default:
      throw new PositionError(
        `"${token}" is not part of an Amyitis position; expected words such as round=3, first=1, turn=2, passed=3, group1=peasant,-,priest, caravan=Uruk, Ur=1a, tiles=abcdefghijklmnop, p:2,1=1, w:0,3-1,3=1, field1=12..., ishtar=1n.., bounties=salt, 1:talents=4, 1:salt=2, 1:banker=1, 1:engineers=4, todo=temple@1, over.`,
      );
  }
}

function readGroup(state: State, token: string, group: number, value: string): void {
  const cards = value.split(',');
  if (group < 1 || group > state.seats || cards.length !== GROUP_SIZE)
    throw new PositionError(
      `"${token}": expected a group from 1 to ${state.seats} and ${GROUP_SIZE} cards.`,
    );
  cards.forEach((card, at) => {
    const craft = readName(token, card, CRAFT_WORDS);
    state.crafts[(group - 1) * GROUP_SIZE + at] = craft === CRAFTS.length ? FACE_DOWN : craft;
  });
}

function readPlant(state: State, token: string, city: string, value: string): void {
  const [, card, face] = /^([1-9])([ab])$/.exec(value) ?? ['', '0', ''];
  if (card === '0' || Number(card) > PLANT_CARDS.length)
    throw new PositionError(`"${token}": expected a card and its face, such as 1a or 4b.`);
  const place = PLANT_CITIES.findIndex((at) => CITIES[at].name === city);
  state.plants[place] = 2 * (Number(card) - 1) + (face === 'b' ? 1 : 0);
}

function readTiles(state: State, token: string, value: string): void {
  if (value.length !== SQUARES)
    throw new PositionError(`"${token}": expected ${SQUARES} letters, a dot for no tile.`);
  state.tiles = [...value].map((letter) => {
    const tile = letter.charCodeAt(0) - 97;
    if (letter === '.') return NONE;
    if (tile < 0 || tile >= TILES.length)
      throw new PositionError(`"${token}": there is no tile ${letter}.`);
    return tile;
  });
}

function readGarden(state: State, token: string, name: string, value: string): void {
  state.planters[readName(token, name, SQUARE_NAMES)] = readSeat(state, token, value);
}

function readChannel(state: State, token: string, name: string, value: string): void {
  const edge = readName(token, name, EDGE_NAMES);
  const owners = [...value].map((letter) => readOwner(state, token, letter));
  if (owners.length < 1 || owners.length > 2 || owners.includes(NONE))
    throw new PositionError(`"${token}": expected one or two owners.`);
  owners.forEach((owner, at) => {
    state.areas[2 * edge + at] = owner;
  });
}

function readRow(
  state: State,
  token: string,
  row: number[],
  at: number,
  size: number,
  value: string,
): void {
  if (value.length !== size || /\.[^.]/.test(value))
    throw new PositionError(`"${token}": expected ${size} owners from the left, then dots.`);
  [...value].forEach((letter, k) => {
    row[at * size + k] = readOwner(state, token, letter);
  });
}

/** Everything a player has a number of. */
function readCount(state: State, token: string, who: string, name: string, value: string): void {
  const seat = readSeat(state, token, who);
  const count = readNumber(token, value);
  if (name === 'talents') state.talents[seat] = count;
  else if (name === 'camels') state.camels[seat] = count;
  else if (name === COURT[GARDENER]) state.gardeners[seat] = count;
  else if (isOneOf(RESOURCES, name))
    state.resources[seat * KINDS + RESOURCES.indexOf(name)] = count;
  else if (isOneOf(SOURCES, name))
    state.points[seat * SOURCES.length + SOURCES.indexOf(name)] = count;
  else state.levels[seat * LEVELLED + readName(token, name, COURT.slice(0, LEVELLED))] = count;
}

function readTask(state: State, token: string, text: string): number {
  const [, name, who, detail = '0'] = /^(\w+)@(\d)(?::(\d+))?$/.exec(text) ?? ['', text, ''];
  const kind = readName(token, name, TASKS);
  return kind | (readSeat(state, token, who) << 5) | (readNumber(token, detail) << 7);
}

function readOwner(state: State, token: string, letter: string): number {
  if (letter === '.') return NONE;
  return letter === 'n' ? NEUTRAL : readSeat(state, token, letter);
}

function readSeat(state: State, token: string, text: string): number {
  const seat = Number(text) - 1;
  if (!/^\d$/.test(text) || seat < 0 || seat >= state.seats)
    throw new PositionError(`"${token}": expected a seat from 1 to ${state.seats}.`);
  return seat;
}

function readNumber(token: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new PositionError(`"${token}": expected a number.`);
  return Number(text);
}

function readName(token: string, text: string, names: readonly string[]): number {
  const at = names.indexOf(text);
  if (at < 0) throw new PositionError(`"${token}": expected one of ${names.join(', ')}.`);
  return at;
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return names.some((name) => name === text);
}
