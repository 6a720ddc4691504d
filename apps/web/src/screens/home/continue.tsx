import type { MyTable } from '@nabu/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icon.tsx';
import { list, moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { useMine } from '../../lobby/my-games.ts';
import { useMe } from '../../people/me.ts';
import { putAside, type Shelved, shelved } from '../../session/shelf.ts';
import type { Words } from '../../words/en.ts';
import { namesOf } from '../lobby/table-card.tsx';

const SHOWN = 3;

/** A game to go on with: kept on this device, or at the house. */
interface Unfinished {
  readonly id: string;
  readonly home: 'here' | 'online';
  readonly game: string;
  readonly names: string;
  readonly updated: number;
  /** It is known to be my turn. */
  readonly turn: boolean;
  /** It can be taken off the list of this device. */
  readonly kept: boolean;
}

/** Unfinished games, where it is my turn first. What the house knows of its tables counts before what this device noted. */
function unfinished(
  kept: readonly Shelved[],
  mine: readonly MyTable[] | null,
  language: 'en' | 'es',
  words: Words,
): readonly Unfinished[] {
  const noted = kept
    .filter(({ over, aside }) => !over && !aside)
    .filter(({ home }) => home === 'here' || mine === null)
    .map(({ id, home, game, names, updated }) => ({
      ...{ id, home, game, updated, names: list(names, language), turn: false, kept: true },
    }));
  const known = (mine ?? [])
    .filter(({ phase }) => phase !== 'over')
    .map(({ id, game, seats, changed, turn }) => ({
      ...{ id, game, turn, home: 'online' as const, updated: changed, kept: false },
      names: namesOf(seats, language, words),
    }));
  return [...known, ...noted].sort(
    (a, b) => Number(b.turn) - Number(a.turn) || b.updated - a.updated,
  );
}

/** The unfinished games of this browser and of whoever uses it, one click from going on. */
export function Continue() {
  const words = useWords();
  const { home, house, lobby } = words;
  const language = useLanguage();
  const { me } = useMe();
  const mine = useMine(me !== null);
  const [tables, setTables] = useState(() => shelved());
  const games = unfinished(tables, mine, language, words);
  if (games.length === 0) return null;
  return (
    <section className="continue" aria-labelledby="continue">
      <h2 id="continue">{home.continue}</h2>
      <ul className="strips">
        {games.slice(0, SHOWN).map((table) => (
          <li key={table.id} className={table.turn ? 'strip card my-turn' : 'strip card'}>
            <div>
              <p className="strip-title">
                {manifestOf(table.game)?.words[language].title ?? house.name} · {table.names}
              </p>
              <p className="soft">
                {table.turn && <strong>{lobby.mine.yourTurn}, </strong>}
                {home[table.home]}, {moment(table.updated, language)}
              </p>
            </div>
            <Link
              className="button button-primary"
              href={table.home === 'here' ? `/here/${table.id}` : `/t/${table.id}`}
            >
              {home.resume}
            </Link>
            {table.kept && (
              <button
                type="button"
                className="button button-quiet button-round"
                aria-label={home.forget(table.names)}
                onClick={() => {
                  putAside(table.id);
                  setTables(shelved());
                }}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
