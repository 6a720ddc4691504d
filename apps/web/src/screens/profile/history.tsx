import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { GameList } from '../finished/game-list.tsx';
import { KindPicks, type KindWish, Pick } from '../lobby/filters.tsx';

/** What of a history is shown; what is left out is not asked for. */
interface Wish extends KindWish {
  readonly rated?: '0' | '1' | undefined;
  readonly result?: 'won' | 'lost' | undefined;
}

/** The finished games of somebody, page by page, the last first. */
export function History({
  person,
  mine,
}: {
  /** Whose; null for whoever looks. */
  readonly person: string | null;
  readonly mine: boolean;
}) {
  const { ratings: words, lobby } = useWords();
  const [wish, setWish] = useState<Wish>({});
  const query = new URLSearchParams(person === null ? { mine: '1' } : { person });
  for (const [name, value] of Object.entries(wish)) if (value) query.set(name, String(value));
  const narrowed = Object.values(wish).some((value) => value !== undefined);
  return (
    <section aria-labelledby="history" className="profile-part">
      <h2 id="history">{words.history}</h2>
      <HistoryFilters wish={wish} onWish={setWish} />
      <GameList
        asked={query.toString()}
        none={
          <div className="card pad lobby-nothing">
            <p>{mine && !narrowed ? words.noHistoryMine : words.noHistory}</p>
            {mine && !narrowed && (
              <Link className="button" href="/lobby">
                {lobby.pair.title}
              </Link>
            )}
          </div>
        }
      />
    </section>
  );
}

function HistoryFilters({
  wish,
  onWish,
}: {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}) {
  const { ratings: words, lobby } = useWords();
  const { filter } = lobby;
  const named = { game: words.game, seats: words.seats, pace: words.time, seatsOf: words.players };
  return (
    <fieldset className="filters">
      <legend>{filter.title}</legend>
      <KindPicks words={named} wish={wish} onWish={onWish} />
      <Pick
        label={words.counts}
        any={filter.any}
        values={['1', '0']}
        value={wish.rated}
        name={(rated) => (rated === '1' ? words.ratedOnly : words.friendlyOnly)}
        onPick={(rated) => onWish({ ...wish, rated })}
      />
      <Pick
        label={words.result}
        any={filter.any}
        values={['won', 'lost']}
        value={wish.result}
        name={(result) => words[result]}
        onPick={(result) => onWish({ ...wish, result })}
      />
    </fieldset>
  );
}
