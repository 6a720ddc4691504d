import './moderation.css';
import { type HouseKept, WRITERS } from '@nabu/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useMe } from '../../people/me.ts';
import { request } from '../../session/http.ts';
import { Page, Section } from '../account/page.tsx';
import { Choices } from '../choices.tsx';
import { Waiting } from '../waiting.tsx';
import { ActsSection } from './acts.tsx';
import { PeopleSection } from './people.tsx';
import { ReportsSection } from './reports.tsx';
import { TableSection } from './tables.tsx';
import { useReading } from './use-list.ts';

/** Where whoever runs the house keeps order: reports, people, tables, and all that was done. */
export function ModerationPage() {
  const { moderation } = useWords();
  const { known, me } = useMe();
  const [done, setDone] = useState(0);
  if (!known) return <Waiting />;
  if (!me?.host) return <Page title={moderation.title} lead={moderation.hostsOnly} />;
  // Whatever was done changes what stands elsewhere on the page.
  const acted = () => setDone((count) => count + 1);
  return (
    <Page title={moderation.title} lead={moderation.lead}>
      <ReportsSection key={`reports ${done}`} onActed={acted} />
      <PeopleSection onActed={acted} />
      <TableSection onActed={acted} />
      <WritersSection onActed={acted} />
      <ActsSection key={`acts ${done}`} />
    </Page>
  );
}

/** Who may write freely in this house. */
function WritersSection({ onActed }: { readonly onActed: () => void }) {
  const { moderation } = useWords();
  const { value, again } = useReading<HouseKept>('/api/host/house');
  if (!value) return null;
  const choose = async (writers: HouseKept['writers']) => {
    await request('/api/host/writers', { body: { writers } }).catch(() => undefined);
    again();
    onActed();
  };
  return (
    <Section id="writers" title={moderation.writers.title} lead={moderation.writers.lead}>
      <Choices
        hideLegend
        legend={moderation.writers.title}
        name="writers"
        values={WRITERS}
        value={value.writers}
        label={(writers) => moderation.writers.who[writers]}
        onChoose={(writers) => void choose(writers)}
      />
    </Section>
  );
}
