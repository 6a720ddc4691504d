import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/icon.tsx';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTurns } from '../lobby/my-games.ts';
import { useMe } from '../people/me.ts';
import { WhoAmI } from '../people/who.tsx';
import { choose } from '../settings/store.ts';

/** The theme that is shown now, whatever it was chosen by. */
export function useTheme(): 'dusk' | 'dawn' {
  return useSyncExternalStore(watchTheme, () =>
    document.documentElement.dataset.theme === 'dawn' ? 'dawn' : 'dusk',
  );
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The house's name, who I am, and the switches for light and language. */
export function Header({ over = false }: { readonly over?: boolean }) {
  const { house, settings, lobby, ratings } = useWords();
  const language = useLanguage();
  const theme = useTheme();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <header className={over ? 'header header-over' : 'header'}>
      <a className="skip-link" href="#content">
        {house.skip}
      </a>
      <Link className="wordmark" href="/" aria-label={`${house.name}: ${house.home}`}>
        <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
          <path
            d="M12 1l2.2 6.6L20.5 4.5l-3.1 6.3L24 12l-6.6 1.2 3.1 6.3-6.3-3.1L12 23l-2.2-6.6-6.3 3.1 3.1-6.3L0 12l6.6-1.2-3.1-6.3 6.3 3.1z"
            fill="currentColor"
          />
        </svg>
        {house.name}
      </Link>
      <nav className="header-tools" aria-label={house.settings}>
        <WhoAmI />
        <button
          type="button"
          className="button button-quiet button-small"
          lang={other}
          onClick={() => choose({ language: other })}
          aria-label={`${other.toUpperCase()}: ${settings.toLanguage}`}
        >
          {other.toUpperCase()}
        </button>
        <button
          type="button"
          className="button button-quiet button-round"
          aria-label={theme === 'dusk' ? settings.toDawn : settings.toDusk}
          onClick={() => choose({ theme: theme === 'dusk' ? 'dawn' : 'dusk' })}
        >
          <Icon name={theme === 'dusk' ? 'sun' : 'moon'} />
        </button>
        <Link
          className="button button-quiet button-round"
          href="/lobby"
          aria-label={lobby.title}
          title={lobby.title}
        >
          <Icon name="people" />
        </Link>
        <Link
          className="button button-quiet button-round header-wide"
          href="/leaders"
          aria-label={ratings.leaders}
          title={ratings.leaders}
        >
          <Icon name="cup" />
        </Link>
        <MyGamesLink />
        <Link
          className="button button-quiet button-round"
          href="/settings"
          aria-label={house.settings}
        >
          <Icon name="gear" />
        </Link>
      </nav>
    </header>
  );
}

/** The way to my games, with the number of those where it is my turn. */
function MyGamesLink() {
  const { shelf, lobby } = useWords();
  const { me } = useMe();
  const turns = useTurns(me !== null);
  const name = turns > 0 ? `${shelf.title}. ${lobby.mine.turns(turns)}` : shelf.title;
  return (
    <Link
      className="button button-quiet button-round my-games-link"
      href="/games"
      aria-label={name}
      title={name}
    >
      <Icon name="book" />
      {turns > 0 && (
        <span className="turn-count figures" aria-hidden="true">
          {turns}
        </span>
      )}
    </Link>
  );
}
