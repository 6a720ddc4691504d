import { useId, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { Form, TextField } from '../people/form.tsx';
import { Sheet } from '../table/dialog.tsx';
import { AddChapter } from './add-chapter.tsx';
import { askStudy } from './ask.ts';
import { useStudy, useStudyInfo, useStudyLine } from './context.ts';

/** The chapters of the study; the one that is shown is marked. */
export function Chapters() {
  const { studies } = useWords();
  const line = useStudyLine();
  const { chapters, you } = useStudyInfo();
  const shown = useStudy((state) => state.chapter?.id);
  const [open, setOpen] = useState<'add' | 'edit' | null>(null);
  const current = chapters.find(({ id }) => id === shown);
  return (
    <nav className="study-part" aria-label={studies.list}>
      <ol className="study-chapters">
        {chapters.map(({ id, name }, i) => (
          <li key={id}>
            <button
              type="button"
              className="button button-quiet"
              aria-current={id === shown ? 'page' : undefined}
              onClick={() => line.show(id)}
            >
              <span className="figures soft">{i + 1}</span> <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ol>
      {you !== 'reader' && (
        <div className="row">
          <button
            type="button"
            className="button button-small"
            aria-haspopup="dialog"
            onClick={() => setOpen('add')}
          >
            {studies.add.title}
          </button>
          {current && (
            <button
              type="button"
              className="button button-small"
              aria-haspopup="dialog"
              onClick={() => setOpen('edit')}
            >
              <Icon name="pen" /> {studies.edit.title}
            </button>
          )}
        </div>
      )}
      {open === 'add' && (
        <Sheet title={studies.add.title} onClose={() => setOpen(null)}>
          <AddChapter
            onAdded={(id) => {
              setOpen(null);
              if (id !== undefined) line.show(id);
            }}
          />
        </Sheet>
      )}
      {open === 'edit' && current && (
        <Sheet title={studies.edit.title} onClose={() => setOpen(null)}>
          <EditChapter key={current.id} chapter={current} onGone={() => setOpen(null)} />
        </Sheet>
      )}
    </nav>
  );
}

/** Renames, moves or deletes a chapter. */
function EditChapter({
  chapter,
  onGone,
}: {
  readonly chapter: { readonly id: string; readonly name: string };
  onGone(): void;
}) {
  const { studies } = useWords();
  const { edit } = studies;
  const { id, chapters } = useStudyInfo();
  const [name, setName] = useState(chapter.name);
  const [asking, setAsking] = useState(false);
  const field = useId();
  const place = chapters.findIndex((each) => each.id === chapter.id);
  const move = (by: number) => ({
    act: () => askStudy.changeChapter(id, { chapter: chapter.id, place: place + by }),
  });
  const remove = async () => {
    await askStudy.deleteChapter(id, chapter.id);
    onGone();
  };
  return (
    <div className="stack">
      <Form
        action={edit.rename}
        done={studies.share.saved}
        onSubmit={() => askStudy.changeChapter(id, { chapter: chapter.id, title: name })}
        others={[
          ...(place > 0 ? [{ label: edit.earlier, ...move(-1) }] : []),
          ...(place < chapters.length - 1 ? [{ label: edit.later, ...move(1) }] : []),
        ]}
      >
        <TextField
          id={field}
          label={studies.add.name}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={setName}
        />
      </Form>
      {chapters.length > 1 && (
        <p className="soft" role="status">{`${place + 1} / ${chapters.length}`}</p>
      )}
      <button
        type="button"
        className="button button-danger"
        aria-expanded={asking}
        onClick={() => setAsking(!asking)}
      >
        <Icon name="bin" /> {edit.remove}
      </button>
      {asking && (
        <div className="notice notice-bad stack">
          <p>{edit.sure(chapter.name)}</p>
          <Form look="button-danger" action={studies.share.yes} onSubmit={remove} />
        </div>
      )}
    </div>
  );
}
