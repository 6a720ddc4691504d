import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useReviewing } from './context.ts';

let loaded: ComponentType | null = null;

async function load(): Promise<{ readonly default: ComponentType }> {
  loaded ??= (await import('./panel.tsx')).ReviewPanel;
  return { default: loaded };
}

const Later = lazy(load);

/** Once a game is over its review may be asked for at any moment: the panel is loaded by then. */
export function useReviewAtHand(over: boolean): void {
  useEffect(() => {
    // Without a connection it is asked for again when it is wanted.
    if (over) load().catch(() => undefined);
  }, [over]);
}

/** The review is begun at once, while its panel is put up. */
export function ReviewBeside() {
  const reviewing = useReviewing();
  useEffect(() => void reviewing.begin(), [reviewing]);
  // What is loaded already needs no Suspense, which would hold it back for a third of a second.
  const [Panel] = useState(() => loaded ?? Later);
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  );
}
