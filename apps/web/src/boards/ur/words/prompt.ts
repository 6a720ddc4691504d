import type { Viewer } from '@nabu/kernel';
import { isStuck, type View, winnerOf } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What the viewer has to decide now, as a short instruction. */
export function prompt({ prompts }: Phrases, view: View, viewer: Viewer): string {
  if (winnerOf(view) !== null) return prompts.over;
  if (viewer === 'spectator') return prompts.watching;
  if (view.turn !== viewer) return prompts.waiting;
  return isStuck(view) ? prompts.pass(view.roll) : prompts.move(view.roll);
}
