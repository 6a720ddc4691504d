import '../lobby/lobby.css';
import './profile.css';
import type { Profile } from '@nabu/protocol';
import { Fragment } from 'react';
import { Link, useSearch } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { useMe } from '../../people/me.ts';
import { PersonName } from '../../people/name.tsx';
import { useAsked } from '../../ratings/use-asked.ts';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';
import { Waiting } from '../waiting.tsx';
import { BestGames } from './best.tsx';
import { Dealings } from './dealings.tsx';
import { History } from './history.tsx';
import { RatingsPart } from './ratings.tsx';
import { Statistics } from './statistics.tsx';

/** What everybody may see of an account, or what somebody sees of themselves: ratings, figures, games. */
export function ProfilePage() {
  const name = new URLSearchParams(useSearch()).get('name');
  const { known, me } = useMe();
  const mine = name === null || (me?.account === true && me.name === name);
  const path = mine ? '/api/me' : `/api/people/${encodeURIComponent(name ?? '')}`;
  // Who is not known has no profile to ask for; without a house one is told so.
  if (mine && known && !me) return <Nobody />;
  return <Asked key={path} path={path} mine={mine} />;
}

function Asked({ path, mine }: { readonly path: string; readonly mine: boolean }) {
  const words = useWords();
  const { answer, trouble } = useAsked<Profile>(mine ? `${path}/profile` : path);
  if (trouble?.code === 'not-signed-in') return <Nobody />;
  if (trouble) return <NotFound sentence={troubleSentence(words, trouble)} />;
  return answer ? <Shown profile={answer} path={path} mine={mine} /> : <Waiting />;
}

function Shown({
  profile,
  path,
  mine,
}: {
  readonly profile: Profile;
  readonly path: string;
  readonly mine: boolean;
}) {
  const { ratings: words } = useWords();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(profile.created);
  const games = profile.statistics.reduce((sum, each) => sum + each.games, 0);
  const facts = [words.since(day), words.games(games), ...(profile.account ? [] : [words.guest])];
  useTitle(mine ? words.mine : words.profileOf(profile.name));
  return (
    <>
      <Header />
      <main className="page lobby profile" id="content">
        <div className="profile-head">
          <div>
            <h1>
              <bdi>{profile.name}</bdi>
            </h1>
            <p className="soft profile-facts">
              {facts.map((fact, place) => (
                <Fragment key={fact}>
                  <span>{place < facts.length - 1 ? `${fact} ·` : fact}</span>{' '}
                </Fragment>
              ))}
            </p>
            {profile.owner !== null && (
              <p className="soft">
                {words.botOf} <PersonName name={profile.owner} account={profile.owner} />
              </p>
            )}
          </div>
          <p className="row">
            {mine && (
              <Link className="button" href="/account">
                {words.account}
              </Link>
            )}
            <Link className="button" href="/leaders">
              {words.leaders}
            </Link>
          </p>
        </div>
        {!mine && <Dealings profile={profile} />}
        <RatingsPart profile={profile} path={path} mine={mine} />
        <Statistics statistics={profile.statistics} />
        <BestGames best={profile.best} />
        <History person={mine ? null : profile.id} mine={mine} />
      </main>
    </>
  );
}

/** Somebody the house has not met is invited to play. */
function Nobody() {
  const { ratings: words, people } = useWords();
  useTitle(words.mine);
  return (
    <>
      <Header />
      <main className="page page-narrow" id="content">
        <h1>{words.mine}</h1>
        <p className="lead">
          {words.nobody} {words.nobodyHint}
        </p>
        <p className="row">
          <Link className="button button-primary" href="/lobby">
            {words.play}
          </Link>
          <Link className="button" href="/sign-in">
            {people.signIn}
          </Link>
        </p>
      </main>
    </>
  );
}
