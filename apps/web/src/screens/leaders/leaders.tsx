import '../lobby/lobby.css';
import '../profile/profile.css';
import './leaders.css';
import type { Leaders } from '@nabu/protocol';
import { ratingOf } from '@nabu/search/ratings';
import { PACE_KINDS, paceKind } from '@nabu/table';
import { Link, useLocation, useSearch } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES, manifestOf } from '../../kit/games.ts';
import { useMe } from '../../people/me.ts';
import { PersonName } from '../../people/name.tsx';
import { type Ladder, ladderQuery, ladderText, ratingText } from '../../ratings/text.ts';
import { useAsked } from '../../ratings/use-asked.ts';
import { Header } from '../header.tsx';
import { Pick, seatCounts } from '../lobby/filters.tsx';
import { LEVEL_IDS } from '../setup/arrangement.ts';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';

/** The ladder that an address names; what it does not name, or what there is not, is preset. */
function ladderIn(search: string): Ladder {
  const query = new URLSearchParams(search);
  const game = GAMES.find(({ id }) => id === query.get('game')) ?? GAMES[0];
  const [fewest, most] = game.players;
  const seats = Number(query.get('seats') ?? fewest);
  const fits = Number.isInteger(seats) && seats >= fewest && seats <= most;
  const pace = PACE_KINDS.find((kind) => kind === query.get('pace'));
  return { game: game.id, seats: fits ? seats : fewest, pace: pace ?? 'live' };
}

/** The strongest accounts of each ladder, with the bots on the same scale. */
export function LeadersPage() {
  const words = useWords();
  const { ratings } = words;
  const language = useLanguage();
  const ladder = ladderIn(useSearch());
  const { answer, trouble } = useAsked<Leaders>(`/api/leaders?${ladderQuery(ladder)}`);
  useTitle(ratings.leaders);
  return (
    <>
      <Header />
      <main className="page page-narrow lobby" id="content">
        <h1>{ratings.leaders}</h1>
        <p className="lead">{ratings.leadersLead}</p>
        <LadderPicks ladder={ladder} />
        <div role="status">
          {trouble && <p className="notice notice-bad">{troubleSentence(words, trouble)}</p>}
          {!answer && !trouble && <p className="soft">{words.house.loading}</p>}
          {answer?.leaders.length === 0 && <Nobody ladder={ladder} />}
        </div>
        {answer && <List title={ladderText(ladder, words, language)} {...{ ladder, answer }} />}
        <p className="row">
          <Link className="button" href="/people">
            {ratings.mine}
          </Link>
          <Link className="button" href="/lobby">
            {words.lobby.title}
          </Link>
        </p>
      </main>
    </>
  );
}

function LadderPicks({ ladder }: { readonly ladder: Ladder }) {
  const { ratings, lobby } = useWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const pick = (change: Partial<Ladder>) =>
    go(`/leaders?${ladderQuery({ ...ladder, ...change })}`, { replace: true });
  return (
    <div className="filters">
      <Pick
        label={ratings.game}
        values={GAMES.map(({ id }) => id)}
        value={ladder.game}
        name={(id) => manifestOf(id)?.words[language].title ?? id}
        onPick={(game) => game && pick({ game })}
      />
      <Pick
        label={ratings.seats}
        values={seatCounts(ladder.game)}
        value={String(ladder.seats)}
        name={(count) => ratings.players(Number(count))}
        onPick={(seats) => pick({ seats: Number(seats) })}
      />
      <Pick
        label={ratings.time}
        values={PACE_KINDS}
        value={ladder.pace}
        name={(kind) => lobby.filter.paces[kind]}
        onPick={(pace) => pick({ pace: pace ?? paceKind(null) })}
      />
    </div>
  );
}

/** An empty list invites to fill it. */
function Nobody({ ladder }: { readonly ladder: Ladder }) {
  const { ratings } = useWords();
  return (
    <div className="card pad lobby-nothing">
      <p>
        <strong>{ratings.nobodyLeads}</strong> {ratings.nobodyLeadsHint}
      </p>
      <Link className="button" href={`/play/${ladder.game}?online&rated&seats=${ladder.seats}`}>
        {ratings.playRated}
      </Link>
    </div>
  );
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly rating: number;
  /** Of people only. */
  readonly leader: Leaders['leaders'][number] | null;
}

/** People and bots, the strongest first; only people have a rank. */
function List({
  title,
  ladder,
  answer,
}: {
  readonly title: string;
  readonly ladder: Ladder;
  readonly answer: Leaders;
}) {
  const { ratings, setup } = useWords();
  const people = answer.leaders.map(
    (leader): Line => ({ key: leader.id, name: leader.name, rating: leader.rating, leader }),
  );
  const bots = LEVEL_IDS.flatMap((level): Line[] => {
    const rating = ratingOf(manifestOf(ladder.game)?.ratings ?? [], level);
    return rating === null ? [] : [{ key: level, name: setup.levels[level], rating, leader: null }];
  });
  const lines = [...people, ...bots].sort((a, b) => b.rating - a.rating);
  return (
    <div className="card pad">
      <table className="figures-table leaders-table figures">
        <caption className="hidden-text">{ratings.leadersOf(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{ratings.rank}</th>
            <th scope="col">{ratings.name}</th>
            <th scope="col">{ratings.rating}</th>
            <th scope="col">{ratings.number}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LeaderRow key={line.key} line={line} rank={people.indexOf(line) + 1} />
          ))}
        </tbody>
      </table>
      <p className="soft leaders-note">
        {ratings.bot}: {ratings.botNote}
      </p>
    </div>
  );
}

function LeaderRow({ line, rank }: { readonly line: Line; readonly rank: number }) {
  const { ratings, table } = useWords();
  const { me } = useMe();
  const { name, rating, leader } = line;
  if (!leader)
    return (
      <tr className="leaders-bot">
        <td>–</td>
        <th scope="row">
          {name} <span className="badge">{ratings.bot}</span>
        </th>
        <td>{ratingText(rating, false)}</td>
        <td>–</td>
      </tr>
    );
  return (
    <tr className={leader.id === me?.id ? 'leaders-me' : undefined}>
      <td>{rank}</td>
      <th scope="row">
        <PersonName name={name} account={name} />
        {leader.id === me?.id && <span className="soft"> ({table.you})</span>}
      </th>
      <td title={ratings.uncertain(Math.round(leader.deviation))}>{ratingText(rating, false)}</td>
      <td>{leader.games}</td>
    </tr>
  );
}
