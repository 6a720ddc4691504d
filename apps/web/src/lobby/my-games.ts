import type { MyTable } from '@nabu/protocol';
import { useEffect } from 'react';
import { useHouse } from './hooks.ts';
import { houseLine } from './line.ts';
import { byTurn } from './pages.ts';

let watching = 0;

/** My online tables as the house has them, those that want me first; null while unknown. They keep themselves up to date. */
export function useMine(wanted: boolean): readonly MyTable[] | null {
  useEffect(() => {
    if (!wanted) return;
    // Several parts of a page may want the same list.
    if (watching++ === 0) houseLine().mine(true);
    return () => {
      if (--watching === 0) houseLine().mine(false);
    };
  }, [wanted]);
  const mine = useHouse((state) => state.mine);
  return wanted && mine ? byTurn(mine) : null;
}

/** In how many online games it is my turn. */
export function useTurns(wanted: boolean): number {
  return useMine(wanted)?.filter(({ turn }) => turn).length ?? 0;
}
