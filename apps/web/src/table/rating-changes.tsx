import './rating.css';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { ratingText } from '../ratings/text.ts';
import { useTable } from './context.ts';

/** What a rated game did to the ratings of its players, or why it does not count. */
export function RatingChanges() {
  const { table, players } = useTable();
  const { ratings: words } = useWords();
  if (!table.rated || !players) return null;
  return (
    <div role="status" className="rating-changes">
      {players.uncounted !== null ? (
        <p>{words.uncounted[players.uncounted]}</p>
      ) : players.pending ? (
        <p className="soft">{words.counting}</p>
      ) : (
        <Changes />
      )}
    </div>
  );
}

function Changes() {
  const { players, faces } = useTable();
  const { ratings: words } = useWords();
  return (
    <ul aria-label={words.changes}>
      {players?.seats.map(({ before, rated }, seat) => {
        if (before === null || !rated) return null;
        const gained = rated.rating - before;
        const after = ratingText(rated.rating, rated.provisional);
        return (
          <li key={faces[seat].seat}>
            <SeatMark seat={seat} size="1em" /> <bdi>{faces[seat].name}</bdi>{' '}
            <b className="figures">{words.change(String(before), after)}</b>{' '}
            <span className="soft figures">
              ({gained < 0 ? '−' : '+'}
              {Math.abs(gained)})
            </span>
          </li>
        );
      })}
    </ul>
  );
}
