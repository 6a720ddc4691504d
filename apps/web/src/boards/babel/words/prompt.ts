import type { Viewer } from '@nabu/kernel';
import { actor, QUARRY, type View } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What the viewer has to decide now, as a short instruction. */
export function prompt({ prompts }: Phrases, view: View, viewer: Viewer): string {
  if (view.ending !== null) return prompts.over;
  if (viewer === 'spectator') return prompts.watching;
  if (actor(view) !== viewer) return view.drops > 0 ? prompts.rivalDrops : prompts.waiting;
  if (view.drops > 0) return prompts.drop(view.drops);
  const { pawn, starter } = view.sides[viewer];
  if (pawn === QUARRY) return prompts.quarry;
  return starter ? prompts.starter : prompts.act;
}
