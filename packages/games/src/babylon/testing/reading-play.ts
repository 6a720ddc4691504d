import { ROUNDS, STORAGE } from '../box.ts';
import { columnsOf, type Plain } from './reading.ts';
import { isEmpty, leftOf, spacesOf } from './reading-garden.ts';
import { OPEN, priceOf, supportOf } from './reading-moves.ts';
import { effectOf, incomeOf } from './reading-quarry.ts';

/** Carries out a legal move. */
export function playPlainly(plain: Plain, move: string): void {
  const [verb, ...rest] = move.split(' ');
  if (verb === 'remove') remove(plain, rest[0]);
  else if (verb === 'dig') dig(plain, rest[0]);
  else if (verb === 'build') lay(plain, rest);
  else if (verb === 'symbol') [plain.altered, plain.alteredTo] = rest;
  else if (verb === 'done') done(plain);
  else if (verb === 'store' || verb === 'discard') putAway(plain, verb === 'store');
  else decorate(plain, verb, rest[0]);
}

function remove(plain: Plain, stack: string): void {
  plain.gone.push(plain.quarry.get(stack)?.pop() ?? '');
  plain.removals -= 1;
  plain.turn = (plain.turn + 1) % plain.seats;
  if (plain.removals === 0) plain.phase = 'dig';
}

function dig(plain: Plain, stack: string): void {
  plain.sides[plain.turn].stock += incomeOf(plain, stack);
  plain.dug = plain.quarry.get(stack)?.pop() ?? '';
  plain.phase = 'build';
}

/** `new c4 r1 L2 open ne` */
function lay(plain: Plain, [source, place, turns, rise, , open]: readonly string[]): void {
  const side = plain.sides[plain.turn];
  const level = Number(rise.slice(1));
  const spaces = spacesOf(plain, plain.turn);
  const below = columnsOf(place).flatMap((column) => spaces.get(column) ?? []);
  const supports = below.map((space, corner) =>
    OPEN[corner] === ` open ${open}` ? '-' : supportOf(space, level),
  );
  side.stock -= priceOf(plain, supports);
  if (supports.includes('d')) plain.double = false;
  const name = source === 'new' ? plain.dug : side.kept;
  if (source === 'new') plain.dug = '';
  else side.kept = '';
  side.tiles.push({ name, place, turns: Number(turns[1]), level, supports: supports.join('') });
  plain.fresh += 1;
  if (columnsOf(place).includes(plain.altered)) plain.alteredTo = '';
}

/** Builds an item; where it stands, or what it closes, an altered symbol is of no use any more. */
function decorate(plain: Plain, kind: string, columns: string): void {
  const spaces = spacesOf(plain, plain.turn);
  const ends = columns
    .split('-')
    .map((column) => ({ column, level: spaces.get(column)?.level ?? 0 }));
  plain.sides[plain.turn].items.push({ kind, ends });
  const altered = spacesOf(plain, plain.turn).get(plain.altered);
  if (altered && !isEmpty(altered)) plain.alteredTo = '';
}

function done(plain: Plain): void {
  Object.assign(plain, { altered: '', alteredTo: '', fresh: 0 });
  if (plain.dug === '') endTurn(plain);
  else plain.phase = 'store';
}

/** What is not stored is discarded, and so is what lay where it is stored. */
function putAway(plain: Plain, stores: boolean): void {
  const side = plain.sides[plain.turn];
  const lost = stores ? side.kept : plain.dug;
  if (lost !== '') plain.gone.push(lost);
  if (stores) side.kept = plain.dug;
  endTurn(plain);
}

function endTurn(plain: Plain): void {
  const side = plain.sides[plain.turn];
  side.stock = Math.min(side.stock, STORAGE);
  Object.assign(plain, { dug: '', double: false, phase: 'dig' });
  const last = plain.turn === plain.seats - 1;
  if (last && plain.round === ROUNDS[plain.seats]) {
    plain.phase = 'over';
    return;
  }
  plain.turn = (plain.turn + 1) % plain.seats;
  if (last) plain.round += 1;
  const effect = effectOf(plain);
  if (effect === 'single' && leftOf(plain, 'single') > 0) plain.sides[plain.turn].stock += 1;
  if (effect === 'double' && leftOf(plain, 'double') > 0) plain.double = true;
}
