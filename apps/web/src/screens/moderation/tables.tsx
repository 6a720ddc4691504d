import type { TableOverseen } from '@nabu/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { request } from '../../session/http.ts';
import { Section } from '../account/page.tsx';
import { HeardLines } from './lines.tsx';
import { Moderated } from './someone.tsx';
import { type Reading, useReading } from './use-list.ts';

/** The id of a table out of its link, or as it is. */
function tableIn(text: string): string {
  return /\/t\/([0-9A-Za-z]{12})/.exec(text)?.[1] ?? text.trim();
}

/** One table: its people, what was said, and ways to end it. */
export function TableSection({ onActed }: { readonly onActed: () => void }) {
  const { moderation } = useWords();
  const words = moderation.tables;
  const first = new URLSearchParams(location.search).get('table') ?? '';
  const [link, setLink] = useState(first);
  const [asked, setAsked] = useState(first);
  const path = asked === '' ? null : `/api/host/tables/${encodeURIComponent(asked)}`;
  const reading = useReading<TableOverseen>(path);
  return (
    <Section id="tables" title={words.title} lead={words.lead}>
      <Form look="" action={words.look} onSubmit={async () => setAsked(tableIn(link))}>
        <TextField
          id="table"
          label={words.link}
          value={link}
          maxLength={200}
          autoComplete="off"
          onChange={setLink}
        />
      </Form>
      {reading.trouble && <p role="alert">{reading.trouble}</p>}
      {reading.value && <Overseen seen={reading.value} reading={reading} onActed={onActed} />}
    </Section>
  );
}

function Overseen({
  seen,
  reading,
  onActed,
}: {
  readonly seen: TableOverseen;
  readonly reading: Reading<TableOverseen>;
  readonly onActed: () => void;
}) {
  const { moderation } = useWords();
  const acted = () => {
    reading.again();
    onActed();
  };
  const act = (what: string) => async () => {
    await request(`/api/host/tables/${seen.table}/${what}`, { body: {} });
    acted();
  };
  return (
    <div className="stack">
      <p>
        <Link href={`/t/${seen.table}`}>{moderation.reports.table}</Link>
      </p>
      <ul className="account-list">
        {seen.seats.map(({ seat, person }) => (
          <li key={seat}>
            <Moderated person={person} onActed={acted} />
          </li>
        ))}
      </ul>
      <HeardLines lines={seen.lines} table={seen.table} onActed={acted} />
      <div className="row">
        {seen.phase !== 'over' && (
          <Form look="button-danger" action={moderation.end} onSubmit={act('end')} />
        )}
        <Form look="button-danger" action={moderation.remove} onSubmit={act('remove')} />
      </div>
    </div>
  );
}
