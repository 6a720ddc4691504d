import type { Viewer } from '@nabu/kernel';
import { QUARRY, type View } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What the viewer has to decide now, as a short instruction. */
export function prompt({ prompts }: Phrases, view: View, viewer: Viewer): string {
  if (view.ending !== null) return prompts.over;
  if (viewer === 'spectator') return prompts.watching;
  const decides = view.drops > 0 ? 1 - view.turn : view.turn;
  if (decides !== viewer) return view.drops > 0 ? prompts.rivalDrops : prompts.waiting;
  if (view.drops > 0) return prompts.drop(view.drops);
  const { pawn, starter } = view.sides[viewer];
  if (pawn === QUARRY) return prompts.quarry;
  return starter ? prompts.starter : prompts.act;
}
