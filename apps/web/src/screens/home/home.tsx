import './home.css';
import { Link } from 'wouter';
import { Gate } from '../../art/gate/gate.tsx';
import { useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { Continue } from './continue.tsx';
import { PeoplePart } from './people-part.tsx';
import { Tile } from './tile.tsx';

function Hero() {
  const { home, guide } = useWords();
  return (
    <section className="hero">
      <Gate className="hero-gate" />
      <div className="hero-words">
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
        <Continue />
        <div className="hero-question">
          <p>{home.question}</p>
          <div className="row">
            <Link className="button button-primary button-large" href="/learn">
              {home.teach}
            </Link>
            <Link className="button button-glass button-large" href="/first">
              {guide.homeButton}
            </Link>
            <a className="button button-glass button-large" href="#games">
              {home.choose}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The front page: the gate, the games, the tables that wait. */
export function Home() {
  const { home, house } = useWords();
  useTitle('Nabu');
  return (
    <>
      <Header over />
      <main id="content" className="home">
        <Hero />
        <div className="home-body bricks">
          <section aria-labelledby="games">
            <h2 id="games">{home.games}</h2>
            <ul className="tiles">
              {GAMES.map((game) => (
                <Tile key={game.id} game={game} />
              ))}
            </ul>
          </section>
          <PeoplePart />
          <ul className="reasons">
            {home.why.map(({ title, text }) => (
              <li key={title}>
                <h3 className="reason-title">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </main>
      <footer className="footer">
        <p className="footer-source">{house.source}</p>
        <p>{house.colophon}</p>
      </footer>
    </>
  );
}
