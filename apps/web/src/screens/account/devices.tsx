import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { become } from '../../people/me.ts';
import { request } from '../../session/http.ts';
import type { SectionProps } from './account.tsx';
import { Section } from './page.tsx';

/** Where I am signed in. */
export function DevicesSection({ account, onChange }: SectionProps) {
  const { people } = useWords();
  const words = people.devices;
  const language = useLanguage();
  const end = async (sessions: 'others' | readonly string[]) => {
    await request('/api/me/sessions/end', { body: { sessions } }).catch(() => undefined);
    onChange();
  };
  return (
    <Section id="devices" title={words.title} lead={words.lead}>
      <ul className="account-list">
        {account.sessions.map(({ id, agent, seen, here }) => (
          <li key={id}>
            <span className="account-item">
              {agent || words.program}
              <span className="soft">{here ? words.here : words.seen(moment(seen, language))}</span>
            </span>
            {!here && (
              <button
                type="button"
                className="button button-small"
                aria-label={words.end(agent || words.program)}
                onClick={() => void end([id])}
              >
                {people.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="row">
        {account.sessions.length > 1 && (
          <button type="button" className="button" onClick={() => void end('others')}>
            {words.others}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => void become('/api/sign-out/everywhere', {}).catch(() => undefined)}
        >
          {people.everywhere}
        </button>
      </div>
    </Section>
  );
}
