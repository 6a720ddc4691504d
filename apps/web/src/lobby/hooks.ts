import type { LobbyList } from '@nabu/protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type HouseState, houseLine, type LobbyWish } from './line.ts';
import type { LobbyPage } from './pages.ts';

/** A part of what is known of the house. */
export function useHouse<T>(part: (state: HouseState) => T): T {
  return useStore(houseLine().store, part);
}

/** A list that keeps itself up to date while it is shown; null while unknown. */
export function useList(
  list: LobbyList,
  { game, seats, pace, language, page }: LobbyWish,
): LobbyPage | null {
  useEffect(() => {
    houseLine().look(list, { game, seats, pace, language, page });
  }, [list, game, seats, pace, language, page]);
  useEffect(() => () => houseLine().look(list, null), [list]);
  return useHouse((state) => state[list]);
}
