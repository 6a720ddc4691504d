import { REPORT_REASONS, type ReportReason } from '@nabu/protocol';
import { useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { Choices } from '../screens/choices.tsx';
import { Form } from './form.tsx';

/** What is wrong with somebody, to be told to whoever runs the house. */
export function ReportForm({
  lead,
  onReport,
}: {
  readonly lead: string;
  readonly onReport: (reason: ReportReason, note: string) => Promise<unknown>;
}) {
  const { talk } = useWords();
  const [reason, setReason] = useState<ReportReason>('insult');
  const [note, setNote] = useState('');
  return (
    <div className="stack">
      <p className="soft">{lead}</p>
      <Form action={talk.sendReport} onSubmit={() => onReport(reason, note.trim())}>
        <Choices
          legend={talk.reason}
          name="reason"
          values={REPORT_REASONS}
          value={reason}
          label={(value) => talk.reasons[value]}
          onChoose={setReason}
        />
        <label className="field">
          {talk.note}
          <textarea
            className="input"
            value={note}
            maxLength={300}
            rows={3}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
      </Form>
    </div>
  );
}
