import type { MyTable } from '@nabu/protocol';
import { Link } from 'wouter';
import { lately } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { paceWords } from '../../lobby/pace-words.ts';
import { namesOf, SeatChips } from '../lobby/table-card.tsx';
import '../lobby/lobby.css';

const GROUPS = ['yourTurn', 'theirTurn', 'waiting', 'over'] as const;

function groupOf({ turn, phase }: MyTable): (typeof GROUPS)[number] {
  if (turn) return 'yourTurn';
  return phase === 'over' ? 'over' : phase === 'playing' ? 'theirTurn' : 'waiting';
}

/** My games online: where it is my turn, where others decide or are awaited, and the last that are over. */
export function OnlineGames({ tables }: { readonly tables: readonly MyTable[] }) {
  const { lobby, ratings } = useWords();
  return (
    <section aria-labelledby="online-games" className="online-games">
      <h2 id="online-games">{lobby.mine.title}</h2>
      {tables.length === 0 && (
        <div className="card pad lobby-nothing">
          <p>{lobby.mine.none}</p>
          <Link className="button" href="/lobby">
            {lobby.pair.title}
          </Link>
        </div>
      )}
      {GROUPS.map((group) => (
        <Group
          key={group}
          group={group}
          tables={tables.filter((each) => groupOf(each) === group)}
        />
      ))}
      <p className="row">
        <Link href="/finished?mine=1">{lobby.mine.all}</Link>
        <Link href="/people">{ratings.mine}</Link>
      </p>
    </section>
  );
}

function Group({
  group,
  tables,
}: {
  readonly group: (typeof GROUPS)[number];
  readonly tables: readonly MyTable[];
}) {
  const { lobby } = useWords();
  if (tables.length === 0) return null;
  return (
    <>
      <h3 className="online-group">
        {lobby.mine[group]} <span className="count figures">{tables.length}</span>
      </h3>
      <ul className="strips">
        {tables.map((table) => (
          <MyGame key={table.id} table={table} />
        ))}
      </ul>
    </>
  );
}

/** One of my online games, with the way to it. */
function MyGame({ table }: { readonly table: MyTable }) {
  const words = useWords();
  const { lobby } = words;
  const language = useLanguage();
  const title = manifestOf(table.game)?.words[language].title ?? table.game;
  const act = table.turn
    ? lobby.mine.play
    : table.phase === 'over'
      ? lobby.mine.look
      : lobby.mine.open;
  return (
    <li className={table.turn ? 'strip card table-card my-turn' : 'strip card table-card'}>
      <div>
        <p className="strip-title">
          {title}
          {table.rated && <span className="badge">{lobby.rated}</span>}
        </p>
        <SeatChips seats={table.seats} />
        <p className="soft">
          {paceWords(words, table.pace, language)} · {lately(table.changed, language)}
        </p>
      </div>
      <Link
        className={table.turn ? 'button button-primary' : 'button'}
        href={`/t/${table.id}`}
        aria-label={`${act}: ${title} · ${namesOf(table.seats, language, words)}`}
      >
        {act}
      </Link>
    </li>
  );
}
