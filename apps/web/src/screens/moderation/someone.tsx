import { SANCTIONS, type SanctionKind, type Someone } from '@nabu/protocol';
import { useId, useState } from 'react';
import { moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { request } from '../../session/http.ts';

interface About {
  readonly person: Someone;
  readonly onActed: () => void;
}

/** Somebody, what is in force against them, and what can be done. */
export function Moderated({ person, onActed }: About) {
  const { moderation, people } = useWords();
  const { name, kind, host, sanctions } = person;
  return (
    <div className="moderated">
      <p>
        <b>
          <bdi>{name || people.erased}</bdi>
        </b>{' '}
        <span className="soft">{host ? moderation.kinds.host : moderation.kinds[kind]}</span>
      </p>
      {sanctions.map((sanction) => (
        <InForce key={sanction.kind} person={person} sanction={sanction} onActed={onActed} />
      ))}
      {kind !== 'gone' && !host && (
        <details>
          <summary>{moderation.act(name)}</summary>
          <div className="moderated-acts">
            {SANCTIONS.filter((each) => each !== 'ban' || kind !== 'token').map((each) => (
              <Sanctioning key={each} kind={each} person={person} onActed={onActed} />
            ))}
            <Renaming person={person} onActed={onActed} />
          </div>
        </details>
      )}
    </div>
  );
}

function InForce({
  person,
  sanction,
  onActed,
}: About & { readonly sanction: Someone['sanctions'][number] }) {
  const { moderation } = useWords();
  const language = useLanguage();
  const { kind, until, reason } = sanction;
  const lift = async () => {
    await request(`/api/host/people/${person.id}/lift`, { body: { kind } });
    onActed();
  };
  const end = until === null ? moderation.forGood : moderation.until(moment(until, language));
  return (
    <div className="notice">
      <p>
        {moderation.inForce[kind]} {end} {reason}
      </p>
      <Form look="" action={moderation.lift[kind]} onSubmit={lift} />
    </div>
  );
}

/** For how long: hours, days, or until it is lifted. */
const SPANS = [1, 24, 7 * 24, 30 * 24, null] as const;

function Sanctioning({ kind, person, onActed }: About & { readonly kind: SanctionKind }) {
  const { moderation } = useWords();
  const id = useId();
  const [hours, setHours] = useState<number | null>(24);
  const [reason, setReason] = useState('');
  const act = async () => {
    await request(`/api/host/people/${person.id}/${kind}`, { body: { hours, reason } });
    onActed();
  };
  return (
    <Form
      look={kind === 'ban' ? 'button-danger' : ''}
      action={moderation.sanction[kind]}
      onSubmit={act}
    >
      <div className="field">
        <label htmlFor={`${id}-span`}>{moderation.span[kind]}</label>
        <select
          id={`${id}-span`}
          className="select"
          value={String(hours)}
          onChange={({ target }) => setHours(target.value === 'null' ? null : Number(target.value))}
        >
          {SPANS.map((span) => (
            <option key={span} value={String(span)}>
              {span === null ? moderation.forGood : moderation.hours(span)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-why`}>{moderation.reason}</label>
        <input
          id={`${id}-why`}
          className="input"
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Form>
  );
}

function Renaming({ person, onActed }: About) {
  const { moderation } = useWords();
  const id = useId();
  const [name, setName] = useState('');
  const act = async () => {
    await request(`/api/host/people/${person.id}/rename`, { body: { name } });
    onActed();
  };
  return (
    <Form look="" action={moderation.rename} onSubmit={act}>
      <TextField
        id={id}
        label={moderation.newName}
        hint={moderation.renameHint}
        value={name}
        maxLength={24}
        autoComplete="off"
        onChange={setName}
      />
    </Form>
  );
}
