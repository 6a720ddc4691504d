import { useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { download } from '../screens/shelf/download.ts';
import { ToStudy } from '../studies/to-study.tsx';
import { useTable } from '../table/context.ts';
import { copyText } from '../table/share.ts';
import { useAnalysis, useAnalysisTable } from './context.ts';
import { packedAddress } from './links.ts';

type Said = 'copied' | 'failed' | 'tooLong' | 'positionCopied';

/** The title of the tree, and the ways to give it to others. */
export function Sharing() {
  const { analysis } = useWords();
  const { game } = useTable();
  const session = useAnalysisTable();
  const title = useAnalysis(({ tree }) => tree.head.title ?? '');
  const [said, setSaid] = useState<Said | null>(null);
  const copyLink = async () => {
    const address = await packedAddress(session.text());
    if (address === null) return setSaid('tooLong');
    setSaid((await copyText(location.origin + address)) ? 'copied' : 'failed');
  };
  const copyPosition = async () => {
    const done = await copyText(session.positions.position(session.at));
    setSaid(done ? 'positionCopied' : 'failed');
  };
  return (
    <section className="analysis-sharing" aria-label={analysis.share}>
      <label className="field">
        {analysis.title}
        <input
          className="input"
          maxLength={80}
          defaultValue={title}
          onChange={({ target }) => session.retitle(target.value)}
        />
      </label>
      <div className="row">
        <button type="button" className="button button-small" onClick={() => void copyLink()}>
          <Icon name="share" /> {analysis.copyLink}
        </button>
        <button
          type="button"
          className="button button-small"
          onClick={() => download(`${game.id}-${session.id}.nabu`, session.text())}
        >
          {analysis.download}
        </button>
        <button type="button" className="button button-small" onClick={() => void copyPosition()}>
          <Icon name="copy" /> {analysis.copyPosition}
        </button>
      </div>
      <ToStudy />
      <p role="status" className="soft">
        {said && analysis.said[said]}
      </p>
    </section>
  );
}
