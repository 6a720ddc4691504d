import './analysis.css';
import { useWords } from '../i18n/language.ts';
import { ClosePanel } from '../table/close-panel.tsx';
import { KEEPS_FOCUS } from '../table/focus.ts';
import { Dealing } from './dealing.tsx';
import { EnginePanel } from './engine/panel.tsx';
import { LineActs, Notes } from './notes.tsx';
import { Openings } from './openings.tsx';
import { Sharing } from './sharing.tsx';
import { TreeView } from './tree-view.tsx';

/** The tree beside the board, with all that can be done to it. */
export function AnalysisPanel() {
  const { analysis } = useWords();
  return (
    <aside className="panel analysis-panel" aria-label={analysis.tree} {...KEEPS_FOCUS}>
      <div className="panel-head">
        <h2>{analysis.tree}</h2>
        <ClosePanel />
      </div>
      <div className="panel-body analysis-body">
        <EnginePanel />
        <TreeView />
        <LineActs />
        <Notes />
        <Openings />
        <details className="analysis-more">
          <summary>{analysis.chance}</summary>
          <Dealing />
        </details>
        <details className="analysis-more">
          <summary>{analysis.share}</summary>
          <Sharing />
        </details>
      </div>
    </aside>
  );
}
