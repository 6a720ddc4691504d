import type { Viewer, Word } from '@nabu/kernel';
import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useWords } from '../i18n/language.ts';
import { ClosePanel } from './close-panel.tsx';
import { useTable } from './context.ts';
import { KEEPS_FOCUS, usePanelFocus } from './focus.ts';
import type { GameWords } from './kit.ts';

interface Position {
  readonly view: unknown;
  readonly legal: readonly Word[];
  readonly you: Viewer;
  readonly names: readonly string[];
}

/** The whole position and every legal move as text, so that the game can be played without its drawing. */
export function TextBoard() {
  const { props, gameWords, names, you } = useTable();
  const words = useWords();
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
        <ClosePanel />
      </div>
      <div className="panel-body text-board" aria-busy={shown !== position}>
        <Texts position={shown} gameWords={gameWords} choose={choose} />
      </div>
    </aside>
  );
}

interface TextsProps {
  readonly position: Position;
  readonly gameWords: GameWords<unknown, Word, never>;
  choose(move: Word): void;
}

const Texts = memo(function Texts({ position, gameWords, choose }: TextsProps) {
  const { table } = useWords();
  const { view, legal, you, names } = position;
  return (
    <>
      <h3>{table.textMoves}</h3>
      {legal.length === 0 ? (
        <p>{table.textNoMoves}</p>
      ) : (
        <ul className="text-moves">
          {legal.map((move) => (
            <li key={move.index}>
              <button type="button" className="button button-small" onClick={() => choose(move)}>
                {gameWords.move(move, view)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3>{table.board}</h3>
      {gameWords.describe(view, you, names).map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two players may have equal sections
        <p key={place}>{section}</p>
      ))}
    </>
  );
});
