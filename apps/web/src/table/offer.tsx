import { useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { useRefusal } from './use-context.ts';

/** An offer to end the match as it stands, with the two answers. */
export function Offer() {
  const { frame, names, you, port, ui, game, kit } = useTable();
  const { table } = useWords();
  const refused = useRefusal({ ui, game, kit });
  const { agreed } = frame.now;
  if (agreed.length === 0 || frame.now.result) return null;
  const answer = (type: 'acceptEnd' | 'declineEnd') =>
    void port.ask({ type }).then((trouble) => trouble && refused(trouble));
  const mine = typeof you === 'number' && agreed.includes(you);
  return (
    <div className="offer card" role="status">
      <p>{mine ? table.offeredYou : table.offered(names[agreed[0]])}</p>
      {typeof you === 'number' && (
        <div className="row">
          {!mine && (
            <button
              type="button"
              className="button button-primary button-small"
              onClick={() => answer('acceptEnd')}
            >
              {table.accept}
            </button>
          )}
          {!mine && (
            <button
              type="button"
              className="button button-small"
              onClick={() => answer('declineEnd')}
            >
              {table.decline}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
