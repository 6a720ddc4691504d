import type { Word } from '@nabu/kernel';
import { useRef } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useTable } from '../context.ts';
import { useNews } from '../live.tsx';
import { ruleAt } from '../rule-link.tsx';
import { useTurnBack } from '../tray.tsx';
import { answerTo, candidatesOf } from './answers.ts';

/** Does what was typed: makes the move or says the answer. False while a move waits to be entered once more. */
export function useEntering(): (text: string) => boolean {
  const table = useTable();
  const words = useWords();
  const news = useNews();
  const back = useTurnBack();
  /** The move that was asked about, at its ply. */
  const waiting = useRef<{ readonly move: Word; readonly ply: number } | null>(null);
  const { ui, game, props, asking, frame, gameWords } = table;

  const make = (move: Word): boolean => {
    const { ply } = frame.now;
    const again = waiting.current?.move === move && waiting.current.ply === ply;
    if (!again && asking.asks(move)) {
      waiting.current = { move, ply };
      const label = gameWords.move(move, props.view);
      ui.say(asking.isFinal(move) ? words.spoken.final(label) : words.spoken.sure(label));
      return false;
    }
    waiting.current = null;
    props.choose(move, true);
    return true;
  };

  const refuse = (text: string, clause: string | null) =>
    ui.toast({ kind: 'refusal', text, link: clause ? ruleAt(words, game.id, clause) : undefined });

  return (text) => {
    if (text.trim() !== '') ui.say(text.trim(), 'asked');
    const candidates = candidatesOf(table);
    const answer = answerTo(text, { table, words, news, candidates });
    if (answer.kind === 'move') return make(answer.move);
    waiting.current = null;
    if (answer.kind === 'wish') back(answer.wish);
    else if (answer.kind === 'refused') refuse(answer.sentence, answer.clause);
    else for (const line of answer.lines) ui.say(line);
    return true;
  };
}
