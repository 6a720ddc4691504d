import { LIMITS, type StudyVisibility } from '@nabu/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { Form, TextField } from '../../people/form.tsx';
import { beKnown, useMe } from '../../people/me.ts';
import { choose, settings } from '../../settings/store.ts';
import { askStudy } from '../../studies/ask.ts';
import { VisibilityField } from '../../studies/share.tsx';

/** Makes a study; whoever the house does not know comes in by a name first. */
export function NewStudy({ open }: { readonly open: boolean }) {
  const { studies } = useWords();
  const { me } = useMe();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [own, setOwn] = useState(() => settings.getState().name);
  const [visibility, setVisibility] = useState<StudyVisibility>('private');
  const make = async () => {
    if (!me) {
      await beKnown(own);
      choose({ name: own });
    }
    const { id } = await askStudy.make(name, visibility);
    go(`/study/${id}`);
  };
  return (
    <section className="card pad study-new" aria-labelledby="new-study">
      <details open={open}>
        <summary>
          <h2 id="new-study">{studies.fresh}</h2>
        </summary>
        <Form action={studies.make} onSubmit={make}>
          <TextField
            id="study-name"
            label={studies.name}
            value={name}
            maxLength={LIMITS.title}
            autoComplete="off"
            onChange={setName}
          />
          {me === null && (
            <TextField
              id="study-own-name"
              label={studies.yourName}
              value={own}
              maxLength={LIMITS.name}
              autoComplete="nickname"
              onChange={setOwn}
            />
          )}
          <VisibilityField value={visibility} onChoose={setVisibility} />
        </Form>
      </details>
    </section>
  );
}
