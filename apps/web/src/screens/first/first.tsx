import '../learn/learn.css';
import { Link } from 'wouter';
import { unfinishedGuided } from '../../guide/kept.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';

/** Which game to play first, with a guide. */
export function FirstGames() {
  const { guide, learn } = useWords();
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
                <div className="row">
                  <Link
                    className="button button-primary"
                    href={`/first/${id}`}
                    aria-label={guide.firstOf(words[language].title)}
                  >
                    {unfinishedGuided(id) === null ? learn.start : learn.goOn}
                  </Link>
                  <Link className="button" href={`/learn/${id}`}>
                    {learn.all}
                  </Link>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
