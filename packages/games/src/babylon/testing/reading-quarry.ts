import { FLOWERS } from '../box.ts';
import { off, type Plain } from './reading.ts';
import { leftOf } from './reading-garden.ts';

/** What the round token does; the first round has none. */
export const effectOf = ({ round, tokens }: Plain): string =>
  round === 1 ? '' : tokens[round - 2];

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** What digging a stack brings: sides where nothing is higher, and the own flower. */
export function incomeOf(plain: Plain, stack: string): number {
  const height = (at: string) => plain.quarry.get(at)?.length ?? 0;
  const sides = SIDES.filter(
    ([east, south]) => height(off(stack, east, south, 4)) <= height(stack),
  ).length;
  const effect = effectOf(plain);
  const isOwn = plain.quarry.get(stack)?.at(-1)?.[1] === FLOWERS[plain.turn][0];
  const flower = isOwn ? (effect === 'flower' ? 2 : 1) : 0;
  const income = Math.max(0, sides + flower - (effect === 'minus' ? 1 : 0));
  return Math.min(income, leftOf(plain, 'single'));
}
