import { useEffect, useRef } from 'react';
import type { Lens } from '../common/use-camera.ts';
import type { Lie } from './area.ts';
import { boundsOf, type Hex, turned } from './geometry.ts';
import type { Draft } from './input.ts';
import { hexesIn } from './words/pieces.ts';

/** The hexes that should be in sight: what the log points at, else where a hint or a touch aims. */
export function wantedHexes(pointed: readonly string[], { at, pinned }: Draft): readonly Hex[] {
  const named = hexesIn(pointed);
  const aimed = at ?? pinned;
  return named.length > 0 || aimed === null ? named : [aimed];
}

/** Brings into sight what the log points at or a hint is about, on a map that is seen in part. */
export function useReveal(lens: Lens, lie: Lie | null, hexes: readonly Hex[]): void {
  const latest = useRef({ lens, lie, hexes });
  latest.current = { lens, lie, hexes };
  const names = hexes.join();
  useEffect(() => {
    const now = latest.current;
    if (names === '' || !now.lie || !now.lens.near) return;
    const box = boundsOf(now.hexes);
    now.lens.reveal(now.lie.upright ? turned(box) : box);
  }, [names]);
}
