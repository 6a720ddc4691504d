import type { TableInfo, TableList } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { list } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { useFrontWords } from '../../kit/games.ts';
import { requestJson } from '../../session/http.ts';

const EVERY = 8000;

/** The server's list of tables, asked again while the page is looked at; null while unknown or out of reach. */
function useTables(): TableList | 'asking' | 'offline' {
  const [tables, setTables] = useState<TableList | 'asking' | 'offline'>('asking');
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await requestJson<TableList>('/api/tables').catch(() => 'offline' as const);
      if (!gone) setTables(answer);
    };
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return tables;
}

function Strip({ table }: { readonly table: TableInfo }) {
  const { home, house, table: words } = useWords();
  const title = useFrontWords(table.game)?.title ?? house.name;
  const language = useLanguage();
  const names = table.seats.flatMap(({ name }) => name ?? []);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <li className="strip card">
      <div>
        <p className="strip-title">
          {title}
          {names.length > 0 && ` · ${list(names, language)}`}
          {table.rated && <span className="badge">{words.rated}</span>}
        </p>
        <p className="soft">{open > 0 ? home.openSeats(open) : null}</p>
      </div>
      <Link className={open > 0 ? 'button button-primary' : 'button'} href={`/t/${table.id}`}>
        {open > 0 ? home.join : home.watch}
      </Link>
    </li>
  );
}

/** Public tables that can be joined or watched. */
export function OpenTables() {
  const { home } = useWords();
  const tables = useTables();
  if (tables === 'asking') return null;
  const all = tables === 'offline' ? [] : [...tables.open, ...tables.playing.slice(0, 4)];
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{home.tables}</h2>
      {all.length > 0 ? (
        <ul className="strips">
          {all.map((table) => (
            <Strip key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p className="soft">{tables === 'offline' ? home.tablesOffline : home.noTables}</p>
      )}
    </section>
  );
}
