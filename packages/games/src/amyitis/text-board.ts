import type { Seat } from '@nabu/kernel';
import type { Look, Paint, TextBoard } from '../text-board.ts';
import {
  ASKS,
  actor,
  CITIES,
  COURT,
  CRAFTS,
  craftsIn,
  EDGE_NAMES,
  extraIn,
  FACE_DOWN,
  FIELDS,
  GROUP_SIZE,
  isDouble,
  KINDS,
  LEVELLED,
  type Move,
  NEUTRAL,
  NONE,
  nextKind,
  pointsOf,
  priceOf,
  qualityIn,
  RESOURCES,
  SPACES,
  TASKS,
  TEMPLE_SPACES,
  TEMPLES,
  TILES,
  type View,
} from './index.ts';
import { describeMove } from './text-moves.ts';

const SIDE = 4;
const TILE_WIDTH = 9;

/** Amyitis: crafts and temples, the garden as a grid with the river below and on the right, the road, the players. */
export const textBoard: TextBoard<View, Move> = {
  draw(view, _viewer, look) {
    return [
      heading(view, look),
      ...craftLines(view),
      ...templeLines(view, look.paint),
      ...gardenLines(view, look.paint),
      roadLine(view, look.paint),
      ...Array.from({ length: view.seats }, (_, seat) => playerLine(view, seat, look)),
    ].join('\n');
  },
  describe: describeMove,
};

function heading(view: View, { names, paint }: Look): string {
  if (view.over) return paint.bold(`over after round ${view.round}`);
  const doing = view.pending.length === 0 ? 'to play' : `decides: ${TASKS[nextKind(view)]}`;
  const passed = names.filter((_, seat) => (view.passed >> seat) & 1).join(', ');
  return `${paint.bold(`round ${view.round}, ${names[actor(view)]} ${doing}`)}   first player ${names[view.first]}${passed === '' ? '' : `, passed: ${passed}`}`;
}

function craftLines(view: View): string[] {
  const groups = Array.from({ length: view.seats }, (_, group) => {
    const cards = view.crafts.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE);
    const names = cards.map((card) => (card === FACE_DOWN ? '-' : CRAFTS[card]));
    const price = craftsIn(view, group) === 0 ? '' : ` (${priceOf(view, group)})`;
    return `${group + 1}: ${names.join(' ')}${price}`;
  });
  return [`crafts   ${groups.join('   ')}`];
}

/** Cubes are numbers of players, n is neutral, a dot is empty. */
function cube(owner: number, paint: Paint, empty = '.'): string {
  if (owner === NONE) return empty;
  return owner === NEUTRAL ? 'n' : paint.colour(owner, String(owner + 1));
}

function templeLines(view: View, paint: Paint): string[] {
  const temples = TEMPLES.map((name, at) => {
    const row = view.temples.slice(at * TEMPLE_SPACES, (at + 1) * TEMPLE_SPACES);
    return `${name} ${row.map((owner) => cube(owner, paint)).join('')}`;
  });
  const fields = FIELDS.map((crops, row) => {
    const spaces = crops.map((crop, at) => cube(view.fields[row * SPACES + at], paint, crop));
    return `${row + 1}: ${spaces.join(' ')}`;
  });
  return [`temples  ${temples.join('   ')}`, `fields   ${fields.join('   ')}`];
}

/** One line of squares for each u and, between them, the areas towards the next u. */
function gardenLines(view: View, paint: Paint): string[] {
  const lines: string[] = [
    'garden   (u down, v to the right; the river runs below and on the right)',
  ];
  for (let u = 0; u < SIDE; u++) {
    let squares = '  ';
    let below = '  ';
    for (let v = 0; v < SIDE; v++) {
      squares += tileText(view, u * SIDE + v, paint);
      if (v + 1 < SIDE) squares += ` ${areaText(view, `${u},${v}-${u},${v + 1}`, paint)} `;
      if (u + 1 < SIDE) below += `   ${areaText(view, `${u},${v}-${u + 1},${v}`, paint)}        `;
    }
    lines.push(`${squares} ~`);
    if (u + 1 < SIDE) lines.push(below.trimEnd());
  }
  lines.push(`  ${'~'.repeat(SIDE * (TILE_WIDTH + 4) - 2)}`);
  return lines;
}

/** The areas of an edge: who irrigated them, a dot for a free one. */
function areaText(view: View, name: string, paint: Paint): string {
  const edge = EDGE_NAMES.indexOf(name);
  const first = cube(view.areas[2 * edge], paint);
  return isDouble(view, edge) ? first + cube(view.areas[2 * edge + 1], paint) : `${first} `;
}

function tileText(view: View, square: number, paint: Paint): string {
  if (view.tiles[square] === NONE) return ' '.repeat(TILE_WIDTH);
  const planter = view.planters[square];
  if (planter !== NONE) return `[garden${cube(planter, paint)}]`;
  const { quality, points, talents, camels, court } = TILES[view.tiles[square]];
  const bonus =
    (talents > 0 ? `+${talents}t` : '') +
    (camels > 0 ? `+${camels}c` : '') +
    (court === null ? '' : `+${court === 'choice' ? '?' : court[0].toUpperCase()}`);
  return `${quality}/${points}${bonus}`.padEnd(TILE_WIDTH);
}

/** The nine squares of the road in order, the caravan's in brackets. */
function roadLine(view: View, paint: Paint): string {
  const squares = CITIES.map((city, at) => {
    const text = `${city.name} ${wareText(view, at)}`;
    return view.caravan === at ? paint.bold(`[${text}]`) : text;
  });
  return `road     ${squares.join(' > ')}`;
}

function wareText(view: View, at: number): string {
  const city = CITIES[at];
  if (city.trade === 'babylon') return '1-2 tokens: 3/6';
  const asks = RESOURCES[ASKS[at]];
  if (city.trade === 'court') return `${asks}: ${city.sells.join('/')}`;
  const extra = RESOURCES[extraIn(view, at)];
  return `${asks}${extra === undefined ? '' : `+${extra}`}: plant ${qualityIn(view, at)}`;
}

function playerLine(view: View, seat: Seat, { names, paint }: Look): string {
  const tokens = RESOURCES.flatMap((name, kind) => {
    const count = view.resources[seat * KINDS + kind];
    return count === 0 ? [] : [`${count} ${name}`];
  });
  const cards = COURT.slice(0, LEVELLED).flatMap((name, kind) => {
    const level = view.levels[seat * LEVELLED + kind];
    return level === 0 ? [] : [`${name} ${level}`];
  });
  if (view.gardeners[seat] > 0) cards.push(`${view.gardeners[seat]} gardener`);
  const goods = [`${view.talents[seat]} talents`, `${view.camels[seat]} camels`, ...tokens];
  const won = `${view.won[seat]} tiles`;
  const who = paint.bold(paint.colour(seat, `${seat + 1} ${names[seat]}`));
  return `${who}: ${pointsOf(view, seat)} points, ${[won, ...goods, ...cards].join(', ')}`;
}
