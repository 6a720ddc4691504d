import { useEffect } from 'react';
import { useTable } from './context.ts';

/** The ply that an address names behind its `#`; null when it names none. */
export function plyIn(hash: string): number | null {
  const digits = /^#(\d{1,5})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Goes to the moment that the address names, when the table opens and when the address changes. */
export function useMoment(): void {
  const { ui, frame } = useTable();
  const last = frame.now.ply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move that is made meanwhile leads nowhere else
  useEffect(() => {
    const go = () => {
      const ply = plyIn(location.hash);
      if (ply !== null) ui.replay(Math.min(ply, last));
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [ui]);
}
