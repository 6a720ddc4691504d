import '../lobby/lobby.css';
import './finished.css';
import type { FinishedGame } from '@nabu/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { paceWords } from '../../lobby/pace-words.ts';
import { PersonName } from '../../people/name.tsx';
import { botName } from '../../table/bot-name.ts';
import { useFinished } from './use-finished.ts';

/** Finished games that fit a question, the last first; each opens as it was played, move by move. */
export function GameList({
  asked,
  tries = 0,
  none,
}: {
  readonly asked: string;
  /** Counts up when the same question is asked again. */
  readonly tries?: number;
  /** What is said when there is none. */
  readonly none: ReactNode;
}) {
  const { finished } = useWords().lobby;
  const { found, trouble, older } = useFinished(asked, tries);
  return (
    <>
      <div role="status">
        {trouble && <p className="notice notice-bad">{trouble}</p>}
        {!found && !trouble && <p className="soft">{finished.searching}</p>}
        {found && found.games.length > 0 && (
          <p className="soft">{finished.found(found.games.length)}</p>
        )}
        {found?.games.length === 0 && (found.next ? <p>{finished.noneYet}</p> : none)}
      </div>
      {found && found.games.length > 0 && (
        <ul className="strips">
          {found.games.map((game) => (
            <Game key={game.id} game={game} />
          ))}
        </ul>
      )}
      {found?.next && (
        <p>
          <button type="button" className="button" onClick={() => void older()}>
            {finished.older}
          </button>
        </p>
      )}
    </>
  );
}

/** A finished game with its players in the order of their places. */
function Game({ game }: { readonly game: FinishedGame }) {
  const words = useWords();
  const { finished, rated } = words.lobby;
  const language = useLanguage();
  const title = manifestOf(game.game)?.words[language].title ?? game.game;
  const players = game.seats
    .map((seat, place) => ({ ...seat, seat: place, name: nameOf(seat.name, place, words) }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const what = `${title} · ${players.map(({ name }) => name).join(', ')}`;
  return (
    <li className="strip card table-card">
      <div>
        <p className="strip-title">
          {title}
          {game.rated && <span className="badge">{rated}</span>}
        </p>
        <ol className="places">
          {players.map(({ name, account, place, points, seat, before, after }) => (
            <li key={seat} className={place === 1 ? 'winner' : undefined}>
              {place !== null && <span className="place figures">{words.end.place(place)}</span>}
              <span>
                <PersonName name={name} account={account} />
                {before !== null && after !== null && (
                  <small className="rating-change figures">
                    {words.ratings.change(String(before), String(after))}
                  </small>
                )}
              </span>
              {points !== null && <span className="figures">{points}</span>}
            </li>
          ))}
        </ol>
        <p className="soft">
          {moment(game.ended, language)} · {finished.moves(game.plies)} ·{' '}
          {paceWords(words, game.pace, language)}
        </p>
      </div>
      <Link className="button" href={`/t/${game.id}`} aria-label={finished.openOf(what)}>
        {finished.open}
      </Link>
    </li>
  );
}

/** A name as it is shown; a bot has one by its seat, and whoever erased their data has none left. */
function nameOf(
  name: string | null,
  seat: number,
  { people }: ReturnType<typeof useWords>,
): string {
  return name === '' ? people.erased : (name ?? botName(seat));
}
