import { SeatMark } from '../../art/seat-mark.tsx';
import type { SetupPiece } from '../../boards/common/setup-kind.ts';
import { useWords } from '../../i18n/language.ts';

interface SetUpPiecesProps {
  readonly pieces: readonly SetupPiece[];
  readonly names: readonly string[];
  /** Null when presses take away. */
  readonly chosen: string | null;
  onChoose(id: string | null): void;
}

/** What presses on the board put there: the pieces of each player in a row of their own, then all others. */
export function SetUpPieces({ pieces, names, chosen, onChoose }: SetUpPiecesProps) {
  const { setup } = useWords().analysis;
  const rows = [...names.keys(), null]
    .map((seat) => ({ seat, own: pieces.filter((piece) => piece.seat === seat) }))
    .filter(({ seat, own }) => seat === null || own.length > 0);
  // Where each player has one kind of piece only, they stand side by side.
  const few = rows.every(({ seat, own }) => seat === null || own.length === 1);
  return (
    <fieldset className={few ? 'set-up-pieces' : 'set-up-pieces set-up-rows'}>
      <legend>{setup.pieces}</legend>
      {rows.map(({ seat, own }) => (
        <div key={seat ?? 'others'} className="row">
          {own.map(({ id, text }) => (
            <button
              key={id}
              type="button"
              className="button button-small"
              aria-pressed={chosen === id}
              aria-label={[seat === null ? '' : names[seat], text].filter(Boolean).join(' ')}
              onClick={() => onChoose(id)}
            >
              {seat !== null && <SeatMark seat={seat} size="1em" />}{' '}
              {text || (seat !== null && names[seat])}
            </button>
          ))}
          {seat === null && (
            <button
              type="button"
              className="button button-small"
              aria-pressed={chosen === null}
              onClick={() => onChoose(null)}
            >
              {setup.clear}
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}
