import type { Viewer } from '@nabu/kernel';
import type { View } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What the viewer has to decide now, as a short instruction. */
export function prompt({ prompts }: Phrases, view: View, viewer: Viewer): string {
  if (view.phase === 'over') return prompts.over;
  if (viewer === 'spectator') return prompts.watching;
  if (view.turn !== viewer) return prompts.waiting;
  switch (view.phase) {
    case 'remove':
      return prompts.remove(view.removals);
    case 'dig':
      return prompts.dig;
    case 'store':
      return prompts.store;
    default: {
      const tiles = view.dug !== null || view.gardens[viewer].kept !== null;
      return tiles ? prompts.build : prompts.decorate;
    }
  }
}
