import type { GameEvent } from '@nabu/kernel';
import { useEffect, useRef, useState } from 'react';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import type { Words } from '../words/en.ts';
import { Chat } from './chat.tsx';
import { ClosePanel } from './close-panel.tsx';
import { useTable } from './context.ts';
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
  const { port } = useTable();
  const words = useWords();
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const online = port.home === 'online';
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
  const { story, names } = useTable();
  const { table } = useWords();
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story told anew is what makes it scroll
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [story]);
  if (story.lines.length === 0) return <p className="panel-empty">{table.logEmpty}</p>;
  let before: number | null = null;
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
        {story.lines.map((line) => {
          if (!isChapter(line)) return <AsideLine key={`n${line.n}`} line={line} />;
          const fresh = line.seat !== before;
          before = line.seat;
          return (
            <ChapterLines
              key={`p${line.ply}`}
              line={line}
              name={fresh && line.seat !== null ? names[line.seat] : null}
            />
          );
        })}
      </ol>
      <div ref={end} />
    </div>
  );
}

function AsideLine({ line }: { readonly line: Aside }) {
  const { names } = useTable();
  const { table } = useWords();
  const text = asideText(line, names, table);
  return text === null ? null : <li className="log-aside">{text}</li>;
}

function ChapterLines({ line, name }: { readonly line: Chapter; readonly name: string | null }) {
  const { gameWords, names, ui, kit, past } = useTable();
  const { table } = useWords();
  const told = line.events.flatMap((event, index) => {
    const text = gameWords.log(event as never, names);
    return text === null ? [] : [{ text, event, index }];
  });
  if (told.length === 0) return null;
  const pieces = (event: GameEvent) => kit.pieces?.(event) ?? scoredPieces(event);
  return (
    <li className={past?.ply === line.ply ? 'log-chapter log-shown' : 'log-chapter'}>
      {name !== null && line.seat !== null && (
        <p className="log-name">
          <SeatMark seat={line.seat} size="0.875rem" /> {name}
        </p>
      )}
      {told.map(({ text, event, index }) => (
        <button
          key={index}
          type="button"
          tabIndex={-1}
          className={event.type === 'scored' ? 'log-line log-scored' : 'log-line'}
          title={table.move(line.ply)}
          onPointerEnter={() => ui.point(pieces(event))}
          onPointerLeave={() => ui.point([])}
          onFocus={() => ui.point(pieces(event))}
          onBlur={() => ui.point([])}
          onClick={() => ui.jump(line.ply)}
        >
          {text}
        </button>
      ))}
    </li>
  );
}
