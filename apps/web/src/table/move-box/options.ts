import { useMemo } from 'react';
import { useWords } from '../../i18n/language.ts';
import { afterPlan } from '../../plan/typed.ts';
import { useTable } from '../context.ts';
import { afterWhatIf, candidatesOf, QUESTIONS } from './answers.ts';
import { fitting, plain } from './matching.ts';

/** Something that can be entered: its text, and what it means. */
export interface BoxOption {
  readonly text: string;
  readonly meaning: string;
}

/** More options than this help nobody. */
const MOST = 50;

/** What fits to what was typed so far: questions, then moves; nothing is worked out while the box is closed. */
export function useOptions(text: string, open: boolean): readonly BoxOption[] {
  const table = useTable();
  const words = useWords();
  const { game, props, gameWords } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the table changes more often than its moves
  const candidates = useMemo(
    () => (open ? candidatesOf(table) : []),
    [open, game, props.legal, props.view, gameWords],
  );
  if (!open) return [];
  const { spoken } = words;
  const supposed = afterWhatIf(text, words);
  const planned = afterPlan(text, words);
  const prefix =
    supposed !== null ? `${spoken.whatIf} ` : planned !== null ? `${words.plan.typed.word} ` : '';
  const moves = fitting(candidates, supposed ?? planned ?? text).map(({ notation, label }) => ({
    text: `${prefix}${notation}`,
    meaning: label,
  }));
  const typed = plain(text);
  const questions = QUESTIONS.flatMap((each) => {
    const ask = spoken.asks[each];
    const fits = typed !== '' && plain(ask).startsWith(typed);
    return fits ? [{ text: ask, meaning: spoken.answers[each] }] : [];
  });
  return [...questions, ...moves].slice(0, MOST);
}
