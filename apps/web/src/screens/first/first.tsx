import '../learn/learn.css';
import { Link } from 'wouter';
import { unfinishedGuided } from '../../guide/kept.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';

/** Which game to play first, with a guide. */
export function FirstGames() {
  const { guide } = useWords();
  const language = useLanguage();
  useTitle(guide.first);
  return (
    <>
      <Header />
      <main className="page learn" id="content">
        <h1>{guide.first}</h1>
        <p className="learn-lead">{guide.lead}</p>
        <ul className="courses">
          {GAMES.map(({ id, Emblem, words }) => (
            <li key={id} className="course card">
              <div className="course-art">
                <Emblem />
              </div>
              <div className="course-words">
                <h2>{words[language].title}</h2>
                <p>{words[language].text}</p>
                <Ways game={id} title={words[language].title} />
              </div>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

/** Into the first game, and to the lessons. */
function Ways({ game, title }: { readonly game: string; readonly title: string }) {
  const { guide, learn } = useWords();
  const begin = unfinishedGuided(game) === null ? learn.start : learn.goOn;
  return (
    <div className="row">
      <Link
        className="button button-primary"
        href={`/first/${game}`}
        aria-label={guide.firstOf(begin, title)}
      >
        {begin}
      </Link>
      <Link className="button" href={`/learn/${game}`} aria-label={guide.firstOf(learn.all, title)}>
        {learn.all}
      </Link>
    </div>
  );
}
