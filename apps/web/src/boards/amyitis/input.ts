import type { Seat } from '@nabu/kernel';
import type { PressAnswer } from '../common/press.ts';
import type { Page } from './geometry.ts';
import {
  CITIES,
  type Decision,
  decisionOf,
  held,
  type Move,
  moves,
  RESOURCES,
  type View,
  WINE,
} from './rules.ts';

/** A move that is half built: what has been picked up so far. */
export type Plan =
  | { readonly kind: 'none' }
  /** Tokens picked for a sale in Babylon, one or two. */
  | { readonly kind: 'sell'; readonly picked: readonly number[] }
  /** The token to give in an exchange. */
  | { readonly kind: 'swap'; readonly gives: number };

/** Nothing is picked up. */
export const NOTHING: Plan = { kind: 'none' };

/** What a press on this board leads to. */
export type Answer = PressAnswer<Move, Plan>;

/** What a press needs to know. */
export interface Desk {
  readonly plan: Plan;
  readonly view: View;
  /** My seat. */
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

const go = (plan: Plan): Answer => ({ plan });
const make = (move: Move): Answer => ({ move });

/** What the viewer is asked, or null when it is not theirs to decide. */
export function asked({ view, legal }: Pick<Desk, 'view' | 'legal'>): Decision | null {
  return legal.length > 0 ? decisionOf(view) : null;
}

/** A temple is pressed: a priest or the procession goes there. */
export function pressTemple(desk: Desk, temple: number): Answer {
  return make(asked(desk) === 'procession' ? moves.procession(temple) : moves.temple(temple));
}

/** A city is pressed: the caravan goes there, unless it stands there already. */
export function pressCity({ view, plan }: Desk, city: number): Answer {
  const steps = (city - view.caravan + CITIES.length) % CITIES.length;
  return steps === 0 ? go(plan) : make(moves.caravan(steps));
}

/** A kind of court card is pressed: bought in a city, or taken for a tile. */
export function pressCourt(desk: Desk, kind: number): Answer {
  return make(asked(desk) === 'court' ? moves.court(kind) : moves.buy(kind));
}

/** One of my tokens is pressed: paid, discarded, picked for a sale or for an exchange. */
export function pressToken(desk: Desk, kind: number): Answer {
  switch (asked(desk)) {
    case 'pay':
      return make(moves.pay(kind));
    case 'discard':
      return make(moves.discard(kind));
    case 'swap':
      return go(
        desk.plan.kind === 'swap' && desk.plan.gives === kind
          ? NOTHING
          : { kind: 'swap', gives: kind },
      );
    case 'sell':
      return go(pick(desk, kind));
    default:
      return make(moves.sell([kind]));
  }
}

/** Adds a token to the sale while there is room for it and one is left, else takes it out again. */
function pick({ plan, view, seat }: Desk, kind: number): Plan {
  const picked = plan.kind === 'sell' ? plan.picked : [];
  const mine = picked.filter((each) => each === kind).length;
  if (picked.length < 2 && mine < held(view, seat, kind))
    return { kind: 'sell', picked: [...picked, kind] };
  if (mine === 0) return { kind: 'sell', picked: [picked[1] ?? kind, kind] };
  const rest = picked.filter((each) => each !== kind);
  return rest.length === 0 ? NOTHING : { kind: 'sell', picked: rest };
}

/** The plan if it still means something on this table, else nothing. */
export function settle(plan: Plan, { view, seat, legal }: Omit<Desk, 'plan'>): Plan {
  const decision = asked({ view, legal });
  if (plan.kind === 'sell') {
    const stands =
      decision === 'sell' &&
      plan.picked.every(
        (kind) => plan.picked.filter((each) => each === kind).length <= held(view, seat, kind),
      );
    return stands ? plan : NOTHING;
  }
  if (plan.kind === 'swap')
    return decision === 'swap' && held(view, seat, plan.gives) > 0 ? plan : NOTHING;
  return plan;
}

/** Decisions that are answered on the board or with my tokens: they need no buttons. */
const IN_PLACE: readonly (Decision | null)[] = ['field', 'temple', 'procession', 'discard'];

/** The choices that stand as buttons beside my supply. */
export function buttons(desk: Desk): readonly Move[] {
  return IN_PLACE.includes(asked(desk)) ? [] : choices(desk);
}

/** The choices of the present decision that can be counted off. */
export function choices(desk: Desk): readonly Move[] {
  const { plan, legal } = desk;
  switch (asked(desk)) {
    case null:
    case 'turn':
    case 'sell':
      return [];
    case 'swap':
      return plan.kind === 'swap'
        ? swapsFor(plan.gives)
        : legal.filter((move) => move.type === 'keep');
    case 'irrigate':
    case 'plant':
      return [];
    default:
      return legal;
  }
}

function swapsFor(gives: number): readonly Move[] {
  return RESOURCES.flatMap((_, took) =>
    took === gives || took === WINE ? [] : [moves.swap(gives, took)],
  );
}

/** The kinds of my tokens that I may do something with now. */
export function litTokens(desk: Desk): readonly number[] {
  const decision = asked(desk);
  const { legal, view, seat } = desk;
  return RESOURCES.flatMap((_, kind) => {
    if (held(view, seat, kind) === 0) return [];
    if (decision === 'sell') return [kind];
    const touches = legal.some(
      (move) =>
        (move.type === 'pay' || move.type === 'discard' || move.type === 'swap') &&
        move.resource === kind,
    );
    return touches ? [kind] : [];
  });
}

/** The one move that stands in the primary place: the sale picked, or passing. */
export function primary(desk: Desk): Move | null {
  const { plan } = desk;
  const decision = asked(desk);
  if (decision === 'sell') return plan.kind === 'sell' ? moves.sell(plan.picked) : null;
  return decision === 'turn' || decision === null ? moves.pass() : null;
}

const PAGE_OF: { readonly [decision in Decision]?: Page } = {
  turn: 'city',
  field: 'city',
  temple: 'city',
  procession: 'city',
  irrigate: 'garden',
  plant: 'garden',
  sell: 'caravan',
  buy: 'caravan',
  court: 'caravan',
  take: 'caravan',
};

/** The page that shows what the viewer has to decide on, or null when any will do. */
export function pageFor(desk: Pick<Desk, 'view' | 'legal'>): Page | null {
  const decision = asked(desk);
  return decision === null ? null : (PAGE_OF[decision] ?? null);
}
