import type { Viewer } from '@nabu/kernel';
import type { TableInfo, TablePlayers } from '@nabu/protocol';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { PersonName } from '../people/name.tsx';
import { facesOf } from './faces.ts';
import { SeatRating } from './seat-rating.tsx';

/** Before the game: who sits where, how strong they are at a rated table, and why it will not count, if so. */
export function Sitters({
  table,
  players,
  you,
}: {
  readonly table: TableInfo;
  readonly players: TablePlayers | null;
  readonly you: Viewer;
}) {
  const words = useWords();
  const why = table.rated ? players?.uncounted : null;
  return (
    <>
      <ul className="join-seats">
        {facesOf(table, words).map(({ seat, name }) => (
          <li key={seat}>
            <SeatMark seat={seat} />{' '}
            <PersonName aside name={name} account={players?.seats[seat]?.account ?? null} />{' '}
            <SeatRating name={name} player={players?.seats[seat]} />{' '}
            {seat === you && <span className="soft">({words.table.you})</span>}
          </li>
        ))}
      </ul>
      {why && <p className="notice">{words.ratings.uncounted[why]}</p>}
    </>
  );
}
