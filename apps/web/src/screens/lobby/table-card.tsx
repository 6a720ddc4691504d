import type { ListedPerson, ListedSeat, ListedTable } from '@nabu/protocol';
import { rangeOf } from '@nabu/table';
import { Link } from 'wouter';
import { lately, list } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { paceWords } from '../../lobby/pace-words.ts';
import { PersonName } from '../../people/name.tsx';
import { ratingText } from '../../ratings/text.ts';
import { botName } from '../../table/bot-name.ts';
import type { Words } from '../../words/en.ts';

/** Who sits where, seat by seat; an open seat is drawn as an empty one. */
export function SeatChips({ seats }: { readonly seats: readonly ListedSeat[] }) {
  const { lobby } = useWords();
  return (
    <ul className="seat-chips">
      {seats.map((seat, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={place}
          className={seat === null ? 'seat-chip seat-chip-open' : 'seat-chip'}
        >
          {seat === null ? (
            lobby.open.seat
          ) : typeof seat === 'object' && 'bot' in seat ? (
            <>
              {botName(place)} <small>{lobby.bot}</small>
            </>
          ) : (
            <Sitter person={typeof seat === 'string' ? { name: seat } : seat} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Somebody who sits there: the way to their profile, and at rated tables how strong they are. */
function Sitter({ person: { name, account, rating, provisional } }: { person: ListedPerson }) {
  const { people, ratings } = useWords();
  return (
    <>
      <PersonName name={name === '' ? people.erased : name} account={account ? name : null} />
      {rating !== undefined && (
        <small className="figures" title={ratings.rating}>
          {' '}
          {ratingText(rating, provisional ?? false)}
        </small>
      )}
    </>
  );
}

/** The names of the people at a table, for whoever hears the page. */
export function namesOf(
  seats: readonly ListedSeat[],
  language: 'en' | 'es',
  { people }: Pick<Words, 'people'>,
): string {
  const names = seats.flatMap((seat) => {
    if (seat === null || typeof seat === 'string') return seat ?? [];
    return 'name' in seat ? [seat.name] : [];
  });
  return list(
    names.map((name) => name || people.erased),
    language,
  );
}

/** What is settled about a table besides who plays, in a line. */
function Terms({ table }: { readonly table: ListedTable }) {
  const words = useWords();
  const { lobby } = words;
  const language = useLanguage();
  const range = rangeOf(table.admits);
  const terms = [
    paceWords(words, table.pace, language),
    ...(table.language && table.language !== language
      ? [lobby.filter.languages[table.language]]
      : []),
    ...(table.admits === 'accounts' ? [lobby.admits.accounts] : []),
    ...(range ? [lobby.admits.range(range.from, range.to)] : []),
  ];
  return (
    <p className="soft">
      {terms.join(' · ')}
      {table.rated && <span className="badge">{lobby.rated}</span>}
    </p>
  );
}

/** A table in a list, with the way in. */
export function TableCard({
  table,
  list: kind,
  mine,
}: {
  readonly table: ListedTable;
  readonly list: 'open' | 'playing';
  /** I sit there. */
  readonly mine: boolean;
}) {
  const words = useWords();
  const { lobby, house } = words;
  const language = useLanguage();
  const title = manifestOf(table.game)?.words[language].title ?? house.name;
  const names = namesOf(table.seats, language, words);
  const what = names ? `${title} · ${names}` : title;
  const open = kind === 'open';
  return (
    <li className="strip card table-card">
      <div>
        <p className="strip-title">
          {title}
          {open && table.here > 0 && <span className="here-mark">{lobby.open.here}</span>}
        </p>
        <SeatChips seats={table.seats} />
        <Terms table={table} />
        {!open && <p className="soft">{lobby.playing.since(lately(table.at, language))}</p>}
      </div>
      <Link
        className={open && !mine ? 'button button-primary' : 'button'}
        href={`/t/${table.id}`}
        aria-label={
          mine
            ? lobby.mine.openOf(what)
            : open
              ? lobby.open.joinOf(what)
              : lobby.playing.watchOf(what)
        }
      >
        {mine ? lobby.mine.open : open ? lobby.open.join : lobby.playing.watch}
      </Link>
    </li>
  );
}
