import type { Viewer } from '@nabu/kernel';
import type { Preview } from '../../../table/kit.ts';
import { nearSeat } from '../near.ts';
import type {
  Answer,
  Desk,
  DeskKind,
  DeskState,
  DeskTable,
  DeskTypes,
  Ghost,
  Opening,
} from './kind.ts';

/** All that a desk remembers between two presses. */
export interface Held<T extends DeskTypes> {
  readonly draft: T['draft'];
  readonly shown: T['shown'];
  readonly pointed: T['spot'] | null;
  /** The move that a finger touched once. */
  readonly aimed: T['move'] | null;
  /** A legal move that was asked for, and the view it was asked for in; the next view shows it. */
  readonly made: { readonly move: T['move']; readonly view: T['view'] } | null;
}

/** How a desk reaches the world around it. */
export interface DeskLinks<T extends DeskTypes> {
  /** Remembers something else from now on. */
  change(next: (held: Held<T>) => Held<T>): void;
  choose(move: T['move'], sure?: boolean): void;
  /** Whether a move would only be asked about first. */
  asks(move: T['move']): boolean;
  /** The move that is being asked about, if any. */
  readonly asked: T['move'] | null;
  preview(move: T['move']): Preview<T['view'], T['event']> | null;
  /** Whether the last press came from a finger, which cannot point at a move before it makes it. */
  byFinger(): boolean;
  /** Somebody did something at the desk: no suggested move is looked at any more. */
  busy(): void;
}

/** A desk with nothing on it but what it is opened with. */
export function freshDesk<T extends DeskTypes>(
  { empty, shown = {} }: DeskKind<T>,
  opening: Opening<T> = {},
): Held<T> {
  const { draft = empty } = opening;
  return { draft, shown: { ...shown, ...opening.shown }, pointed: null, aimed: null, made: null };
}

/** The table as a desk knows it. */
export function tableOf<T extends DeskTypes>(
  view: T['view'],
  viewer: Viewer,
  legal: readonly T['move'][],
): DeskTable<T> {
  const seat = nearSeat(viewer);
  const indices = new Set(legal.map(({ index }) => index));
  return {
    ...{ view, viewer, legal, seat },
    mine: viewer !== 'spectator' && legal.length > 0,
    can: (move) => indices.has(move.index),
  };
}

/** What is remembered once this view is seen: a draft that waited for its move is dropped with it. */
export function heldIn<T extends DeskTypes>(
  kind: DeskKind<T>,
  held: Held<T>,
  view: T['view'],
): Held<T> {
  if (held.made === null || held.made.view === view) return held;
  return { ...held, draft: kept(kind, held.draft, held.made.move, true), ...NOT_LOOKING };
}

/** The desk as it looks while a suggested move is: aimed at it, and whatever spells it out in hand. Nothing of it is remembered. */
export function suggestedOn<T extends DeskTypes>(
  kind: DeskKind<T>,
  held: Held<T>,
  move: T['move'],
): Held<T> {
  const draft = kind.spelled ? kind.spelled(move, held.draft) : kind.empty;
  return { ...held, draft, pointed: null, aimed: move };
}

const NOT_LOOKING = { pointed: null, aimed: null, made: null } as const;

/** What is left for whoever sits down next at the same screen: what one has picked up is nobody else's to see. */
export function handedOn<T extends DeskTypes>({ empty }: DeskKind<T>, held: Held<T>): Held<T> {
  return { ...held, draft: empty, ...NOT_LOOKING };
}

function kept<T extends DeskTypes>(
  kind: DeskKind<T>,
  draft: T['draft'],
  move: T['move'],
  legal: boolean,
): T['draft'] {
  return kind.keeps ? kind.keeps(draft, move, legal) : kind.empty;
}

/** What is remembered after a move was asked for. */
function asked<T extends DeskTypes>(
  kind: DeskKind<T>,
  held: Held<T>,
  move: T['move'],
  view: T['view'],
  legal: boolean,
): Held<T> {
  if (kind.waits) return legal ? { ...held, made: { move, view } } : held;
  return { ...drafted(kind, held, kept(kind, held.draft, move, legal)), made: null };
}

/**
 * What is remembered with another draft. A move pointed at is forgotten: its button may be gone
 * without the pointer having left it. A place stays under the pointer.
 */
function drafted<T extends DeskTypes>(
  kind: DeskKind<T>,
  held: Held<T>,
  draft: T['draft'],
): Held<T> {
  return { ...held, draft, aimed: null, pointed: kind.meant ? held.pointed : null };
}

interface Looking<T extends DeskTypes> {
  readonly aimed: T['move'] | null;
  readonly looked: T['move'] | null;
}

/** Which move waits to be confirmed, and which is looked at. */
function lookingAt<T extends DeskTypes>(
  kind: DeskKind<T>,
  state: DeskState<T>,
  { pointed, aimed: touched }: Held<T>,
  asked: T['move'] | null,
): Looking<T> {
  if (asked !== null) return { aimed: asked, looked: asked };
  const aimed = touched !== null && state.can(touched) ? touched : (kind.whole?.(state) ?? null);
  if (pointed === null) return { aimed, looked: aimed };
  // Without `meant` what is pointed at is a move.
  const looked = kind.meant ? kind.meant(pointed, state) : (pointed as T['move']);
  return { aimed, looked };
}

/** The desk as it stands: `held` must be what `heldIn` says for this view, `state.draft` settled. */
export function deskOf<T extends DeskTypes>(
  kind: DeskKind<T>,
  state: DeskState<T>,
  held: Held<T>,
  links: DeskLinks<T>,
): Desk<T> {
  const { aimed, looked } = lookingAt(kind, state, held, links.asked);
  const acts = actsOf(kind, state, aimed, links);
  const { make, put, show, aim } = acts;
  const press = (move: T['move']) => {
    const looksFirst = links.byFinger() && aimed !== move;
    if (looksFirst && kind.aims?.(move, state.can(move))) aim(move);
    else make(move);
  };
  return {
    ...{ ...state, aimed, looked, pointed: held.pointed },
    ghost: ghostOf(state, looked, links),
    ...{ make, put, show, point: acts.point, clear: () => put(kind.empty) },
    follow: (answer: Answer<T>) => {
      if (answer.move) return press(answer.move);
      if (answer.draft !== undefined) put(answer.draft);
      if (answer.shown) show(answer.shown);
    },
  };
}

interface Acts<T extends DeskTypes> extends Pick<Desk<T>, 'make' | 'put' | 'show' | 'point'> {
  /** Remembers a move that waits to be confirmed. */
  aim(move: T['move']): void;
}

/** The ways to change what is remembered. */
function actsOf<T extends DeskTypes>(
  kind: DeskKind<T>,
  { view, draft, can }: DeskState<T>,
  aimed: T['move'] | null,
  links: DeskLinks<T>,
): Acts<T> {
  const note = (next: (held: Held<T>) => Held<T>) =>
    links.change((before) => next(heldIn(kind, before, view)));
  const change = (next: (held: Held<T>) => Held<T>) => {
    links.busy();
    note(next);
  };
  const put = (next: T['draft']) => change((now) => drafted(kind, now, next));
  return {
    put,
    make: (move) => {
      // What was aimed at by a first touch is confirmed by the second.
      const sure = links.byFinger() && links.asked === null && aimed === move;
      const waits = !sure && links.asked !== move && links.asks(move);
      if (!waits) change((now) => asked(kind, now, move, view, can(move)));
      links.choose(move, sure);
    },
    show: (shown) => note((now) => ({ ...now, shown: { ...now.shown, ...shown } })),
    point: (pointed) => (pointed === null ? note : change)((now) => ({ ...now, pointed })),
    aim: (move) => {
      if (kind.spelled) put(kind.spelled(move, draft));
      else change((now) => ({ ...now, aimed: move }));
    },
  };
}

function ghostOf<T extends DeskTypes>(
  { can }: DeskTable<T>,
  move: T['move'] | null,
  links: DeskLinks<T>,
): Ghost<T> | null {
  return move !== null && can(move) ? { move, outcome: links.preview(move) } : null;
}
