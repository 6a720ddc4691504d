import '../learn/teacher.css';
import '../learn/folded.css';
import './guide.css';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { FoldButton, useFold } from '../learn/fold.tsx';
import { useTable, useUi } from '../table/context.ts';
import { HintButton } from '../table/hint.tsx';
import { ToldPlace } from '../table/strip.tsx';
import type { Guide } from './guide.ts';
import { GuideOnward } from './onward.tsx';
import { type Speech, useGuideWords } from './use-words.ts';
import { WarningTold } from './warning.tsx';

/** The guide beside the board or above it: what matters now, moves, what the bots did and why, and warnings. */
export function GuideStrip({ guide }: { readonly guide: Guide }) {
  const { frame, past } = useTable();
  const { guide: say } = useWords();
  const { silenced, warning, checking } = useStore(guide.store);
  const speech = useGuideWords(guide);
  const over = frame.now.result !== null;
  const warned = warning !== null && warning.ply === frame.now.ply && !past ? warning : null;
  const small = silenced && !over;
  const fold = useFold(`${frame.now.ply} ${warned?.move}`, warned ? 'always' : 'never');
  return (
    <section
      className={`teacher guide${small ? ' guide-silent' : ''}${fold.open ? ' is-open' : ''}`}
      aria-label={say.strip}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll what is long */}
      <div className="teacher-body" tabIndex={0}>
        <div className="teacher-says">
          <div className="teacher-title">
            <Icon name="lamp" /> <strong>{say.strip}</strong>{' '}
            {checking && <span className="soft">{say.checking}</span>}
            {!over && <Silence guide={guide} />}
          </div>
          {!small && (
            <div className="teacher-words">
              {warned ? <WarningTold guide={guide} warning={warned} /> : <Saying speech={speech} />}
            </div>
          )}
        </div>
        {!small && <ToldPlace />}
      </div>
      <div className="teacher-tools">
        {over && <GuideOnward />}
        {!over && !small && !warned && <MoreMoves />}
      </div>
      {!small && <FoldButton {...fold} />}
    </section>
  );
}

function Silence({ guide }: { readonly guide: Guide }) {
  const { ui } = useTable();
  const { guide: say } = useWords();
  const silenced = useStore(guide.store, (state) => state.silenced);
  const toggle = () => {
    guide.silence(!silenced);
    if (!silenced) ui.tell(null);
  };
  return (
    <button
      type="button"
      className="button button-quiet button-small guide-silence"
      aria-pressed={silenced}
      title={silenced ? say.speak : say.silence}
      onClick={toggle}
    >
      <Icon name={silenced ? 'lamp' : 'close'} />{' '}
      <span className="teacher-label">{silenced ? say.speak : say.silence}</span>
    </button>
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
