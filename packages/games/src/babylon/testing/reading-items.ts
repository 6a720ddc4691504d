import { SYMBOLS } from '../box.ts';
import { off, type Plain } from './reading.ts';
import { isEmpty, isPillar, leftOf, type Space, type Spaces } from './reading-garden.ts';
import { effectOf } from './reading-quarry.ts';

/** Under a symbol token, once a turn: any other symbol for a symbol, or any for a blank. */
export function alterings(plain: Plain, spaces: Spaces): string[] {
  const effect = effectOf(plain);
  if (plain.altered !== '' || (effect !== 'change' && effect !== 'fill')) return [];
  return [...spaces.values()]
    .filter((space) => space.fresh && isEmpty(space))
    .filter(({ symbol }) => (symbol === '') === (effect === 'fill'))
    .flatMap(({ column, symbol }) =>
      SYMBOLS.filter((other) => other !== symbol).map((other) => `symbol ${column} ${other}`),
    );
}

/** The first statue goes anywhere, others in line with one that is no pillar. */
export function statues(plain: Plain, spaces: Spaces): string[] {
  const side = plain.sides[plain.turn];
  if (leftOf(plain, 'statue') < 1) return [];
  const others = side.items
    .filter((item) => item.kind === 'statue' && !isPillar(side, item))
    .map(({ ends }) => ends[0].column);
  return [...spaces.values()]
    .filter((space) => space.fresh && isEmpty(space) && space.symbol === 'statue')
    .filter(({ column }) => others.length === 0 || others.some((other) => inLine(column, other)))
    .map(({ column }) => `statue ${column}`);
}

const inLine = (one: string, other: string) => one[0] === other[0] || one[1] === other[1];

/** Fountains, bridges and stairways, the west or north end first. */
export function pairs(plain: Plain, spaces: Spaces): string[] {
  return ['fountain', 'bridge', 'stairway'].flatMap((kind) => {
    if (leftOf(plain, kind) < 1) return [];
    const ends = [...spaces.values()].filter((space) => space.symbol === kind && isEmpty(space));
    const steps = kind === 'bridge' ? 2 : 1;
    return ends.flatMap((near) =>
      ends
        .filter(({ column }) => isOff(near, column, steps, 0) || isOff(near, column, 0, steps))
        .filter((far) => (near.fresh || far.fresh) && joins(plain, spaces, near, far))
        .map((far) => `${kind} ${near.column}-${far.column}`),
    );
  });
}

const isOff = (near: Space, column: string, east: number, south: number) =>
  off(near.column, east, south) === column;

/** Whether two empty spaces with the same symbol can be joined by its item. */
function joins(plain: Plain, spaces: Spaces, near: Space, far: Space): boolean {
  const rise = Math.abs(near.level - far.level);
  if (near.symbol === 'stairway') return rise === 1;
  if (near.symbol === 'fountain') return rise === 0 && near.tile !== far.tile;
  const inRow = near.column[1] === far.column[1];
  const middle = spaces.get(off(near.column, inRow ? 1 : 0, inRow ? 0 : 1));
  return rise === 0 && middle !== undefined && canSpan(plain, middle, near.level);
}

/** Whether a bridge may lead over a space; another bridge there takes up its own level. */
function canSpan(plain: Plain, middle: Space, level: number): boolean {
  const top = Math.max(middle.level, middle.spanned);
  if (top >= level) return false;
  if (plain.options.underBridge === 'anything') return true;
  if (plain.options.underBridge === 'bareBoard') return top === 0;
  return top < level - 1 || isEmpty(middle);
}
