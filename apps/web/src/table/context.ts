import type { AnyGame, Viewer, Word } from '@nabu/kernel';
import type { TableInfo, ViewAt } from '@nabu/protocol';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { TablePort } from '../session/port.ts';
import type { AnyKit, BoardProps, GameWords, SeatFace } from './kit.ts';
import type { Frame } from './presenter.ts';
import type { Story } from './story.ts';
import type { TableUi, Ui } from './ui.ts';

/** Everything the parts of the table page share. */
export interface TableContext {
  readonly port: TablePort;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly ui: TableUi;
  readonly table: TableInfo;
  readonly frame: Frame;
  /** The moment looked at in a replay, or null in the present. */
  readonly past: ViewAt | null;
  readonly you: Viewer;
  readonly faces: readonly SeatFace[];
  readonly names: readonly string[];
  readonly gameWords: GameWords<unknown, Word, never>;
  readonly story: Story;
  readonly props: BoardProps<unknown, Word, never>;
}

const Context = createContext<TableContext | null>(null);
export const TableProvider = Context.Provider;

export function useTable(): TableContext {
  const table = useContext(Context);
  if (!table) throw new Error('This part belongs inside a table.');
  return table;
}

/** One part of the page's own state. */
export function useUi<T>(select: (ui: Ui) => T): T {
  return useStore(useTable().ui.store, select);
}
