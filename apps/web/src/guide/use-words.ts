import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import type { Hint } from '../session/table-session.ts';
import { type TableContext, useTable } from '../table/context.ts';
import { turnsOf } from '../table/story-turns.ts';
import type { Words } from '../words/en.ts';
import { type Explained, explained } from './explain.ts';
import type { Guide } from './guide.ts';
import { whatMatters } from './matters.ts';
import { type Voice, voiceOf } from './voice.ts';

/** What the guide says of one decision. */
interface Said {
  readonly explained: readonly Explained[];
  readonly matters: readonly string[];
}

/** What the guide says now, or why it says nothing: the game is over, others decide, or it is being found out. */
export type Speech = Said | 'over' | 'others' | 'thinking';

/**
 * What the guide says at each decision of the person: what the bots did and what matters, on the strip and aloud,
 * and moves on the board, as much of it as its voice allows. Thinking is done by the workers of the table.
 */
export function useGuideWords(guide: Guide): Speech {
  const table = useTable();
  const words = useWords();
  const { silenced, good, poor } = useStore(guide.store);
  const { frame, you, past, ui, story } = table;
  const { ply, result, actors } = frame.now;
  const mine = typeof you === 'number' && actors.includes(you) && !result && !frame.again;
  const [said, setSaid] = useState<{ readonly ply: number; readonly told: Said } | null>(null);
  const latest = useRef({ table, words, voice: voiceOf(0, { silenced, good, poor }) });
  const turns = turnsOf(story).filter(({ seat, last }) => seat === you && last < ply).length;
  latest.current = { table, words, voice: voiceOf(turns, { silenced, good, poor }) };
  const deciding = mine && !silenced && past === null ? ply : null;
  useEffect(() => {
    if (deciding === null) return;
    let here = true;
    const { table: at, words: say, voice } = latest.current;
    void speech(at, say, voice, () => here).then((told) => {
      if (!here) return;
      setSaid({ ply: deciding, told });
      for (const line of linesOf(told, say.guide)) ui.say(line);
    });
    return () => {
      here = false;
    };
  }, [deciding, ui]);
  if (result) return 'over';
  if (!mine) return 'others';
  return said?.ply === ply ? said.told : 'thinking';
}

/** Asks the workers and puts what they answer into words; shows moves on the board as soon as they are known. */
async function speech(
  table: TableContext,
  words: Words,
  voice: Voice,
  isHere: () => boolean,
): Promise<Said> {
  const [whys, hint] = await Promise.all([
    voice.explains === 'none' || !othersMoved(table) ? [] : explained(table, words.hint),
    voice.matters ? table.session.hint().catch(() => null) : null,
  ]);
  if (hint && voice.moves > 0 && isHere()) showMoves(table, hint, voice.moves);
  return {
    explained: whys.filter(({ weight }) => voice.explains === 'all' || weight > 0),
    matters: hint ? whatMatters(table, words.guide, hint.moves) : [],
  };
}

/** Whether the last move was somebody else's: only then is there something to explain. */
function othersMoved({ story, you, frame }: TableContext): boolean {
  const last = turnsOf(story).at(-1);
  return last !== undefined && last.seat !== you && last.last === frame.now.ply;
}

function showMoves({ ui, props }: TableContext, hint: Hint, most: number): void {
  const at = JSON.stringify(props.view);
  const answer = { ...hint, moves: hint.moves.slice(0, most) };
  // None is looked at, so that on a phone they are numbers only and the board stays in sight.
  ui.tell({ kind: 'hints', at, answer, chosen: null });
}

function linesOf({ explained: whys, matters }: Said, say: Words['guide']): readonly string[] {
  return [
    ...whys.map(({ name, move, reasons }) => `${say.did(name, move)} ${reasons.join(' ')}`),
    ...(matters.length > 0 ? [matters.join(' ')] : []),
  ];
}
