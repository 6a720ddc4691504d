import './home.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  dropAnalysis,
  type KeptAnalysis,
  keepAnalysis,
  keptAnalysis,
  type ListedAnalysis,
  listedAnalyses,
} from '../../analysis/kept.ts';
import { momentIn, textIn } from '../../analysis/links.ts';
import { list, moment } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { manifestOf } from '../../kit/games.ts';
import { Header } from '../header.tsx';
import { useTitle } from '../title.ts';
import { begun, type Trouble, troubleText } from './begin.ts';
import { Fresh } from './fresh.tsx';
import { Reader } from './reader.tsx';

/** An analysis that was just removed, as long as that can be undone. */
interface Removed {
  readonly listed: ListedAnalysis;
  readonly whole: KeptAnalysis;
}

/** Where analyses begin: those of this device, a new one, a record by file or text, and what a link brought. */
export function AnalysisHome() {
  const words = useWords();
  const { analysis } = words;
  const [kept, setKept] = useState(() => listedAnalyses());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [full, setFull] = useState(false);
  const remove = (listed: ListedAnalysis) => {
    const whole = keptAnalysis(listed.id);
    setRemoved(whole && { listed, whole });
    setFull(false);
    dropAnalysis(listed.id);
    setKept(listedAnalyses());
  };
  const undo = ({ listed, whole }: Removed) => {
    const back = keepAnalysis(listed, whole);
    setFull(!back);
    if (back) setRemoved(null);
    setKept(listedAnalyses());
  };
  const { trouble, text } = useLink();
  useTitle(analysis.board);
  return (
    <>
      <Header />
      <main className="page analysis-home" id="content">
        <h1>{analysis.board}</h1>
        <p className="lead">{analysis.lead}</p>
        <div role="alert">
          {trouble && <p className="notice notice-bad">{troubleText(words, trouble)}</p>}
        </div>
        <Fresh />
        <Reader brought={text} />
        <section className="card pad" aria-labelledby="kept-analyses">
          <h2 id="kept-analyses">{analysis.kept}</h2>
          <p role="status">
            {removed && (
              <button type="button" className="button button-small" onClick={() => undo(removed)}>
                {words.shelf.undo}
              </button>
            )}
          </p>
          <div role="alert">
            {full && <p className="notice notice-bad">{analysis.trouble.full}</p>}
          </div>
          {kept.length === 0 && <p className="soft">{analysis.none}</p>}
          <ul className="strips">
            {kept.map((each) => (
              <Item key={each.id} listed={each} onRemove={() => remove(each)} />
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

function Item({ listed, onRemove }: { readonly listed: ListedAnalysis; onRemove(): void }) {
  const { analysis, shelf } = useWords();
  const language = useLanguage();
  const game = manifestOf(listed.game)?.words[language].title ?? listed.game;
  const name = listed.title ?? `${game} · ${list(listed.names, language)}`;
  return (
    <li className="strip card">
      <div>
        <p className="strip-title">{name}</p>
        <p className="soft">
          {game}, {moment(listed.updated, language)}
        </p>
      </div>
      <div className="row">
        <Link className="button button-small button-primary" href={`/analysis/${listed.id}`}>
          {analysis.open}
          <span className="hidden-text"> {name}</span>
        </Link>
        <button
          type="button"
          className="button button-small"
          aria-label={shelf.removeOf(name)}
          onClick={onRemove}
        >
          {shelf.remove}
        </button>
      </div>
    </li>
  );
}

/** Opens what the address brings behind its `#`; what cannot be opened is handed on to be looked at. */
function useLink(): { readonly trouble: Trouble | null; readonly text: string } {
  const [, go] = useLocation();
  const [found, setFound] = useState<{ trouble: Trouble | null; text: string }>({
    ...{ trouble: null, text: '' },
  });
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const { hash } = location;
      const text = await textIn(hash);
      if (gone || text === null) return;
      if (text === 'broken') return setFound({ trouble: 'broken', text: '' });
      const outcome = await begun(text, momentIn(hash));
      if (gone) return;
      if (typeof outcome === 'string' && outcome.startsWith('/')) go(outcome, { replace: true });
      else setFound({ trouble: outcome as Trouble, text });
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => {
      gone = true;
      window.removeEventListener('hashchange', read);
    };
  }, [go]);
  return found;
}
