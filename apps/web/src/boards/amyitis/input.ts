import type { Seat } from '@nabu/kernel';
import type { Answer as DeskAnswer, DeskTypes } from '../common/desk/kind.ts';
import type { Page } from './geometry.ts';
import {
  type Decision,
  decisionOf,
  type Event,
  type Forecast,
  held,
  type Move,
  moveOf,
  RESOURCES,
  stepsTo,
  type View,
} from './rules.ts';
import { type Part, partOf } from './words/pieces.ts';

/** A move that is half built: what has been picked up so far. */
export type Draft =
  | { readonly kind: 'none' }
  /** Tokens picked for a sale in Babylon, one or two. */
  | { readonly kind: 'sell'; readonly picked: readonly number[] }
  /** The token to give in an exchange. */
  | { readonly kind: 'swap'; readonly gives: number };

/** Nothing is picked up. */
export const NOTHING: Draft = { kind: 'none' };

/** The types of Amyitis' desk: moves are pointed at, and on a small screen a page is shown. */
export interface Types extends DeskTypes {
  view: View;
  move: Move;
  event: Event;
  draft: Draft;
  /** The page of a small screen, and whether the forecast is on the board. */
  shown: { readonly page: Page; readonly forecast: boolean };
  facts: Forecast;
  spot: Move;
}

/** What a press on this board leads to. */
export type Answer = DeskAnswer<Types>;

/** What a press needs to know. */
export interface Input {
  readonly draft: Draft;
  readonly view: View;
  /** My seat. */
  readonly seat: Seat;
  readonly legal: readonly Move[];
}

const go = (draft: Draft): Answer => ({ draft });
const make = (move: Move): Answer => ({ move });

/** What the viewer is asked, or null when it is not theirs to decide. */
export function asked({ view, legal }: Pick<Input, 'view' | 'legal'>): Decision | null {
  return legal.length > 0 ? decisionOf(view) : null;
}

/** A temple is pressed: a priest or the procession goes there. */
export function pressTemple(desk: Input, temple: number): Answer {
  return make(asked(desk) === 'procession' ? moveOf.procession(temple) : moveOf.temple(temple));
}

/** A city is pressed: the caravan goes there, unless it stands there already. */
export function pressCity({ view, draft }: Input, city: number): Answer {
  const steps = stepsTo(view, city);
  return steps === 0 ? go(draft) : make(moveOf.caravan(steps));
}

/** A kind of court card is pressed: bought in a city, or taken for a tile. */
export function pressCourt(desk: Input, kind: number): Answer {
  return make(asked(desk) === 'court' ? moveOf.court(kind) : moveOf.buy(kind));
}

/** One of my tokens is pressed: paid, discarded, picked for a sale or for an exchange. */
export function pressToken(desk: Input, kind: number): Answer {
  switch (asked(desk)) {
    case 'pay':
      return make(moveOf.pay(kind));
    case 'discard':
      return make(moveOf.discard(kind));
    case 'swap':
      return go(
        desk.draft.kind === 'swap' && desk.draft.gives === kind
          ? NOTHING
          : { kind: 'swap', gives: kind },
      );
    case 'sell':
      return pick(desk, kind);
    default:
      return make(moveOf.sell(kind));
  }
}

/** The sale of these tokens, in whatever order they were picked, if it is legal; else null. */
function saleOf({ legal }: Pick<Input, 'legal'>, picked: readonly number[]): Move | null {
  const [one, other = null, ...more] = picked;
  const sale = moveOf.sell(one, other);
  return more.length === 0 && legal.includes(sale) ? sale : null;
}

/** Adds a token to the sale where the longer one is legal, else takes it out again or puts it in the place of another. */
function pick(desk: Input, kind: number): Answer {
  const picked = desk.draft.kind === 'sell' ? desk.draft.picked : [];
  if (saleOf(desk, [...picked, kind])) return go({ kind: 'sell', picked: [...picked, kind] });
  if (picked.includes(kind)) {
    const rest = picked.filter((each) => each !== kind);
    return go(rest.length === 0 ? NOTHING : { kind: 'sell', picked: rest });
  }
  const changed = [...picked.slice(1), kind];
  // Asked for all the same, to hear why not.
  return saleOf(desk, changed) ? go({ kind: 'sell', picked: changed }) : make(moveOf.sell(kind));
}

/** The draft if it still means something on this table, else nothing. */
export function settle(draft: Draft, { view, seat, legal }: Omit<Input, 'draft'>): Draft {
  if (draft.kind === 'sell') return saleOf({ legal }, draft.picked) ? draft : NOTHING;
  if (draft.kind === 'swap')
    return asked({ view, legal }) === 'swap' && held(view, seat, draft.gives) > 0 ? draft : NOTHING;
  return draft;
}

/** Decisions that are answered on the board or with my tokens: they need no buttons. */
const IN_PLACE: readonly (Decision | null)[] = ['field', 'temple', 'procession', 'discard'];

/** The choices that stand as buttons beside my supply. */
export function buttons(desk: Input): readonly Move[] {
  return IN_PLACE.includes(asked(desk)) ? [] : choices(desk);
}

/** The choices of the present decision that can be counted off. */
export function choices(desk: Input): readonly Move[] {
  const { draft, legal } = desk;
  switch (asked(desk)) {
    case null:
    case 'turn':
    case 'sell':
      return [];
    case 'swap':
      return draft.kind === 'swap'
        ? moveOf.swaps(draft.gives)
        : legal.filter((move) => move.type === 'keep');
    case 'irrigate':
    case 'plant':
      return [];
    default:
      return legal;
  }
}

/** The kinds of my tokens that I may do something with now. */
export function litTokens(desk: Input): readonly number[] {
  const { legal, view, seat } = desk;
  return RESOURCES.flatMap((_, kind) => {
    if (held(view, seat, kind) === 0) return [];
    const touches = legal.some(
      (move) =>
        (move.type === 'pay' || move.type === 'discard' || move.type === 'swap') &&
        move.resource === kind,
    );
    return touches || saleOf(desk, [kind]) ? [kind] : [];
  });
}

/** The one move that stands in the primary place: the sale picked, or passing. */
export function primary(desk: Input): Move | null {
  const { draft } = desk;
  const decision = asked(desk);
  if (decision === 'sell') return draft.kind === 'sell' ? saleOf(desk, draft.picked) : null;
  return decision === 'turn' || decision === null ? moveOf.pass() : null;
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

/** The pages that have what the viewer may do now, the one to open first; none when any will do. */
export function pagesFor(desk: Pick<Input, 'view' | 'legal'>): readonly Page[] {
  const decision = asked(desk);
  if (decision === null) return [];
  const has = (kind: Move['type']) => desk.legal.some(({ type }) => type === kind);
  // Who can recruit nobody looks where the caravan can go.
  if (decision === 'turn' && has('caravan'))
    return has('recruit') ? ['city', 'caravan'] : ['caravan'];
  const page = PAGE_OF[decision];
  return page ? [page] : [];
}

const PAGE_WITH: { readonly [kind in Part['kind']]: Page } = {
  ...{ group: 'city', row: 'city', temple: 'city' },
  ...{ square: 'garden', edge: 'garden', city: 'caravan', court: 'caravan' },
};

/** The page of a small picture: where its pieces lie, else where something is to be decided. */
export function pictured(view: View, pieces: readonly string[]): { shown: { page: Page } } {
  const [part] = pieces.flatMap((piece) => partOf(piece) ?? []);
  return { shown: { page: part ? PAGE_WITH[part.kind] : (PAGE_OF[decisionOf(view)] ?? 'city') } };
}
