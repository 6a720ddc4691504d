import type { Seat } from '@nabu/kernel';
import { LONGEST_PLAN, type PastStep, type Plan, type PlanStep, SURPRISES } from '@nabu/table';
import { browserKeeper, type Keeper, keep, readKept, shelved } from '../session/shelf.ts';

/** When there are more plans than this, those of games that are over are thrown away. */
const MANY = 40;
const LIST = 'nabu.plans';

const keyOf = (table: string, seat: Seat | '') => `nabu.plan.${table}.${seat}`;

/** The plan of a seat at a table; null when there is none. A damaged one is none. */
export function readPlan(table: string, seat: Seat, keeper: Keeper = browserKeeper()): Plan | null {
  const kept = readKept(keeper, keyOf(table, seat));
  if (!isRecord(kept) || kept.seat !== seat || !isCount(kept.ply)) return null;
  const { steps, past, surprise } = kept;
  if (!isListOf(steps, isStep) || !isListOf(past, isPast)) return null;
  const known = SURPRISES.find((each) => each === surprise) ?? null;
  return { seat, ply: kept.ply, steps, past, queued: kept.queued === true, surprise: known };
}

/** Keeps the plan of a seat, beside those of all other games that run. False when nothing can be kept. */
export function keepPlan(table: string, plan: Plan, keeper: Keeper = browserKeeper()): boolean {
  const key = keyOf(table, plan.seat);
  const others = keptKeys(keeper).filter((each) => each !== key);
  const useless = others.length < MANY ? [] : others.filter(forNothing(keeper));
  for (const old of useless) keeper.removeItem(old);
  keep(keeper, LIST, [key, ...others.filter((each) => !useless.includes(each))]);
  return keep(keeper, key, plan);
}

/** Tells the plans of games that are over: nobody has opened them since. */
function forNothing(keeper: Keeper): (key: string) => boolean {
  const over = shelved(keeper).filter((table) => table.over);
  const prefixes = over.map(({ id }) => keyOf(id, ''));
  return (key) => prefixes.some((prefix) => key.startsWith(prefix));
}

/** Forgets the plan of a seat. */
export function dropPlan(table: string, seat: Seat, keeper: Keeper = browserKeeper()): void {
  const key = keyOf(table, seat);
  keeper.removeItem(key);
  const keys = keptKeys(keeper);
  if (keys.includes(key))
    keep(
      keeper,
      LIST,
      keys.filter((each) => each !== key),
    );
}

function keptKeys(keeper: Keeper): readonly string[] {
  const kept = readKept(keeper, LIST);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isListOf<Each>(
  value: unknown,
  fits: (each: unknown) => each is Each,
): value is readonly Each[] {
  return Array.isArray(value) && value.length <= LONGEST_PLAN && value.every(fits);
}

function isStep(value: unknown): value is PlanStep {
  if (!isRecord(value)) return false;
  const { seat, move, tells, example, unknown } = value;
  return (
    isCount(seat) &&
    (move === null || typeof move === 'string') &&
    typeof tells === 'string' &&
    (example === null || isCount(example)) &&
    typeof unknown === 'boolean'
  );
}

function isPast(value: unknown): value is PastStep {
  if (!isStep(value)) return false;
  const { ply, fate } = value as unknown as Record<string, unknown>;
  return isCount(ply) && (fate === 'true' || fate === 'otherwise');
}
