import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import type { BoardProps } from '../../../table/kit.ts';
import { useKeyAnswers } from '../listen.ts';
import { deskOf, freshDesk, handedOn, heldIn, suggestedOn, tableOf } from './desk.ts';
import type { AnyDeskKind, Desk, DeskKind, DeskTypes, Opening } from './kind.ts';

interface Here {
  readonly kind: AnyDeskKind;
  readonly desk: Desk<DeskTypes>;
  /** The move of a button that is pointed at, which no board draws. */
  readonly considered: DeskTypes['move'] | null;
  consider(move: DeskTypes['move'] | null): void;
}

const Context = createContext<Here | null>(null);

interface DeskProviderProps {
  readonly kind: AnyDeskKind;
  readonly props: Pick<
    BoardProps<unknown, DeskTypes['move'], never>,
    'view' | 'viewer' | 'legal' | 'choose' | 'preview'
  >;
  /** The move that waits to be confirmed, and whether a move would have to. */
  readonly asking: {
    readonly move: DeskTypes['move'] | null;
    asks(move: DeskTypes['move']): boolean;
  };
  /** The move that somebody suggests and the viewer looks at, until they do something themselves. */
  readonly suggested: DeskTypes['move'] | null;
  onBusy(): void;
  /** What lies on the desk from the start. */
  readonly opening?: Opening<DeskTypes>;
  /** The table is hidden while the device changes hands. */
  readonly covered?: boolean;
  readonly children: ReactNode;
}

/** Opens a desk for one table; what lies on it is gone when this leaves the page. */
export function DeskProvider({
  kind,
  props,
  asking,
  suggested,
  onBusy,
  opening,
  covered = false,
  children,
}: DeskProviderProps) {
  const { view, viewer, legal, choose, preview } = props;
  const [stored, change] = useState(() => freshDesk(kind, opening));
  const [considered, consider] = useState<DeskTypes['move'] | null>(null);
  const byFinger = useFinger();
  useEffect(() => {
    if (covered) change((now) => handedOn(kind, now));
  }, [covered, kind]);
  const table = useMemo(() => tableOf<DeskTypes>(view, viewer, legal), [view, viewer, legal]);
  const facts = useMemo(() => kind.facts?.(table), [kind, table]);
  const own = heldIn(kind, stored, view);
  const held = suggested !== null && table.can(suggested) ? suggestedOn(kind, own, suggested) : own;
  // The same draft as long as nothing changes, so that what hangs on it is not drawn anew.
  const draft = useMemo(() => kind.settle(held.draft, table), [kind, held.draft, table]);
  const state = { ...table, draft, facts, shown: held.shown };
  const { asks, move: asked } = asking;
  const links = { change, choose, preview, byFinger, asks, asked, busy: onBusy };
  const desk = deskOf(kind, state, held, links);
  return <Context value={{ kind, desk, considered, consider }}>{children}</Context>;
}

/** The desk of the table around; `kind` must be the one that the board's kit brings. */
export function useDesk<T extends DeskTypes>(kind: DeskKind<T>): Desk<T> {
  const here = useContext(Context);
  if (here?.kind !== (kind as unknown as AnyDeskKind))
    throw new Error('A board must stand inside a DeskProvider that was given the desk of its kit.');
  return here.desk as unknown as Desk<T>;
}

/** The legal move that is looked at or considered at the desk around; null when none is. */
export function useGhostMove(): DeskTypes['move'] | null {
  const here = useContext(Context);
  if (!here) return null;
  const { desk, considered } = here;
  const button = desk.pointed === null && considered && desk.can(considered) ? considered : null;
  return button ?? desk.ghost?.move ?? null;
}

const NOWHERE = () => undefined;

/** What an HTML element needs so that the pointer and the focus consider a move while on it: what it would bring is told, and no board draws it. */
export function useConsidering(move: DeskTypes['move']) {
  const consider = useContext(Context)?.consider ?? NOWHERE;
  // A button that is taken off the page gets no event when the pointer leaves it.
  useEffect(() => () => consider(null), [consider]);
  const on = () => consider(move);
  const off = () => consider(null);
  const ears = { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
  // What a press will bring need not be told any more.
  return { ...ears, onClickCapture: off } as const;
}

/** What is picked up at the desk around, in words; null with nothing in hand. */
export function useHeldText(): string | null {
  const here = useContext(Context);
  const language = useLanguage();
  return here?.kind.says?.(here.desk, language) ?? null;
}

/** Lets single keys pressed anywhere on the page work at the desk around; `onDraft` hears of those that ask for no move. */
export function useDeskKeys(onDraft: () => void): void {
  const here = useContext(Context);
  useKeyAnswers(
    (key) => here?.kind.key?.(here.desk, key) ?? null,
    (answer) => {
      if (!answer.move) onDraft();
      here?.desk.follow(answer);
    },
  );
}

/** Notices whether the last press came from a finger. */
function useFinger(): () => boolean {
  const finger = useRef(false);
  useEffect(() => {
    const pointer = (event: PointerEvent) => {
      finger.current = event.pointerType !== 'mouse';
    };
    const key = () => {
      finger.current = false;
    };
    window.addEventListener('pointerdown', pointer, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', pointer, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
  return () => finger.current;
}
