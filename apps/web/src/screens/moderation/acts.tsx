import type { ActList } from '@nabu/protocol';
import { useState } from 'react';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { requestJson } from '../../session/http.ts';
import { Section } from '../account/page.tsx';
import { useReading } from './use-list.ts';

/** All that was done by whoever runs the house, the last first. */
export function ActsSection() {
  const { moderation, people } = useWords();
  const words = moderation.acts;
  const language = useLanguage();
  const { value } = useReading<ActList>('/api/host/acts');
  const [older, setOlder] = useState<ActList | null>(null);
  const last = older ?? value;
  const more = async () => {
    const page = await requestJson<ActList>(`/api/host/acts?before=${last?.next}`);
    setOlder({ acts: [...(older?.acts ?? []), ...page.acts], next: page.next });
  };
  const acts = [...(value?.acts ?? []), ...(older?.acts ?? [])];
  return (
    <Section id="acts" title={words.title} lead={words.lead}>
      {value && acts.length === 0 && <p className="soft">{words.none}</p>}
      <ol className="account-list">
        {acts.map(({ id, at, host, what, person, table, details }) => (
          <li key={id}>
            <span className="account-item">
              <span>
                {words.what[what]}
                {person && (
                  <>
                    {': '}
                    <bdi>{person.name || person.id}</bdi>
                  </>
                )}
                {table && ` · ${table}`}
                {details && ` · ${details}`}
              </span>
              <span className="soft">
                {host || people.erased}, {moment(at, language)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {last?.next && (
        <div className="row">
          <button type="button" className="button" onClick={() => void more()}>
            {words.older}
          </button>
        </div>
      )}
    </Section>
  );
}
