import type { Rng } from '@nabu/kernel';
import { columnsOf, off, type Plain, symbolOf } from './reading.ts';
import { type Spaces, spacesOf } from './reading-garden.ts';

/** Where tiles are laid and how: gardens become wide, narrow and high, or full of belvederes. */
export const TASTES: readonly RegExp[] = [
  /^build/,
  /^build \w+ [a-e][1-5] r\d L[2-9]/,
  /^build \w+ [b-d][2-4] /,
  /^build \w+ [a-f][1-6] .*open/,
];

const ITEM = /^(fountain|bridge|stairway|statue|symbol)/;

const anyOf = <Thing>(list: readonly Thing[], rng: Rng): Thing => list[rng.below(list.length)];

/** Mostly an item or a symbol, else a tile laid to one's taste; now and then the end of building. */
export function choose(plain: Plain, moves: readonly string[], taste: RegExp, rng: Rng): string {
  const items = moves.filter((move) => ITEM.test(move));
  if (items.length > 0 && rng.below(6) > 0) return anyOf(items, rng);
  if (moves.includes('done') && rng.below(6) === 0) return 'done';
  const liked = moves.filter((move) => taste.test(move));
  if (liked.length === 0 || rng.below(6) === 0) return anyOf(moves, rng);
  return mostHopeful(plain, liked, rng);
}

/** Of many ways to lay a tile, the one that could be part of most pairs. */
function mostHopeful(plain: Plain, layings: readonly string[], rng: Rng): string {
  const spaces = spacesOf(plain, plain.turn);
  const tries = Array.from({ length: 150 }, () => anyOf(layings, rng));
  const hopes = tries.map((move) => hopesOf(plain, spaces, move));
  return tries[hopes.indexOf(Math.max(...hopes))];
}

/** Roughly how many pairs a tile could be part of; bridges, which are the rarest, count most. */
function hopesOf(plain: Plain, spaces: Spaces, move: string): number {
  const [, source, place, turns, rise] = move.split(' ');
  const level = Number(rise.slice(1));
  const name = source === 'new' ? plain.dug : plain.sides[plain.turn].kept;
  const tile = { name, place, turns: Number(turns[1]), level, supports: '' };
  return columnsOf(place).reduce((sum, column, corner) => {
    const kind = symbolOf(tile, corner);
    const steps = kind === 'bridge' ? 2 : 1;
    const across = [steps, -steps].flatMap((by) => [off(column, by, 0), off(column, 0, by)]);
    const ends = across.filter((end) => {
      const space = spaces.get(end);
      const rises = Math.abs((space?.level ?? 0) - level) === (kind === 'stairway' ? 1 : 0);
      return rises && space?.symbol === kind && space.piece === '';
    });
    return sum + ends.length * steps ** 2;
  }, 0);
}

/** Places west, east, north and south of d4, and the corners of them that lie beside it, clockwise. */
const AROUND = [
  ['b3', 2],
  ['e4', 0],
  ['d2', 3],
  ['c5', 1],
] as const;
/** The levels of the first two and of the last two of them. */
const LEVELS = [
  [1, 1],
  [2, 2],
  [2, 2],
  [1, 2],
  [2, 1],
] as const;
/** Places over d4 and far from it, with the corner that d4 is of them. */
const BELOW = [
  ['c3', 2],
  ['d3', 3],
  ['d4', 0],
  ['c4', 1],
  ['g7', 0],
] as const;

/**
 * A position in which four tiles around d4 show bridges to it, two of them fresh: on one level, with
 * a tile below them if it is the second; or two lower, perhaps with a bridge, and two higher.
 */
export function bridges(rng: Rng): string {
  const [west, north] = anyOf(LEVELS, rng);
  const levels = [west, west, north, north];
  const words = AROUND.map(([place, corner], at) => ({
    level: levels[at],
    word: `${['bw1', 'bp1', 'bb1', 'by1'][at]}@${place}r${(corner + 3) % 4}L${levels[at]}`,
  }));
  const around = shuffled(words, rng).toSorted((a, b) => a.level - b.level);
  const tiles = around.map(({ word }) => word);
  if (west === 2 && north === 2) tiles.unshift(tileBelow(rng));
  const lower = west < north ? 'c4-e4' : 'd3-d5';
  const item = west !== north && rng.below(2) === 0 ? ` I1=bridge:${lower}@1` : '';
  return `phase=build turn=1 round=14 fresh=2 stock1=12 G1=${tiles.join()}${item}`;
}

function tileBelow(rng: Rng): string {
  const [place, corner] = anyOf(BELOW, rng);
  const open = rng.below(3) === 0 ? corner : -1;
  const supports = [0, 1, 2, 3].map((at) => (at === open ? '-' : 's')).join('');
  return `${anyOf(['gw1', 'cp2', 'cb1'], rng)}@${place}r${rng.below(4)}L1:${supports}`;
}

function shuffled<Thing>(list: readonly Thing[], rng: Rng): Thing[] {
  const rest = [...list];
  return list.map(() => rest.splice(rng.below(rest.length), 1)[0]);
}
