import type { Room } from '@nabu/protocol';
import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '../i18n/language.ts';
import { Chat } from './chat.tsx';
import { useUnread } from './chat-news.ts';
import { chronicleOf } from './chronicle.ts';
import { ClosePanel } from './close-panel.tsx';
import { useTable, useUi } from './context.ts';
import { KEEPS_FOCUS, usePanelFocus, walkLines } from './focus.ts';
import { Round } from './log-lines.tsx';
import type { Story } from './story.ts';
import { useRooms } from './talk.ts';

/** The log, and the talk when others sit elsewhere, sliding in from the side. */
export function LogPanel() {
  const { session } = useTable();
  const words = useWords();
  const online = session.home === 'online';
  const rooms = useRooms();
  const unread = { table: useUnread('table'), watchers: useUnread('watchers') };
  // Whoever opens it after a new line wants to read that.
  const [tab, setTab] = useState<'log' | Room>(
    unread.table > 0 ? 'table' : unread.watchers > 0 ? 'watchers' : 'log',
  );
  const shown = tab !== 'log' && online && rooms.includes(tab) ? tab : 'log';
  return (
    <aside ref={usePanelFocus()} className="panel" aria-label={words.table.log} {...KEEPS_FOCUS}>
      <div className="panel-head">
        {online ? (
          <div className="panel-tabs" role="tablist">
            {(['log', ...rooms] as const).map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={shown === name}
                className="button button-quiet button-small"
                onClick={() => setTab(name)}
              >
                {name === 'log' ? words.table.log : words.talk.rooms[name].tab}
                {name !== 'log' && unread[name] > 0 && (
                  <span className="unread figures" title={words.again.unread(unread[name])}>
                    {unread[name]}
                  </span>
                )}
              </button>
            ))}
          </div>
        ) : (
          <h2>{words.table.log}</h2>
        )}
        <ClosePanel />
      </div>
      {shown === 'log' ? <Lines /> : <Chat key={shown} room={shown} />}
    </aside>
  );
}

/** A pointer that rests on a space this long wants to read about it (ms). */
const REST = 500;

/** Everything that happened, in rounds and turns, the newest at the end. */
export function Lines() {
  const { story, names, gameWords, kit, ui, past, game } = useTable();
  const { table } = useWords();
  // The board comes first; the log may tell of it a moment later.
  const told = useDeferredValue(story);
  const rounds = useMemo(() => chronicleOf(told), [told]);
  const around = useMemo(
    () => ({ names, gameWords, kit, ui, rules: game.id }),
    [names, gameWords, kit, ui, game.id],
  );
  const end = useRef<HTMLDivElement>(null);
  const shown = past?.ply ?? null;
  useInSight(end, told, shown);
  if (told.lines.length === 0) return <p className="panel-empty">{table.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a log is no form
    <div
      className="panel-body"
      role="group"
      aria-label={table.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for Tab, arrows walk inside
      tabIndex={0}
      onKeyDown={walkLines}
    >
      {rounds.map((round) => (
        <Round key={round.round ?? 0} {...{ round, around, shown }} />
      ))}
      <div ref={end} />
    </div>
  );
}

/** Closer to its end than this, a log is being read at its end (px). */
const NEAR_END = 24;

/** Keeps a log that is read at its end there, whatever room it is given. */
function keepAtEnd(lines: HTMLElement): () => void {
  let atEnd = true;
  const look = () => {
    atEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < NEAR_END;
  };
  const watch = new ResizeObserver(() => {
    if (atEnd) lines.scrollTop = lines.scrollHeight;
  });
  watch.observe(lines);
  lines.addEventListener('scroll', look, { passive: true });
  return () => {
    watch.disconnect();
    lines.removeEventListener('scroll', look);
  };
}

/** Shows the newest line, the moment that is looked at, or what was last said about a space that is pointed at. */
function useInSight(end: RefObject<HTMLElement | null>, told: Story, shown: number | null): void {
  const touched = useUi((state) => state.touched);
  const reveal = (name: string) => {
    const lines = end.current?.parentElement?.querySelectorAll(name);
    lines?.[lines.length - 1]?.scrollIntoView({ block: 'nearest' });
  };
  const latest = useRef(reveal);
  latest.current = reveal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story told anew is what makes it scroll
  useEffect(() => {
    // Only its own lines: what it stands in, such as the rail, stays where it is.
    const lines = end.current?.parentElement;
    if (lines) lines.scrollTop = lines.scrollHeight;
  }, [told, end]);
  const empty = told.lines.length === 0;
  useEffect(() => {
    const lines = empty ? null : end.current?.parentElement;
    return lines ? keepAtEnd(lines) : undefined;
  }, [empty, end]);
  useLayoutEffect(() => {
    if (shown !== null) latest.current('.log-shown');
  }, [shown]);
  useEffect(() => {
    if (touched === null) return;
    const timer = setTimeout(() => latest.current('.log-about'), REST);
    return () => clearTimeout(timer);
  }, [touched]);
}
