import type { Viewer } from '@nabu/kernel';
import { placingNow, tokensPlaced, type View } from '../rules.ts';
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
  const { exactly, mayGoOn, mayEnd } = placingNow(view);
  if (!mayGoOn) return prompts.done;
  if (tokensPlaced(view) > 0) return mayEnd ? prompts.more : prompts.one;
  if (exactly !== null) return exactly === 1 ? prompts.first : prompts.second;
  return view.sides[seat].standSize === 1 ? prompts.last : prompts.begin;
}
