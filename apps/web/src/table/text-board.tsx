import { useWords } from '../i18n/language.ts';
import { ClosePanel } from './close-panel.tsx';
import { useTable } from './context.ts';
import { KEEPS_FOCUS, usePanelFocus } from './focus.ts';

/** The whole position and every legal move as text, so that the game can be played without its drawing. */
export function TextBoard() {
  const { props, gameWords, names, you } = useTable();
  const words = useWords();
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
      <div className="panel-body text-board">
        <h3>{words.table.textMoves}</h3>
        {props.legal.length === 0 ? (
          <p>{words.table.textNoMoves}</p>
        ) : (
          <ul className="text-moves">
            {props.legal.map((move) => (
              <li key={move.index}>
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => props.choose(move)}
                >
                  {gameWords.move(move, props.view)}
                </button>
              </li>
            ))}
          </ul>
        )}
        <h3>{words.table.board}</h3>
        {gameWords.describe(props.view, you, names).map((section, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two players may have equal sections
          <p key={place}>{section}</p>
        ))}
      </div>
    </aside>
  );
}
