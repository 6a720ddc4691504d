import './shelf.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { list } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { useMine } from '../../lobby/my-games.ts';
import { useMe } from '../../people/me.ts';
import { type Dropped, dropSave, restoreSave, unlisted } from '../../session/save.ts';
import { type Shelved, shelve, shelved, shelveLast, unshelve } from '../../session/shelf.ts';
import type { Language } from '../../table/kit.ts';
import { Header } from '../header.tsx';
import { InvitationList } from '../lobby/invitations.tsx';
import { useTitle } from '../title.ts';
import { download, recordOfKept } from './download.ts';
import { Import } from './import.tsx';
import { Item } from './item.tsx';
import { OnlineGames } from './online-games.tsx';

/** How a game on the shelf is called: by its own name, else by the game and who played. */
function nameOf(table: Shelved, language: Language): string {
  const game = manifestOf(table.game)?.words[language].title ?? table.game;
  return table.title ?? `${game} · ${list(table.names, language)}`;
}

/** What a search looks into. */
function textOf(table: Shelved, language: Language): string {
  const game = manifestOf(table.game)?.words[language].title ?? table.game;
  return [table.title ?? '', game, ...table.names].join(' ').toLocaleLowerCase(language);
}

/** So many games are shown at first, and so many more at a time; a search looks through all. */
const SOME = 60;

/** All games of this device; those that no list named are put at its end. */
function onShelf(): readonly Shelved[] {
  const listed = shelved();
  const others = unlisted();
  shelveLast(others);
  return [...listed, ...others];
}

interface Removed {
  readonly table: Shelved;
  readonly save: Dropped;
}

/** The games of this device: played, kept and imported. */
export function Shelf() {
  const { shelf, lobby, analysis } = useWords();
  const language = useLanguage();
  const [tables, setTables] = useState(onShelf);
  const [wanted, setWanted] = useState('');
  const [most, setMost] = useState(SOME);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { me } = useMe();
  const mine = useMine(me !== null);
  useTitle(shelf.title);
  const [full, setFull] = useState(false);
  const refresh = () => setTables(onShelf());
  const words = wanted.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  // What the house lists as mine is not listed a second time as noted on this device.
  const known = new Set(mine?.map(({ id }) => id));
  const found = tables
    .filter(({ id, home }) => home === 'here' || !known.has(id))
    .filter((table) => words.every((word) => textOf(table, language).includes(word)));
  const remove = (table: Shelved) => {
    unshelve(table.id);
    setRemoved({ table, save: table.home === 'here' ? dropSave(table.id) : [] });
    refresh();
  };
  const undo = ({ table, save }: Removed) => {
    if (!restoreSave(save)) return setFull(true);
    setFull(false);
    shelve(table);
    setRemoved(null);
    refresh();
  };
  return (
    <>
      <Header />
      <main className="page" id="content">
        <h1>{shelf.title}</h1>
        <InvitationList />
        {mine && <OnlineGames tables={mine} />}
        {mine && <h2 className="shelf-here">{lobby.mine.device}</h2>}
        <p className="lead">{shelf.lead}</p>
        <div className="row shelf-tools">
          <input
            type="search"
            className="input"
            aria-label={shelf.search}
            placeholder={shelf.search}
            value={wanted}
            onChange={({ target }) => {
              setWanted(target.value);
              setMost(SOME);
            }}
          />
          <ExportAll tables={tables} />
          <Link className="button" href="/analysis">
            {analysis.board}
          </Link>
        </div>
        <p role="status" className="shelf-status">
          {removed ? shelf.removed(nameOf(removed.table, language)) : shelf.count(found.length)}{' '}
          {removed && (
            <button type="button" className="button button-small" onClick={() => undo(removed)}>
              {shelf.undo}
            </button>
          )}
        </p>
        <div role="alert">{full && <p className="notice notice-bad">{shelf.notBack}</p>}</div>
        {found.length === 0 && words.length > 0 && <p className="soft">{shelf.noMatch}</p>}
        {found.length === 0 && words.length === 0 && <Nothing />}
        <ul className="strips shelf-list">
          {found.slice(0, most).map((table) => (
            <Item
              key={table.id}
              table={table}
              name={nameOf(table, language)}
              onChange={refresh}
              onRemove={() => remove(table)}
            />
          ))}
        </ul>
        {found.length > most && (
          <button type="button" className="button shelf-more" onClick={() => setMost(most + SOME)}>
            {shelf.more(found.length - most)}
          </button>
        )}
        <Import onTaken={refresh} />
      </main>
    </>
  );
}

/** An empty shelf invites to a game or a lesson. */
function Nothing() {
  const { shelf, learn } = useWords();
  return (
    <div className="card pad lobby-nothing">
      <p>{shelf.none}</p>
      <div className="row">
        <Link className="button button-primary" href="/">
          {shelf.choose}
        </Link>
        <Link className="button" href="/learn">
          {learn.title}
        </Link>
      </div>
    </div>
  );
}

/** All finished games of this device in one file, one record after the other. */
function ExportAll({ tables }: { readonly tables: readonly Shelved[] }) {
  const { shelf } = useWords();
  const [left, setLeft] = useState(0);
  const finished = tables.filter(({ over, home }) => over && home === 'here');
  if (finished.length === 0) return null;
  const save = async () => {
    const records: string[] = [];
    for (const { id } of finished) {
      const record = await recordOfKept(id);
      if (record !== null) records.push(record);
    }
    setLeft(finished.length - records.length);
    if (records.length > 0) download('nabu-games.nabu', records.join('\n'));
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void save()}>
        {shelf.exportAll}
      </button>
      <span role="alert">
        {left > 0 && <span className="notice notice-bad">{shelf.leftOut(left)}</span>}
      </span>
    </>
  );
}
