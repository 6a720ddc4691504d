import { useEffect, useRef } from 'react';
import { browserKeeper, keep, readKept } from '../session/shelf.ts';
import { useTable, useUi } from './context.ts';

const keyOf = (table: string) => `nabu.chat.${table}`;

/** How many lines of the others have not been on the screen. */
export function useUnread(): number {
  const { story, you } = useTable();
  const seen = useUi((ui) => ui.chatSeen);
  return story.said.filter(({ n, seat }) => n > seen && seat !== you).length;
}

/** Keeps count of what was read, also over a reload, and says a new line of somebody else at once. */
export function useChatNews(): void {
  const { story, names, you, ui, session } = useTable();
  const last = story.said.at(-1)?.n ?? 0;
  const told = useRef(last);
  const seen = useUi((state) => state.chatSeen);
  useEffect(() => {
    const kept = readKept(browserKeeper(), keyOf(session.id));
    if (typeof kept === 'number') ui.sawChat(kept);
  }, [session, ui]);
  useEffect(() => {
    if (seen > 0) keep(browserKeeper(), keyOf(session.id), seen);
  }, [session, seen]);
  useEffect(() => {
    for (const { n, seat, text } of story.said)
      if (text && n > told.current && n > ui.store.getState().chatSeen && seat !== you)
        ui.toast({ kind: 'plain', text: `${names[seat]}: ${text}` });
    told.current = Math.max(told.current, last);
  }, [story, names, you, ui, last]);
}
