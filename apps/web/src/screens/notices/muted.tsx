import { Link } from 'wouter';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { GAMES } from '../../kit/games.ts';
import { request } from '../../session/http.ts';
import { Section } from '../account/page.tsx';
import type { PartProps } from './notices.tsx';

/** The tables of which I am told nothing. */
export function MutedSection({ notices, reload }: PartProps) {
  const { muted: words } = useWords().notices;
  const language = useLanguage();
  const titleOf = (id: string) => GAMES.find((game) => game.id === id)?.words[language].title ?? id;
  const unmute = async (table: string) => {
    const body = { table, muted: false };
    await request('/api/me/notices/mute', { body }).catch(() => undefined);
    reload();
  };
  return (
    <Section id="muted" title={words.title}>
      {notices.muted.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="account-list" hidden={notices.muted.length === 0}>
        {notices.muted.map(({ table, game }) => (
          <li key={table}>
            <Link href={`/t/${table}`}>{words.open(titleOf(game))}</Link>
            <button
              type="button"
              className="button button-small"
              aria-label={words.unmuteThis(titleOf(game))}
              onClick={() => void unmute(table)}
            >
              {words.unmute}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
