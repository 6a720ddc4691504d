import type { Viewer } from '@nabu/kernel';
import {
  actor,
  CARAVANEER,
  CARAVANEER_KEEPS,
  decisionOf,
  levelOf,
  nextDetail,
  tokensOf,
  type View,
} from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What the viewer has to decide now, as a short instruction. */
export function prompt({ prompts, resources }: Phrases, view: View, viewer: Viewer): string {
  if (view.over) return prompts.over;
  if (viewer === 'spectator') return prompts.watching;
  if (actor(view) !== viewer) return prompts.waiting;
  const decision = decisionOf(view);
  switch (decision) {
    case 'field':
      return nextDetail(view) === 1 ? prompts.tammouz : (prompts.ask.field ?? '');
    case 'irrigate':
      return nextDetail(view) === 1 ? (prompts.ask.irrigate ?? '') : prompts.babylon;
    case 'pay':
      return prompts.pay(resources[nextDetail(view) & 7]);
    case 'discard': {
      const keeps = CARAVANEER_KEEPS[levelOf(view, viewer, CARAVANEER)];
      return prompts.discard(tokensOf(view, viewer) - keeps);
    }
    default:
      return prompts.ask[decision] ?? prompts.waiting;
  }
}
