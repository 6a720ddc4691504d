import type { Viewer, Word } from '@nabu/kernel';
import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useWords } from '../i18n/language.ts';
import { ClosePanel } from './close-panel.tsx';
import { useTable, useUi } from './context.ts';
import { KEEPS_FOCUS, usePanelFocus } from './focus.ts';
import type { GameWords, Passage } from './kit.ts';
import { focusMoveBox } from './move-box/move-box.tsx';
import { TextMoves } from './text-moves.tsx';

interface Position {
  readonly view: unknown;
  readonly legal: readonly Word[];
  readonly you: Viewer;
  readonly names: readonly string[];
}

/** The whole position under headings, then every legal move, so that the game can be played without its drawing. */
export function TextBoard() {
  const { props, gameWords, names, you } = useTable();
  const words = useWords();
  const task = useUi((state) => state.task);
  const { view, legal } = props;
  const position = useMemo(() => ({ view, legal, you, names }), [view, legal, you, names]);
  // Hundreds of moves take a moment to write: the board itself must not wait for them.
  const shown = useDeferredValue(position);
  const latest = useRef(props);
  latest.current = props;
  const choose = useCallback((move: Word) => latest.current.choose(move), []);
  return (
    <aside
      ref={usePanelFocus()}
      className="panel"
      aria-label={words.table.textBoard}
      {...KEEPS_FOCUS}
    >
      <div className="panel-head">
        <h2>{words.table.textBoard}</h2>
        <button type="button" className="button button-quiet button-small" onClick={focusMoveBox}>
          {words.spoken.box}
        </button>
        <ClosePanel />
      </div>
      <div className="panel-body text-board" aria-busy={shown !== position}>
        {task && <PassageText {...task} />}
        <Passages position={shown} gameWords={gameWords} />
        <TextMoves view={shown.view} legal={shown.legal} gameWords={gameWords} choose={choose} />
      </div>
    </aside>
  );
}

interface PassagesProps {
  readonly position: Position;
  readonly gameWords: GameWords<unknown, Word, never>;
}

/** The position, part by part. */
const Passages = memo(function Passages({ position, gameWords }: PassagesProps) {
  const { view, you, names } = position;
  return gameWords.describe(view, you, names).map((passage, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name
    <PassageText key={place} {...passage} />
  ));
});

function PassageText({ heading, lines }: Passage) {
  return (
    <section className="text-passage">
      <h3>{heading}</h3>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <p key={at}>{line}</p>
      ))}
    </section>
  );
}
