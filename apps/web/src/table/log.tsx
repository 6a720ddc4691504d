import type { GameEvent } from '@nabu/kernel';
import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import type { Words } from '../words/en.ts';
import { Chat } from './chat.tsx';
import { useUnread } from './chat-news.ts';
import { ClosePanel } from './close-panel.tsx';
import { type TableContext, useTable } from './context.ts';
import { KEEPS_FOCUS, usePanelFocus, walkLines } from './focus.ts';
import { type Aside, type Chapter, isChapter, scoredPieces } from './story.ts';

/** What happened around the match, in words; null for what the page shows otherwise. */
export function asideText(
  aside: Aside,
  names: readonly string[],
  words: Words['table'],
): string | null {
  switch (aside.kind) {
    case 'joined':
      return words.joined(aside.name);
    case 'ended':
      return words.ended;
    case 'offered':
      return words.offered(names[aside.seat]);
    case 'accepted':
      return words.acceptedEnd(names[aside.seat]);
    case 'declined':
      return words.declinedEnd(names[aside.seat]);
    case 'left':
      return words.left(names[aside.seat]);
    case 'returned':
      return words.returned(names[aside.seat]);
    case 'tookOver':
      return words.tookOver(names[aside.seat]);
    case 'botReplaced':
      return words.botReplaced(names[aside.seat]);
    case 'rematch':
      return null;
  }
}

/** The log, and the chat when others sit elsewhere, sliding in from the side. */
export function LogPanel() {
  const { session } = useTable();
  const words = useWords();
  const online = session.home === 'online';
  const unread = useUnread();
  // Whoever opens it after a new line wants to read that.
  const [tab, setTab] = useState<'log' | 'chat'>(unread > 0 ? 'chat' : 'log');
  return (
    <aside ref={usePanelFocus()} className="panel" aria-label={words.table.log} {...KEEPS_FOCUS}>
      <div className="panel-head">
        {online ? (
          <div className="panel-tabs" role="tablist">
            {(['log', 'chat'] as const).map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                aria-selected={tab === name}
                className="button button-quiet button-small"
                onClick={() => setTab(name)}
              >
                {words.table[name]}
                {name === 'chat' && unread > 0 && (
                  <span className="unread figures" title={words.again.unread(unread)}>
                    {unread}
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
      {tab === 'chat' && online ? <Chat /> : <Lines />}
    </aside>
  );
}

/** Everything that happened, line by line, the newest at the end. */
export function Lines() {
  const { story, names, gameWords, kit, ui, past } = useTable();
  const { table } = useWords();
  // The board comes first; the log may tell of it a moment later.
  const told = useDeferredValue(story);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story told anew is what makes it scroll
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  const shown = past?.ply ?? null;
  useLayoutEffect(() => {
    if (shown === null) return;
    end.current?.parentElement?.querySelector('.log-shown')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
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
      <ol className="log">
        <Told {...{ story: told, names, gameWords, kit, ui }} shown={shown} />
      </ol>
      <div ref={end} />
    </div>
  );
}

interface ToldProps extends Pick<TableContext, 'story' | 'names' | 'gameWords' | 'kit' | 'ui'> {
  /** The ply that is looked at. */
  readonly shown: number | null;
}

const Told = memo(function Told({ story, names, shown, ...rest }: ToldProps) {
  let before: number | null = null;
  return story.lines.map((line) => {
    if (!isChapter(line)) return <AsideLine key={`n${line.n}`} line={line} names={names} />;
    const { ply, seat, events } = line;
    const fresh = seat !== before;
    before = seat;
    return (
      <ChapterLines
        key={`p${ply}`}
        {...{ ...rest, ply, seat, events, names }}
        named={fresh}
        shown={shown === ply}
      />
    );
  });
});

function AsideLine({ line, names }: { readonly line: Aside; readonly names: readonly string[] }) {
  const { table } = useWords();
  const text = asideText(line, names, table);
  return text === null ? null : <li className="log-aside">{text}</li>;
}

interface ChapterProps extends Chapter, Pick<ToldProps, 'names' | 'gameWords' | 'kit' | 'ui'> {
  /** Begins with the name of who did it. */
  readonly named: boolean;
  readonly shown: boolean;
}

const ChapterLines = memo(function ChapterLines(chapter: ChapterProps) {
  const { ply, seat, events, named, names, gameWords, kit, ui, shown } = chapter;
  const { table } = useWords();
  const told = events.flatMap((event, index) => {
    const text = gameWords.log(event as never, names);
    return text === null ? [] : [{ text, event, index }];
  });
  if (told.length === 0) return null;
  const pieces = (event: GameEvent) => kit.pieces?.(event) ?? scoredPieces(event);
  return (
    <li
      className={shown ? 'log-chapter log-shown' : 'log-chapter'}
      aria-current={shown ? 'step' : undefined}
    >
      {named && seat !== null && (
        <p className="log-name">
          <SeatMark seat={seat} size="0.875rem" /> {names[seat]}
        </p>
      )}
      {told.map(({ text, event, index }) => (
        <button
          key={index}
          type="button"
          tabIndex={-1}
          className={event.type === 'scored' ? 'log-line log-scored' : 'log-line'}
          title={table.move(ply)}
          onPointerEnter={() => ui.point(pieces(event))}
          onPointerLeave={() => ui.point([])}
          onFocus={() => ui.point(pieces(event))}
          onBlur={() => ui.point([])}
          onClick={() => ui.jump(ply)}
        >
          {text}
        </button>
      ))}
    </li>
  );
});
