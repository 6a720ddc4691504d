import type { ReportList, ReportTold } from '@nabu/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Form } from '../../people/form.tsx';
import { request } from '../../session/http.ts';
import { Section } from '../account/page.tsx';
import { HeardLines } from './lines.tsx';
import { Moderated } from './someone.tsx';
import { useReading } from './use-list.ts';

/** What people reported, the last first. */
export function ReportsSection({ onActed }: { readonly onActed: () => void }) {
  const { moderation } = useWords();
  const words = moderation.reports;
  const [closed, setClosed] = useState(false);
  const { value, trouble } = useReading<ReportList>(`/api/host/reports?closed=${closed ? 1 : 0}`);
  return (
    <Section id="reports" title={words.title} lead={value ? words.open(value.open) : ''}>
      <div className="row">
        <button
          type="button"
          className="button button-small"
          aria-pressed={closed}
          onClick={() => setClosed(!closed)}
        >
          {words.showClosed}
        </button>
      </div>
      {trouble && <p role="alert">{trouble}</p>}
      {closed && value?.reports.length === 0 && <p className="soft">{words.none}</p>}
      <ol className="report-list">
        {value?.reports.map((report) => (
          <ReportItem key={report.id} report={report} onActed={onActed} />
        ))}
      </ol>
    </Section>
  );
}

function ReportItem({
  report,
  onActed,
}: {
  readonly report: ReportTold;
  readonly onActed: () => void;
}) {
  const { moderation, talk, people } = useWords();
  const words = moderation.reports;
  const language = useLanguage();
  const { reason, note, name, table, reporter, person, created, closed } = report;
  return (
    <li className="report">
      <h3>
        {words.about[report.about]} <bdi>{name || people.erased}</bdi>: {talk.reasons[reason]}
      </h3>
      <p className="soft">
        {words.by(reporter.name || people.erased, moment(created, language))}
        {table && (
          <>
            {' · '}
            <Link href={`/t/${table}`}>{words.table}</Link>
          </>
        )}
      </p>
      {note && <blockquote dir="auto">{note}</blockquote>}
      <HeardLines lines={report.lines} meant={report.line} table={table} onActed={onActed} />
      <Moderated person={person} onActed={onActed} />
      {closed ? (
        <p className="soft">
          {words.closed(closed.by, moment(closed.at, language))} {closed.note}
        </p>
      ) : (
        <Close id={report.id} onActed={onActed} />
      )}
    </li>
  );
}

function Close({ id, onActed }: { readonly id: string; readonly onActed: () => void }) {
  const { moderation } = useWords();
  const close = async () => {
    await request(`/api/host/reports/${id}/close`, { body: {} });
    onActed();
  };
  return <Form look="" action={moderation.reports.close} onSubmit={close} />;
}
