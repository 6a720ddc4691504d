import type { Now } from '@nabu/protocol';
import { useEffect, useMemo } from 'react';
import { useWords } from '../i18n/language.ts';
import { lensOf } from '../session/lens.ts';
import type { Trouble } from '../session/table-session.ts';
import { mustConfirm } from '../table/confirm.tsx';
import type { GameWords } from '../table/kit.ts';
import type { TableUi } from '../table/ui.ts';
import type { TableParts } from '../table/use-context.ts';
import type { Words } from '../words/en.ts';
import { type PlanNews, Planning } from './planning.ts';

type Around = Pick<TableParts, 'session' | 'game' | 'kit' | 'ui'> & {
  readonly gameWords: GameWords<unknown, never, never>;
  refused(trouble: Trouble): void;
};

/** Planning at a table, as long as its page is open. */
export function usePlanning({ session, game, kit, ui, gameWords, refused }: Around): Planning {
  const words = useWords();
  const planning = useMemo(() => new Planning(session, game), [session, game]);
  planning.means = {
    confirms: (now, seat, move) => {
      const forced = now.moves.length === 1 && !now.canUndo;
      return !forced && mustConfirm(lensOf(game, now.view, seat), kit, move);
    },
    ask: (move, ply) => ui.ask({ move, ply, at: performance.now() }),
    refused,
    tell: (news) => tell(ui, words, news, gameWords, viewOf(session.store.getState().now)),
  };
  useEffect(() => {
    planning.start();
    return () => planning.stop();
  }, [planning]);
  return planning;
}

const viewOf = (now: Now | null): unknown => now?.view;

/** Says what became of a plan: above the board and aloud. */
function tell(
  ui: TableUi,
  { plan }: Words,
  news: PlanNews,
  gameWords: GameWords<unknown, never, never>,
  view: unknown,
): void {
  if (news.kind === 'true') ui.say(plan.cameTrue(news.steps));
  else ui.toast({ kind: 'plain', text: sentenceOf(plan, news, gameWords, view) });
}

function sentenceOf(
  plan: Words['plan'],
  news: Exclude<PlanNews, { kind: 'true' }>,
  gameWords: GameWords<unknown, never, never>,
  view: unknown,
): string {
  const reason = (clause: string | null | undefined) => (clause ? gameWords.clause(clause) : '');
  switch (news.kind) {
    case 'broken':
      return plan.broken(news.step + 1, reason(news.refusal.clause));
    case 'stopped':
      return news.why === 'illegal'
        ? plan.stopped.illegal(reason(news.refusal?.clause))
        : plan.stopped[news.why];
    case 'unkept':
      return plan.unkept;
    default:
      return plan[news.kind](gameWords.move(news.move as never, view));
  }
}
