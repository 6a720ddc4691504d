import '../learn/teacher.css';
import './guide.css';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable, useUi } from '../table/context.ts';
import { HintButton } from '../table/hint.tsx';
import type { Guide } from './guide.ts';
import { GuideOnward } from './onward.tsx';
import { type Speech, useGuideWords } from './use-words.ts';
import { WarningTold } from './warning.tsx';

/** The guide's strip between the bar and the board: what matters now, what the bots did and why, and warnings. */
export function GuideStrip({ guide }: { readonly guide: Guide }) {
  const { frame, past, ui } = useTable();
  const { guide: say } = useWords();
  const { silenced, warning, checking } = useStore(guide.store);
  const speech = useGuideWords(guide);
  const over = frame.now.result !== null;
  const warned = warning !== null && warning.ply === frame.now.ply && !past ? warning : null;
  const small = silenced && !over;
  const toggle = () => {
    guide.silence(!silenced);
    if (!silenced) ui.tell(null);
  };
  return (
    <section
      className={small ? 'teacher guide guide-silent' : 'teacher guide'}
      aria-label={say.strip}
    >
      <div className="teacher-says">
        <p className="teacher-title">
          <Icon name="lamp" /> <strong>{say.strip}</strong>{' '}
          {checking && <span className="soft">{say.checking}</span>}
        </p>
        {!small &&
          (warned ? <WarningTold guide={guide} warning={warned} /> : <Saying speech={speech} />)}
      </div>
      <div className="teacher-tools">
        {over ? (
          <GuideOnward />
        ) : (
          <>
            {!small && !warned && <MoreMoves />}
            <button
              type="button"
              className="button button-quiet button-small"
              aria-pressed={silenced}
              onClick={toggle}
            >
              <Icon name={silenced ? 'lamp' : 'close'} />{' '}
              <span className="teacher-label">{silenced ? say.speak : say.silence}</span>
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** The way to moves that are not shown by themselves any more. */
function MoreMoves() {
  const { props } = useTable();
  const told = useUi((state) => state.told);
  return props.legal.length > 0 && told === null ? <HintButton /> : null;
}

function Saying({ speech }: { readonly speech: Speech }) {
  const { ui } = useTable();
  const { guide: say } = useWords();
  if (typeof speech === 'string') return <p>{say.idle[speech]}</p>;
  const { explained, matters } = speech;
  return (
    <>
      {explained.map(({ ply, name, move, reasons, pieces }) => (
        <p key={ply} onPointerEnter={() => ui.point(pieces)} onPointerLeave={() => ui.point([])}>
          {say.did(name, move)} {reasons.join(' ')}
        </p>
      ))}
      {matters.length > 0 && <p className="guide-matters">{matters.join(' ')}</p>}
      {explained.length === 0 && matters.length === 0 && <p>{say.quiet}</p>}
    </>
  );
}
