import { SIDE, SYMBOLS, TOP_LEVEL } from './box.ts';
import type { Event } from './events.ts';
import { BRIDGE } from './items.ts';
import { type Cell, cellName, cellNamed, EAST, SOUTH, STEP, stackName, stackNamed } from './map.ts';
import { CORNER_WORDS, tileName } from './tiles.ts';
import {
  buildIndex,
  DIG,
  DISCARD,
  DONE,
  type Move,
  pairIndex,
  REMOVE,
  SOURCES,
  STATUE_AT,
  STORE,
  SYMBOL_AT,
  VOCABULARY,
} from './vocabulary.ts';

/** The texts of moves that were asked for; a turn has hundreds to choose from, told anew with every move. */
const texts: string[] = [];

/** The move as it travels and is stored: `dig b3`, `build new c4 r1 L2 open ne`, `bridge c4-e4`. */
export function format(move: Move): string {
  texts[move.index] ??= write(move);
  return texts[move.index];
}

function write(move: Move): string {
  switch (move.type) {
    case 'remove':
    case 'dig':
      return `${move.type} ${stackName(move.stack)}`;
    case 'build': {
      const open = move.open === null ? '' : ` open ${CORNER_WORDS[move.open]}`;
      return `build ${move.source} ${cellName(move.cell)} r${move.turns} L${move.level}${open}`;
    }
    case 'symbol':
      return `symbol ${cellName(move.cell)} ${SYMBOLS[move.symbol]}`;
    case 'fountain':
    case 'bridge':
    case 'stairway':
      return `${move.type} ${cellName(move.cell)}-${cellName(move.to)}`;
    case 'statue':
      return `statue ${cellName(move.cell)}`;
    default:
      return move.type;
  }
}

/** The move a text names, or null: found by arithmetic, since the vocabulary is large. */
export function parse(text: string): Move | null {
  const [kind, ...rest] = text.trim().split(' ');
  const index = indexOf(kind, rest);
  return index === null || index < 0 ? null : VOCABULARY[index];
}

function indexOf(kind: string, rest: readonly string[]): number | null {
  switch (kind) {
    case 'remove':
      return rest.length === 1 ? plus(REMOVE, stackNamed(rest[0])) : null;
    case 'dig':
      return rest.length === 1 ? plus(DIG, stackNamed(rest[0])) : null;
    case 'build':
      return readBuild(rest);
    case 'symbol':
      return readSymbol(rest);
    case 'fountain':
    case 'bridge':
    case 'stairway':
      return rest.length === 1 ? readPair(SYMBOLS.indexOf(kind), rest[0]) : null;
    case 'statue':
      return rest.length === 1 ? plus(STATUE_AT, cellNamed(rest[0])) : null;
    case 'done':
      return rest.length === 0 ? DONE : null;
    case 'store':
      return rest.length === 0 ? STORE : null;
    case 'discard':
      return rest.length === 0 ? DISCARD : null;
    default:
      return null;
  }
}

function plus(first: number, offset: number | null): number | null {
  return offset === null ? null : first + offset;
}

/** `c4 fountain` */
function readSymbol([space, word, ...more]: readonly string[]): number | null {
  const cell = cellNamed(space ?? '');
  const symbol = (SYMBOLS as readonly string[]).indexOf(word ?? '');
  return cell === null || symbol < 0 || more.length > 0 ? null : SYMBOL_AT + 4 * cell + symbol;
}

/** `c4-e4` */
function readPair(kind: number, text: string): number | null {
  const [near, far, ...more] = text.split('-').map(cellNamed);
  if (near === null || far === null || far === undefined || more.length > 0) return null;
  const direction = far - near < SIDE ? EAST : SOUTH;
  const steps = kind === BRIDGE ? 2 : 1;
  return far - near === steps * STEP[direction] ? pairIndex(kind, direction, near) : null;
}

const PLACEMENT = /^(new|kept) ([a-g][1-7]) r([0-3]) L([1-9]\d?)(?: open (nw|ne|se|sw))?$/;

/** `new c4 r1 L2 open ne` */
function readBuild(rest: readonly string[]): number | null {
  const match = PLACEMENT.exec(rest.join(' '));
  if (match === null) return null;
  const [, source, space, turns, level, open] = match;
  const cell = cellNamed(space) as Cell;
  if (Number(level) > TOP_LEVEL) return null;
  const way = open === undefined ? 0 : 1 + (CORNER_WORDS as readonly string[]).indexOf(open);
  const from = (SOURCES as readonly string[]).indexOf(source);
  return buildIndex(from, cell, Number(turns), Number(level), way);
}

/** What chance decided: the clay laid out, tiles that came to light, round tokens turned. */
export function chance(event: Event): string | null {
  switch (event.type) {
    case 'opened':
      return `clay=${event.tiles.map(tileName).join(',')}`;
    case 'revealed':
      return event.tile === null || event.stack === null
        ? `token=${event.effect}`
        : `${stackName(event.stack)}=${tileName(event.tile)}`;
    default:
      return null;
  }
}
