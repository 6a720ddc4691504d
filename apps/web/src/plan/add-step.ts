import type { Word } from '@nabu/kernel';
import { LONGEST_PLAN } from '@nabu/table';
import { useWords } from '../i18n/language.ts';
import { type TableContext, useTable } from '../table/context.ts';
import type { Words } from '../words/en.ts';
import { stepText } from './steps.ts';

/** Adds a step to the plan that is shown and says what it leads to, or why it cannot be. */
export function useAddStep(): (move: Word | null) => void {
  const table = useTable();
  const words = useWords();
  return (move) => void addStep(table, words, move);
}

/** The same, from outside a component; false where the step cannot be. */
export function addStep(
  table: Pick<TableContext, 'planning' | 'ui' | 'game' | 'gameWords' | 'names'>,
  words: Words,
  move: Word | null,
): boolean {
  const { planning, ui, gameWords, names } = table;
  const { drawn: before, at } = planning.store.getState();
  const refusal = planning.add(move);
  if (refusal) {
    const { clause } = refusal;
    const plain = at >= LONGEST_PLAN ? words.plan.full : words.plan.nobody;
    ui.toast({ kind: 'refusal', text: clause ? gameWords.clause(clause) : plain });
    return false;
  }
  const { plan, line, at: now } = planning.store.getState();
  const step = plan?.steps[now - 1];
  const stage = line?.stages[now];
  if (!step || !stage) return true;
  const told = stage.events.flatMap((event) => gameWords.log(event as never, names) ?? []);
  const ends = stage.ends ? [words.plan.ends] : [];
  ui.say(
    words.plan.added(
      `${now}. ${stepText(step, before?.view, table, words)}`,
      [...told, ...ends].join(' '),
    ),
  );
  return true;
}
