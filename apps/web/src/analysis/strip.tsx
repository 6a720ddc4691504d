import { nodeOf } from '@nabu/kernel';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable, useUi } from '../table/context.ts';
import { useAnalysis, useAnalysisTable } from './context.ts';
import { useTreeKeys } from './keys.ts';
import { MarksOnBoard } from './marks.tsx';

const WAYS = [
  ['first', 'first'],
  ['back', 'previous'],
  ['on', 'next'],
  ['last', 'last'],
] as const;

/** The strip above the board: steps through the line, what was written here, and what was tried from here. */
export function AnalysisStrip() {
  const { analysis, replay, lost } = useWords();
  const session = useAnalysisTable();
  const node = useAnalysis(({ tree, at }) => nodeOf(tree, at));
  const unkept = useStore(session.store, (state) => state.unkept);
  useTreeKeys(session);
  useJumps();
  useRoom();
  return (
    <section className="analysis-strip" aria-label={analysis.steps}>
      <div className="analysis-steps">
        {WAYS.map(([way, icon]) => (
          <button
            key={way}
            type="button"
            className="button button-small"
            aria-label={replay[icon]}
            title={replay[icon]}
            aria-disabled={
              way === 'first' || way === 'back' ? node.parent === null : node.children.length === 0
            }
            onClick={() => session.step(way)}
          >
            <Icon name={icon} />
          </button>
        ))}
      </div>
      <TreeButton />
      <Tried />
      {node.comment !== '' && <p className="analysis-said">{node.comment}</p>}
      <p role="status" className="analysis-unkept">
        {unkept && lost.unkept}
      </p>
      <MarksOnBoard />
    </section>
  );
}

/** Opens the tree in windows so low that the bar above the table is folded away. */
function TreeButton() {
  const { analysis } = useWords();
  const { ui } = useTable();
  const open = useUi((state) => state.panel === 'beside');
  return (
    <button
      type="button"
      className="button button-small analysis-tree-button"
      aria-label={analysis.tree}
      title={analysis.tree}
      aria-pressed={open}
      onClick={() => ui.toggle('beside')}
    >
      <Icon name="branch" />
    </button>
  );
}

/** What was tried from the position that is looked at, where there is more than one thing. */
function Tried() {
  const { analysis } = useWords();
  const { game, gameWords, props } = useTable();
  const session = useAnalysisTable();
  const tree = useAnalysis((state) => state.tree);
  const at = useAnalysis((state) => state.at);
  const { children } = nodeOf(tree, at);
  if (children.length < 2) return null;
  const label = (id: number) => {
    const { step, judged } = nodeOf(tree, id);
    if (step?.kind !== 'move') return analysis.dealt;
    const word = game.notation.parse(step.move);
    return `${word ? gameWords.move(word, props.view) : step.move}${judged ?? ''}`;
  };
  return (
    <ul className="analysis-tried" aria-label={analysis.tried}>
      {children.map((id) => (
        <li key={id}>
          <button type="button" className="button button-small" onClick={() => session.go(id)}>
            {label(id)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A line of the log leads to its position in the tree; an earlier moment is no replay here. */
function useJumps(): void {
  const { ui } = useTable();
  const session = useAnalysisTable();
  const asked = useUi((state) => state.replay);
  useEffect(() => {
    if (asked === null) return;
    ui.replay(null);
    session.goToPly(asked);
  }, [asked, ui, session]);
}

/** Windows so wide that the tree stands beside the board and hides nothing. */
const WIDE = '(min-width: 1200px)';

/** Where there is room beside the board, the tree is shown from the start. */
function useRoom(): void {
  const { ui } = useTable();
  useEffect(() => {
    if (matchMedia(WIDE).matches) ui.show('beside');
  }, [ui]);
}
