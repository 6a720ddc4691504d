import { JUDGEMENTS, nodeOf, ROOT, TREE_LIMITS, variationAt } from '@nabu/kernel';
import { useContext, useEffect, useId, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { CommentAuthors, useAnalysis, useAnalysisTable } from './context.ts';
import { MarkKinds } from './marks.tsx';

/** What can be written about the position that is looked at. */
export function Notes() {
  const { analysis } = useWords();
  const session = useAnalysisTable();
  const node = useAnalysis(({ tree, at }) => nodeOf(tree, at));
  const author = useContext(CommentAuthors).get(node.id);
  return (
    <section className="analysis-notes" aria-label={analysis.notes}>
      <Comment key={node.id} comment={node.comment} author={author} />
      {node.step?.kind === 'move' && (
        <fieldset className="analysis-choices">
          <legend>{analysis.judge}</legend>
          {JUDGEMENTS.map((judged) => (
            <button
              key={judged}
              type="button"
              className="button button-small"
              aria-pressed={node.judged === judged}
              aria-label={analysis.judgements[judged]}
              title={analysis.judgements[judged]}
              onClick={() => session.note({ judged: node.judged === judged ? null : judged })}
            >
              {judged}
            </button>
          ))}
        </fieldset>
      )}
      <MarkKinds />
    </section>
  );
}

/** The comment is kept with every letter, so that nothing of it is lost. */
function Comment({
  comment,
  author,
}: {
  readonly comment: string;
  readonly author: string | undefined;
}) {
  const { analysis, studies } = useWords();
  const id = useId();
  const session = useAnalysisTable();
  const [text, setText] = useState(comment);
  useEffect(() => setText((now) => (now.trimEnd() === comment ? now : comment)), [comment]);
  const signed = comment !== '' && author !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{analysis.comment}</label>
      <textarea
        id={id}
        className="input"
        aria-describedby={signed ? `${id}-by` : undefined}
        rows={2}
        maxLength={TREE_LIMITS.comment}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          session.note({ comment: target.value });
        }}
      />
      {signed && (
        <small id={`${id}-by`} className="soft">
          {studies.wrote} <bdi>{author}</bdi>
        </small>
      )}
    </div>
  );
}

/** What can be done with the line that is looked at. */
export function LineActs() {
  const { analysis } = useWords();
  const { ui } = useTable();
  const session = useAnalysisTable();
  const at = useAnalysis((state) => state.at);
  const variation = useAnalysis(({ tree, at: id }) => variationAt(tree, id) !== null);
  const canUnchange = useAnalysis((state) => state.canUnchange);
  const canRechange = useAnalysis((state) => state.canRechange);
  const remove = () => {
    session.remove();
    ui.toast({ kind: 'plain', text: analysis.removed });
  };
  return (
    <div className="row analysis-acts">
      <button
        type="button"
        className="button button-small"
        aria-disabled={!variation}
        onClick={() => session.promote()}
      >
        <Icon name="up" /> {analysis.promote}
      </button>
      <button
        type="button"
        className="button button-small"
        aria-disabled={!variation}
        onClick={() => session.makeMain()}
      >
        {analysis.makeMain}
      </button>
      <button
        type="button"
        className="button button-small"
        aria-disabled={at === ROOT}
        onClick={() => at !== ROOT && remove()}
      >
        <Icon name="bin" /> {analysis.remove}
      </button>
      <button
        type="button"
        className="button button-small"
        aria-disabled={!canUnchange}
        aria-label={analysis.unchange}
        title={analysis.unchange}
        onClick={() => session.unchange()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="button button-small"
        aria-disabled={!canRechange}
        aria-label={analysis.rechange}
        title={analysis.rechange}
        onClick={() => session.rechange()}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
}
