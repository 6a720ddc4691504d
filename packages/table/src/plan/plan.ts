import type { AnyGame, GameEvent, Seat } from '@nabu/kernel';
import { isNews, tellsOf } from './tells.ts';

/** One step of a plan: a move of a seat, or whatever the others do until it is the owner's turn (`move` null). */
export interface PlanStep {
  readonly seat: Seat;
  /** In the game's notation. */
  readonly move: string | null;
  /** What it was seen to lead to, as `tellsOf` has it. */
  readonly tells: string;
  /** Which of several outcomes was taken as an example; null where it is certain, or where the line ends. */
  readonly example: number | null;
  /** Its outcome depends on what the owner cannot know. */
  readonly unknown: boolean;
}

/** A step that was due: it came true, or something else happened. */
export interface PastStep extends PlanStep {
  /** The number of moves made when that was known. */
  readonly ply: number;
  readonly fate: 'true' | 'otherwise';
}

/**
 * Why moves that wait are not played: somebody did something else than planned, something new came to light, a
 * move was taken back, the owner played something else, the move is not legal any more or would do something else.
 */
export const SURPRISES = ['otherwise', 'learned', 'undone', 'mine', 'illegal', 'changed'] as const;
export type Surprise = (typeof SURPRISES)[number];

/** What one player means to do at a table; plain JSON. */
export interface Plan {
  readonly seat: Seat;
  /** The number of moves made when the first open step is to come. */
  readonly ply: number;
  /** The open steps, in order. */
  readonly steps: readonly PlanStep[];
  readonly past: readonly PastStep[];
  /** The owner's moves are to be played when they are due. */
  readonly queued: boolean;
  /** What has happened since the owner last changed the plan that nobody foresaw. */
  readonly surprise: Surprise | null;
}

/** One move of the real match as the owner heard it. */
export interface RealMove {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** A plan has so many open steps at most. */
export const LONGEST_PLAN = 40;
/** So many steps that are over are remembered. */
const REMEMBERED = 40;

/** A plan without steps, made at a ply. */
export function emptyPlan(seat: Seat, ply: number): Plan {
  return { seat, ply, steps: [], past: [], queued: false, surprise: null };
}

/**
 * The plan after what has really happened: steps that came true are over, foreseen replies that did not come are
 * given up, and what was taken back is open again. `due` says whether the owner decides now.
 */
export function followed(
  plan: Plan,
  game: AnyGame,
  happened: readonly RealMove[],
  ply: number,
  due: boolean,
): Plan {
  let now = ply < plan.ply ? takenBack(plan, ply) : plan;
  for (const each of happened)
    if (each.ply > now.ply && each.ply <= ply)
      now = { ...absorbed(now, game, each), ply: each.ply };
  // Whatever the others do is over when the owner decides again.
  while (due && now.steps.length > 0 && now.steps[0].move === null) now = over(now, 0, 'true', ply);
  return now.ply === ply ? now : { ...now, ply };
}

function takenBack(plan: Plan, ply: number): Plan {
  const again = plan.past.filter((step) => step.ply > ply);
  const steps = again.map(({ ply: _, fate: __, ...step }) => step);
  return {
    ...surprised(plan, 'undone'),
    ply,
    steps: [...steps, ...plan.steps],
    past: plan.past.filter((step) => step.ply <= ply),
  };
}

function absorbed(plan: Plan, game: AnyGame, happened: RealMove): Plan {
  const tells = tellsOf(game, happened.events);
  return happened.seat === plan.seat
    ? afterOwn(plan, tells, happened.ply)
    : afterOther(plan, game, happened, tells);
}

/** The owner may make the moves of one turn in another order than planned. */
function afterOwn(plan: Plan, tells: string, ply: number): Plan {
  const { steps, seat } = plan;
  const end = steps.findIndex((step) => step.seat !== seat || step.move === null);
  const own = end < 0 ? steps : steps.slice(0, end);
  const found = own.findIndex((step) => step.tells === tells);
  if (found < 0) return surprised(plan, 'mine');
  const now = over(plan, found, 'true', ply);
  return steps[found].unknown ? surprised(now, 'learned') : now;
}

function afterOther(
  plan: Plan,
  game: AnyGame,
  { seat, events, ply }: RealMove,
  tells: string,
): Plan {
  const [head] = plan.steps;
  if (head === undefined) return plan;
  const news = events.some((event) => isNews(game, event));
  if (head.move === null) return news ? surprised(plan, 'learned') : plan;
  if (head.seat === seat && head.tells === tells) {
    const now = over(plan, 0, 'true', ply);
    return head.unknown ? surprised(now, 'learned') : now;
  }
  let now = surprised(plan, 'otherwise');
  while (now.steps.length > 0 && now.steps[0].seat !== plan.seat)
    now = over(now, 0, 'otherwise', ply);
  return now;
}

function over(plan: Plan, index: number, fate: PastStep['fate'], ply: number): Plan {
  const past = [...plan.past, { ...plan.steps[index], fate, ply }].slice(-REMEMBERED);
  return { ...plan, past, steps: plan.steps.filter((_, i) => i !== index) };
}

/** Something happened that nobody foresaw: what waits is not played by itself any more. The first reason stays. */
function surprised(plan: Plan, surprise: Surprise): Plan {
  return { ...plan, surprise: plan.surprise ?? surprise };
}
