import type { Seat } from '@nabu/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useLanguage, useWords } from '../i18n/language.ts';
import { type TableContext, useTable, useUi } from './context.ts';
import { asideText } from './log-words.ts';
import { isAside } from './story.ts';
import { sinceLastTurn } from './story-turns.ts';
import { type Speaker, type Telling, tellNew, turnLines } from './telling.ts';

/** How this table is put into sentences. */
function useSpeaker(): Speaker {
  const { you, names, faces, gameWords } = useTable();
  const words = useWords();
  const language = useLanguage();
  return useMemo(
    () => ({
      you,
      name: (seat: Seat) => names[seat],
      isBot: (seat: Seat) => faces[seat].bot,
      sentences: (events) => events.flatMap((event) => gameWords.log(event as never, names) ?? []),
      aside: (entry) => (isAside(entry) ? asideText(entry, names, words, language) : null),
      undone: words.spoken.undone,
      redone: words.spoken.redone,
    }),
    [you, names, faces, gameWords, words, language],
  );
}

/** What happened since my last turn, one line for each turn; to who only watches, the last turn. */
export function useNews(): () => readonly string[] {
  const { story, you, frame }: TableContext = useTable();
  const speaker = useSpeaker();
  return () => turnLines(sinceLastTurn(story, you, frame.now), speaker);
}

/** Adds to what is said what happens at the table and what is to be decided; nothing about what was before it came. */
export function useTelling(): void {
  const { session, ui } = useTable();
  const you = useStore(session.store, (state) => state.you);
  // Whoever looks now must not read what somebody else was told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes are what it waits for
  useEffect(() => ui.forgetSaid(), [you, ui]);
  useToldEntries();
  useToldTurn();
}

function useToldEntries(): void {
  const { session, ui } = useTable();
  const { entries, now, curtain, line } = useStore(session.store);
  const speaker = useSpeaker();
  const heard = useRef<Telling>({ n: entries.at(-1)?.n ?? 0, ply: now?.ply ?? 0, waiting: null });
  const heardLine = useRef(line);
  useEffect(() => {
    if (curtain !== null) return;
    if (heardLine.current !== line) {
      heardLine.current = line;
      heard.current = { n: entries.at(-1)?.n ?? 0, ply: now?.ply ?? 0, waiting: null };
      return;
    }
    const deciding = now && !now.result ? now.actors : [];
    const { telling, lines } = tellNew(heard.current, entries, deciding, speaker);
    heard.current = telling;
    for (const line of lines) ui.say(line);
  }, [entries, now, curtain, line, speaker, ui]);
}

/** Says when it is my turn, and what is to be decided whenever that changes. */
function useToldTurn(): void {
  const { session, ui, gameWords, past } = useTable();
  const { table } = useWords();
  const { now, you, curtain } = useStore(session.store);
  const mine = typeof you === 'number' && now !== null && !now.result && now.actors.includes(you);
  const status =
    mine && curtain === null ? `${table.yourTurn}. ${gameWords.prompt(now.view, you)}` : null;
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (past || status === last.current) return;
    last.current = status;
    if (status !== null) ui.say(status);
  }, [status, past, ui]);
}

/** Everything that was said, oldest first; what is added is read aloud. */
export function Transcript({ open }: { readonly open: boolean }) {
  const { spoken } = useWords();
  const said = useUi((ui) => ui.said);
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what makes it scroll
  useLayoutEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [said]);
  return (
    <div
      ref={log}
      className="transcript"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={spoken.said}
      tabIndex={open ? 0 : -1}
    >
      {said.map(({ id, text, kind }) => (
        <p key={id} className={`said said-${kind}`} aria-live={kind === 'told' ? undefined : 'off'}>
          {text}
        </p>
      ))}
    </div>
  );
}
