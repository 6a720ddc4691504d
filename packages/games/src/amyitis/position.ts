import { CITIES, COURT, CRAFTS, GROUP_SIZE, RESOURCES, TEMPLE_SPACES, TEMPLES } from './box.ts';
import { PLANT_CITIES } from './cities.ts';
import type { Event } from './events.ts';
import { SPACES } from './fields.ts';
import { EDGE_NAMES, SQUARE_NAMES } from './map.ts';
import { plantText, tilesText } from './setup.ts';
import {
  FACE_DOWN,
  GARDENER,
  KINDS,
  LEVELLED,
  NEUTRAL,
  NONE,
  SOURCES,
  type State,
} from './state.ts';
import { TASKS } from './tasks.ts';

export { readPosition } from './read-position.ts';

/** Owners in a position, each as one letter; seats are counted from 1. */
const OWNER_LETTERS = '1234n';

/** A whole position on one line; what is empty or zero is left out. */
export function writePosition(state: State): string {
  return [
    `round=${state.round} first=${state.first + 1} turn=${state.turn + 1}`,
    ...writeFlags(state),
    ...writeCrafts(state),
    `caravan=${CITIES[state.caravan].name}`,
    ...state.plants.map((plant, at) => `${CITIES[PLANT_CITIES[at]].name}=${plantText(plant)}`),
    `tiles=${tilesText(state)}`,
    ...writeGarden(state),
    ...writeRows(state),
    ...Array.from({ length: state.seats }, (_, seat) => writePlayer(state, seat)).flat(),
  ].join(' ');
}

function writeFlags(state: State): string[] {
  const passed = [0, 1, 2, 3].filter((seat) => (state.passed >> seat) & 1);
  const todo = state.pending.map((task) => {
    const detail = task >> 7;
    return `${TASKS[task & 31]}@${((task >> 5) & 3) + 1}${detail === 0 ? '' : `:${detail}`}`;
  });
  return [
    ...(state.over ? ['over'] : []),
    ...(passed.length > 0 ? [`passed=${passed.map((seat) => seat + 1).join(',')}`] : []),
    ...(todo.length > 0 ? [`todo=${todo.join(',')}`] : []),
  ];
}

function writeCrafts(state: State): string[] {
  return Array.from({ length: state.seats }, (_, group) => {
    const cards = state.crafts.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE);
    const names = cards.map((card) => (card === FACE_DOWN ? '-' : CRAFTS[card]));
    return `group${group + 1}=${names.join(',')}`;
  });
}

/** Gardens as `p:2,1=1`, channels as `w:0,3-1,3=1` or, on a double edge, `w:0,0-0,1=1n`. */
function writeGarden(state: State): string[] {
  const planted = SQUARE_NAMES.flatMap((name, at) =>
    state.planters[at] === NONE ? [] : [`p:${name}=${letter(state.planters[at])}`],
  );
  const channels = EDGE_NAMES.flatMap((name, edge) => {
    const cubes = state.areas.slice(2 * edge, 2 * edge + 2).filter((owner) => owner !== NONE);
    return cubes.length === 0 ? [] : [`w:${name}=${cubes.map(letter).join('')}`];
  });
  return [...planted, ...channels];
}

function writeRows(state: State): string[] {
  const bounties = state.bounties.map((kind) => RESOURCES[kind]);
  const row = (key: string, owners: readonly number[]) =>
    owners.every((owner) => owner === NONE) ? [] : [`${key}=${owners.map(letter).join('')}`];
  return [
    ...[0, 1].flatMap((at) =>
      row(`field${at + 1}`, state.fields.slice(at * SPACES, (at + 1) * SPACES)),
    ),
    ...TEMPLES.flatMap((name, at) =>
      row(name, state.temples.slice(at * TEMPLE_SPACES, (at + 1) * TEMPLE_SPACES)),
    ),
    ...(bounties.length > 0 ? [`bounties=${bounties.join(',')}`] : []),
  ];
}

function writePlayer(state: State, seat: number): string[] {
  const slice = (list: readonly number[], size: number) =>
    list.slice(seat * size, (seat + 1) * size);
  const counts: [string, number][] = [
    ['talents', state.talents[seat]],
    ['camels', state.camels[seat]],
    ...slice(state.resources, KINDS).map((n, at): [string, number] => [RESOURCES[at], n]),
    ...slice(state.levels, LEVELLED).map((n, at): [string, number] => [COURT[at], n]),
    [COURT[GARDENER], state.gardeners[seat]],
    ...slice(state.points, SOURCES.length).map((n, at): [string, number] => [SOURCES[at], n]),
  ];
  return counts.flatMap(([name, n]) => (n === 0 ? [] : [`${seat + 1}:${name}=${n}`]));
}

function letter(owner: number): string {
  return owner === NONE ? '.' : owner === NEUTRAL ? 'n' : OWNER_LETTERS[owner];
}

/** What chance decided in an event: how the board was laid, which crafts were dealt. */
export function chance(event: Event): string | null {
  switch (event.type) {
    case 'laid':
      return `${event.plants.join(',')} ${event.tiles} ${event.bounties.join(',')}`;
    case 'round':
      return event.crafts.map((group) => group.join(',')).join('/');
    default:
      return null;
  }
}
