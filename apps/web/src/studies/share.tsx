import { LIMITS, STUDY_VISIBILITIES, type StudyVisibility } from '@nabu/protocol';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { Form, TextField } from '../people/form.tsx';
import { Sheet } from '../table/dialog.tsx';
import { Invite } from '../table/invite.tsx';
import { askStudy } from './ask.ts';
import { useStudyInfo } from './context.ts';

/** Name, who may see and write the study, its link, and the end of it. */
export function ShareSheet({ onClose }: { onClose(): void }) {
  const { studies } = useWords();
  const { id, name, you, visibility } = useStudyInfo();
  const owner = you === 'owner';
  return (
    <Sheet title={studies.share.title} onClose={onClose}>
      <div className="stack study-share">
        {owner && <Settings />}
        <section className="stack" aria-label={studies.share.link}>
          {visibility === 'private' && <p className="notice">{studies.share.closed}</p>}
          <Invite url={`${location.origin}/study/${id}`} what={name} />
        </section>
        <Writers />
        <a className="button" href={`/api/studies/${id}/record`} download={`study-${id}.nabu`}>
          {studies.downloadAll}
        </a>
        {owner && <Delete />}
      </div>
    </Sheet>
  );
}

function Settings() {
  const { studies } = useWords();
  const study = useStudyInfo();
  const field = useId();
  const [name, setName] = useState(study.name);
  const [visibility, setVisibility] = useState(study.visibility);
  return (
    <Form
      action={studies.share.save}
      done={studies.share.saved}
      onSubmit={() => askStudy.change(study.id, { name, visibility })}
    >
      <TextField
        id={field}
        label={studies.name}
        value={name}
        maxLength={LIMITS.title}
        autoComplete="off"
        onChange={setName}
      />
      <VisibilityField value={visibility} onChoose={setVisibility} />
    </Form>
  );
}

/** Who may see a study. */
export function VisibilityField({
  value,
  onChoose,
}: {
  readonly value: StudyVisibility;
  onChoose(value: StudyVisibility): void;
}) {
  const { studies } = useWords();
  const group = useId();
  return (
    <fieldset className="study-ways">
      <legend>{studies.visibility}</legend>
      {STUDY_VISIBILITIES.map((each) => (
        <label key={each} className="check">
          <input
            type="radio"
            name={group}
            checked={value === each}
            onChange={() => onChoose(each)}
          />
          {studies.visibilities[each]}
        </label>
      ))}
    </fieldset>
  );
}

function Writers() {
  const { studies } = useWords();
  const { share } = studies;
  const { id, owner, writers, you } = useStudyInfo();
  const field = useId();
  const [name, setName] = useState('');
  const add = async () => {
    await askStudy.writer(id, name, true);
    setName('');
  };
  return (
    <section className="stack" aria-labelledby={`${field}-title`}>
      <h3 id={`${field}-title`}>{share.writers}</h3>
      <p>
        <bdi>{share.owner(owner)}</bdi>
        {writers.length === 0 && <span className="soft"> · {share.noWriters}</span>}
      </p>
      <ul className="study-writers">
        {writers.map((each) => (
          <li key={each}>
            <bdi>{each}</bdi>
            {you === 'owner' && (
              <button
                type="button"
                className="button button-quiet button-round"
                aria-label={share.remove(each)}
                title={share.remove(each)}
                onClick={() => void askStudy.writer(id, each, false)}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {you === 'owner' && (
        <Form action={share.add} look="" onSubmit={add}>
          <TextField
            id={field}
            label={share.addWriter}
            value={name}
            maxLength={64}
            autoComplete="off"
            onChange={setName}
          />
        </Form>
      )}
    </section>
  );
}

function Delete() {
  const { studies } = useWords();
  const { id } = useStudyInfo();
  const [asking, setAsking] = useState(false);
  const [, go] = useLocation();
  const remove = async () => {
    await askStudy.delete(id);
    go('/studies');
  };
  return (
    <>
      <button
        type="button"
        className="button button-danger"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        <Icon name="bin" /> {studies.share.delete}
      </button>
      {asking && (
        <div className="notice notice-bad stack">
          <p>{studies.share.sure}</p>
          <Form look="button-danger" action={studies.share.yes} onSubmit={remove} />
        </div>
      )}
    </>
  );
}
