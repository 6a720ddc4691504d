import { columnsOf, type Plain, squares } from './reading.ts';
import { leftOf, type Space, type Spaces, spacesOf } from './reading-garden.ts';
import { alterings, pairs, statues } from './reading-items.ts';

/** Every legal move, as text. */
export function legalMoves(plain: Plain): string[] {
  const stacks = [...plain.quarry].filter(([, tiles]) => tiles.length > 0);
  switch (plain.phase) {
    case 'remove':
      return stacks.filter(([, tiles]) => tiles.length === 3).map(([stack]) => `remove ${stack}`);
    case 'dig':
      return stacks.map(([stack]) => `dig ${stack}`);
    case 'build': {
      const spaces = spacesOf(plain, plain.turn);
      return [
        ...layings(plain, spaces),
        ...alterings(plain, spaces),
        ...statues(plain, spaces),
        ...pairs(plain, spaces),
        'done',
      ];
    }
    case 'store':
      return ['store', 'discard'];
    default:
      return [];
  }
}

/** The places a tile can have, named by their north-west columns. */
const PLACES = squares(7);

/** Each tile at hand on each place and level where it can lie, turned in each way. */
function layings(plain: Plain, spaces: Spaces): string[] {
  const { kept, tiles } = plain.sides[plain.turn];
  const sources = [...(plain.dug ? ['new'] : []), ...(kept ? ['kept'] : [])];
  const levels = new Set([1, ...tiles.map(({ level }) => level + 1)]);
  const scarce = { belvederes: leftOf(plain, 'belvedere'), doubles: leftOf(plain, 'double') };
  return PLACES.filter((place) => !tiles.some((tile) => tile.place === place)).flatMap((place) => {
    const below = columnsOf(place).flatMap((column) => spaces.get(column) ?? []);
    return [...levels].flatMap((level) =>
      opens(plain, below, level, scarce).flatMap((open) =>
        sources.flatMap((source) =>
          TURNS.map((turns) => `build ${source} ${place} ${turns} L${level}${open}`),
        ),
      ),
    );
  });
}

const TURNS = ['r0', 'r1', 'r2', 'r3'];
/** How moves say which corner is open, clockwise from the north-west. */
export const OPEN = [' open nw', ' open ne', ' open se', ' open sw'];

interface Scarce {
  readonly belvederes: number;
  readonly doubles: number;
}

/** The corners that may be left open above four spaces, as moves say it; nothing where all are borne. */
function opens(plain: Plain, below: readonly Space[], level: number, scarce: Scarce): string[] {
  if (below.some((space) => space.level >= level || space.spanned >= level)) return [];
  if (below.some((space) => isFoot(plain, space, level))) return [];
  const borne = below.map((space) => supportOf(space, level));
  const ways = ['', ...(scarce.belvederes > 0 ? OPEN : [])];
  return ways.filter((open) => {
    const corner = OPEN.indexOf(open);
    const supports = borne.map((letter, at) => (at === corner ? '-' : letter));
    const bare = supports.filter((letter) => letter === '-').length;
    if (bare !== (open === '' ? 0 : 1) || borne[corner] === 't') return false;
    return canPay(plain, supports, scarce.doubles);
  });
}

/** Whether a stairway leads up from a space to a level. */
function isFoot(plain: Plain, { column, level, piece }: Space, to: number): boolean {
  if (piece !== 'stairway' || level !== to - 1) return false;
  return plain.sides[plain.turn].items.some(
    ({ kind, ends }) =>
      kind === 'stairway' &&
      ends.some((end) => end.column === column && end.level === level) &&
      ends.some((end) => end.level === to),
  );
}

/** What can bear a tile of a level over a space: a single, a double, a statue or nothing. */
export function supportOf({ level, piece, spanned }: Space, above: number): string {
  if (spanned > 0) return '-';
  const depth = above - level;
  if (depth === 1 && piece === 'statue') return 't';
  if (piece !== '') return '-';
  return depth === 1 ? 's' : depth === 2 ? 'd' : '-';
}

/** How many singles the supports take: one each, and two for each double but the one that was given. */
export function priceOf(plain: Plain, supports: readonly string[]): number {
  const singles = supports.filter((letter) => letter === 's').length;
  return singles + 2 * swapsFor(plain, supports);
}

function swapsFor(plain: Plain, supports: readonly string[]): number {
  const doubles = supports.filter((letter) => letter === 'd').length;
  return Math.max(0, doubles - (plain.double ? 1 : 0));
}

function canPay(plain: Plain, supports: readonly string[], doubles: number): boolean {
  const { stock } = plain.sides[plain.turn];
  return priceOf(plain, supports) <= stock && swapsFor(plain, supports) <= doubles;
}
