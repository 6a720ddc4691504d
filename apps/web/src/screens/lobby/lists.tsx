import { LOBBY_PAGE, LOBBY_PAGES } from '@nabu/protocol';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { useHouse, useList } from '../../lobby/hooks.ts';
import type { LobbyWish } from '../../lobby/line.ts';
import { useMine } from '../../lobby/my-games.ts';
import type { LobbyPage } from '../../lobby/pages.ts';
import { useMe } from '../../people/me.ts';
import { TableCard } from './table-card.tsx';

/** One list of the lobby, page by page; it keeps itself up to date. */
export function LobbyList({
  list,
  wish,
  most,
  onPage,
  onClear,
}: {
  readonly list: 'open' | 'playing';
  readonly wish: LobbyWish;
  /** Shows no more than so many, without further pages. */
  readonly most?: number;
  readonly onPage?: (page: number) => void;
  /** Takes all filters off. */
  readonly onClear?: () => void;
}) {
  const { lobby } = useWords();
  const page = useList(list, wish);
  const { me } = useMe();
  const mine = new Set(useMine(me !== null)?.map(({ id }) => id));
  const tables = most === undefined ? page?.tables : page?.tables.slice(0, most);
  return (
    <section aria-labelledby={`list-${list}`} className="lobby-list">
      <h2 id={`list-${list}`}>
        {lobby[list].title}
        {page && page.total > 0 && <span className="count figures">{page.total}</span>}
      </h2>
      {tables && tables.length > 0 && (
        <ul className="strips">
          {tables.map((table) => (
            <TableCard key={table.id} table={table} list={list} mine={mine.has(table.id)} />
          ))}
        </ul>
      )}
      {page?.total === 0 && <Nothing list={list} wish={wish} onClear={onClear} />}
      {page && onPage && <Pages page={page} number={wish.page ?? 0} onNumber={onPage} />}
    </section>
  );
}

function Pages({
  page,
  number,
  onNumber,
}: {
  readonly page: LobbyPage;
  readonly number: number;
  readonly onNumber: (number: number) => void;
}) {
  const { lobby } = useWords();
  const pages = Math.min(LOBBY_PAGES, Math.max(1, Math.ceil(page.total / LOBBY_PAGE)));
  if (pages === 1 && number === 0) return null;
  return (
    <div className="row lobby-pages">
      <button
        type="button"
        className="button"
        disabled={number === 0}
        onClick={() => onNumber(number - 1)}
      >
        {lobby.fewer}
      </button>
      <p>{lobby.page(number + 1, pages)}</p>
      <button
        type="button"
        className="button"
        disabled={number + 1 >= pages}
        onClick={() => onNumber(number + 1)}
      >
        {lobby.more}
      </button>
    </div>
  );
}

/** An empty list invites to fill it. */
function Nothing({
  list,
  wish,
  onClear,
}: {
  readonly list: 'open' | 'playing';
  readonly wish: LobbyWish;
  readonly onClear?: (() => void) | undefined;
}) {
  const { lobby } = useWords();
  const { page: _, ...filter } = wish;
  const narrowed = Object.values(filter).some((value) => value !== undefined);
  const counts = useHouse((state) => state.counts);
  if (narrowed && (counts?.[list] ?? 0) > 0)
    return (
      <div className="card pad lobby-nothing">
        <p>{lobby.open.noneFit}</p>
        {onClear && (
          <button type="button" className="button" onClick={onClear}>
            {lobby.open.clear}
          </button>
        )}
      </div>
    );
  return (
    <div className="card pad lobby-nothing">
      <p>
        <strong>{lobby[list].none}</strong> {lobby[list].noneHint}
      </p>
      {list === 'open' ? (
        <Link className="button" href={`/play/${wish.game ?? GAMES[0].id}?online`}>
          {lobby.open.make}
        </Link>
      ) : (
        <Link className="button" href="/finished">
          {lobby.finished.title}
        </Link>
      )}
    </div>
  );
}
