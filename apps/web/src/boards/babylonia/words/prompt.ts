import type { Viewer } from '@nabu/kernel';
import type { View } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What the viewer has to decide now, as a short instruction. */
export function prompt({ prompts }: Phrases, view: View, viewer: Viewer): string {
  const { phase, chooser } = view;
  if (phase === 'over') return prompts.over;
  if (viewer === 'spectator') return prompts.watching;
  if (chooser !== viewer) return prompts.waiting(phase);
  return phase === 'place' ? placing(prompts, view, viewer) : prompts[phase];
}

function placing(prompts: Phrases['prompts'], view: View, seat: number): string {
  const placed = view.placed.reduce((sum, count) => sum + count, 0);
  const left = view.sides[seat].standSize;
  if (placed === 0) {
    if (view.turns === 0) return prompts.first;
    if (view.turns === 1) return prompts.second;
    return left === 1 ? prompts.last : prompts.begin;
  }
  if (placed === 1 && view.turns > 0 && left > 0) return prompts.one;
  return view.turns < 2 || left === 0 || view.placed[4] > 0 ? prompts.done : prompts.more;
}
