import { around, holds, isCity, isFree, isTower, isWet, type Plain } from './reading.ts';

type Placed = Plain['placed'];

/** Every legal move, as text. */
export function legalMoves(plain: Plain): string[] {
  switch (plain.phase) {
    case 'place':
      return [...placements(plain), ...(mayStop(plain) ? ['done'] : [])];
    case 'score':
      return plain.waiting.map((hex) => `score ${hex}`);
    case 'card':
      return plain.display.map((card) => `card ${card}`);
    case 'again':
      return ['again', 'rest'];
    default:
      return [];
  }
}

/**
 * Every token of the stand on every hex where it fits and the turn can still become a whole one;
 * where want of room lets no turn become whole, wherever it fits.
 */
function placements(plain: Plain): string[] {
  const stand = standOf(plain);
  const grows = new Map<string, boolean>();
  const fitted = fitting(plain).filter(({ kind, hex }) => {
    const wet = isWet(plain, hex);
    const key = `${kind}${wet}`;
    if (!grows.has(key))
      grows.set(key, canGrow(plain, [...plain.placed, { kind, wet }], without(stand, kind)));
    return grows.get(key);
  });
  // No stand holds more than seven tokens: with more free land than that there is room for all.
  const dry = [...plain.board.keys()].filter((hex) => isFree(plain, hex) && !isWet(plain, hex));
  const roomy = dry.length > 7;
  const finished = fitted.filter(({ kind, hex }) => roomy || canFinish(after(plain, kind, hex)));
  const stuck = finished.length === 0 && !isWhole(plain, plain.placed, stand);
  return (stuck ? fitted : finished).map(({ kind, hex }) => `${kind}@${hex}`);
}

const standOf = (plain: Plain) => plain.sides[plain.turn].stand;

function without(list: readonly string[], item: string): string[] {
  return list.toSpliced(list.indexOf(item), 1);
}

/** Tokens and hexes that fit for themselves, whatever else the turn has to be. */
function fitting(plain: Plain): { kind: string; hex: string }[] {
  return [...new Set(standOf(plain))].flatMap((kind) =>
    [...plain.board.keys()].filter((hex) => fits(plain, kind, hex)).map((hex) => ({ kind, hex })),
  );
}

function fits(plain: Plain, kind: string, hex: string): boolean {
  if (isFree(plain, hex)) return true;
  const tile = plain.tiles.get(hex);
  if (tile === undefined || isCity(tile) || isTower(tile)) return false;
  if (kind !== 'f') return holds(plain, plain.turn, '6');
  return around(plain, hex).some((near) => {
    const own = plain.tokens.get(near)?.seat === plain.turn;
    return own && (plain.riverOpens || !isWet(plain, near));
  });
}

/** Whether a set of tokens is all that a turn may consist of; `stand` is what is left then. */
function isWhole(plain: Plain, set: Placed, stand: readonly string[]): boolean {
  const farmers = set.filter(({ kind }) => kind === 'f').length;
  const nobles = set.length - farmers;
  if (plain.turns === 0) return set.length === 1;
  if (set.length === 2 || (set.length === 1 && stand.length === 0)) return true;
  if (plain.turns === 1 || set.some(({ wet }) => wet)) return false;
  if (farmers >= 3) return nobles === 0 || (nobles === 1 && holds(plain, plain.turn, '5'));
  const kinds = set.map(({ kind }) => kind).toSorted();
  return kinds.join('') === 'mps' && holds(plain, plain.turn, '4');
}

/** Whether tokens of the stand, if there were room, could make a whole set of this one. */
function canGrow(plain: Plain, set: Placed, stand: readonly string[]): boolean {
  if (isWhole(plain, set, stand)) return true;
  return [...new Set(stand)].some((kind) =>
    canGrow(plain, [...set, { kind, wet: false }], without(stand, kind)),
  );
}

/** Whether the turn can be brought to an end with a whole set, by trying everything. */
function canFinish(plain: Plain): boolean {
  const stand = standOf(plain);
  if (isWhole(plain, plain.placed, stand)) return true;
  if (!canGrow(plain, plain.placed, stand)) return false;
  for (const { kind, hex } of fitting(plain)) if (canFinish(after(plain, kind, hex))) return true;
  return false;
}

/** The table with one more token placed, as far as the rest of the placing depends on it. */
function after(plain: Plain, kind: string, hex: string): Plain {
  const tiles = new Map(plain.tiles);
  tiles.delete(hex);
  return {
    ...plain,
    tiles,
    tokens: new Map(plain.tokens).set(hex, { seat: plain.turn, kind }),
    placed: [...plain.placed, { kind, wet: isWet(plain, hex) }],
    sides: plain.sides.map((side, seat) =>
      seat === plain.turn ? { ...side, stand: without(side.stand, kind) } : side,
    ),
  };
}

/** A turn may end with a whole set, or when there is no room to go on. */
function mayStop(plain: Plain): boolean {
  return isWhole(plain, plain.placed, standOf(plain)) || placements(plain).length === 0;
}
