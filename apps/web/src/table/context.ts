import type { AnyGame, Viewer, Word } from '@nabu/kernel';
import type { TableInfo, TablePlayers, ViewAt } from '@nabu/protocol';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Planning } from '../plan/planning.ts';
import type { TableSession } from '../session/table-session.ts';
import type { AnyKit, BoardProps, GameWords, SeatFace } from './kit.ts';
import type { Frame, Presenter } from './presenter.ts';
import type { Story } from './story.ts';
import type { TableUi, Ui } from './ui.ts';

/** What is asked about once more before it is done. */
interface Asking {
  /** The move that waits to be confirmed, or null. */
  readonly move: Word | null;
  /** That move cannot be taken back. */
  readonly final: boolean;
  /** Whether a move would be asked about first. */
  asks(move: Word): boolean;
  /** Whether a legal move could not be taken back. */
  isFinal(move: Word): boolean;
}

/** Everything the parts of the table page share. */
export interface TableContext {
  readonly session: TableSession;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly ui: TableUi;
  readonly table: TableInfo;
  /** Who plays and how strong they are, as the house knows; null on this device and until it is known. */
  readonly players: TablePlayers | null;
  readonly frame: Frame;
  /** The moment looked at in a replay, or null in the present. */
  readonly past: ViewAt | null;
  /** Lines that whoever looks tries out, keeps and may let be played. */
  readonly planning: Planning;
  /** The board shows a plan instead of the game. */
  readonly sketching: boolean;
  readonly you: Viewer;
  readonly faces: readonly SeatFace[];
  readonly names: readonly string[];
  readonly gameWords: GameWords<unknown, Word, never>;
  readonly story: Story;
  readonly presenter: Presenter;
  readonly asking: Asking;
  readonly props: BoardProps<unknown, Word, never>;
}

/** What of a table is the same for as long as it is open. */
type LastingParts = Pick<TableContext, 'session' | 'game' | 'kit' | 'ui' | 'presenter'>;

const Context = createContext<TableContext | null>(null);
const Lasting = createContext<LastingParts | null>(null);

/** Gives the parts of a page the table around them. */
export function TableProvider({
  value,
  children,
}: {
  readonly value: TableContext;
  readonly children: ReactNode;
}) {
  const { session, game, kit, ui, presenter } = value;
  const lasting = useMemo(
    () => ({ session, game, kit, ui, presenter }),
    [session, game, kit, ui, presenter],
  );
  return createElement(
    Lasting.Provider,
    { value: lasting },
    createElement(Context.Provider, { value }, children),
  );
}

/** The table that a part of the page belongs to. */
export function useTable(): TableContext {
  const table = useContext(Context);
  if (!table) throw new Error('This part belongs inside a table.');
  return table;
}

/** What lasts of the table: whoever needs no more is not drawn anew with every move. */
export function useLasting(): LastingParts {
  const parts = useContext(Lasting);
  if (!parts) throw new Error('This part belongs inside a table.');
  return parts;
}

/** One part of the page's own state. */
export function useUi<T>(select: (ui: Ui) => T): T {
  return useStore(useLasting().ui.store, select);
}
