import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icon.tsx';
import { list, moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { shelved, unshelve } from '../../session/shelf.ts';

const SHOWN = 3;

/** The unfinished games of this browser, one click from going on. */
export function Continue() {
  const { home, house } = useWords();
  const language = useLanguage();
  const [tables, setTables] = useState(() => shelved().filter(({ over }) => !over));
  if (tables.length === 0) return null;
  return (
    <section className="continue" aria-labelledby="continue">
      <h2 id="continue">{home.continue}</h2>
      <ul className="strips">
        {tables.slice(0, SHOWN).map((table) => {
          const names = list(table.names, language);
          return (
            <li key={table.id} className="strip card">
              <div>
                <p className="strip-title">
                  {manifestOf(table.game)?.words[language].title ?? house.name} · {names}
                </p>
                <p className="soft">
                  {home[table.home]}, {moment(table.updated, language)}
                </p>
              </div>
              <Link
                className="button button-primary"
                href={table.home === 'here' ? `/here/${table.id}` : `/t/${table.id}`}
              >
                {home.resume}
              </Link>
              <button
                type="button"
                className="button button-quiet button-round"
                aria-label={home.forget(names)}
                onClick={() => {
                  unshelve(table.id);
                  setTables(tables.filter(({ id }) => id !== table.id));
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
