import { MARK_KINDS, type Mark, type MarkKind, nodeOf } from '@nabu/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable, useUi } from '../table/context.ts';
import type { AnalysisTable } from './analysis-table.ts';
import { useAnalysis, useAnalysisTable } from './context.ts';

/** Names of spaces stand without spaces in a tree. */
const nameOf = (space: string) => space.replaceAll(' ', '_');
const spaceOf = (name: string) => name.replaceAll('_', ' ');

interface Drawn extends Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The marks of the position that is looked at, drawn over the spaces of the board, and told to who cannot see them. */
export function MarksOnBoard() {
  const { analysis } = useWords();
  const session = useAnalysisTable();
  const marks = useAnalysis(({ tree, at }) => nodeOf(tree, at).marks);
  const layer = useRef<HTMLDivElement>(null);
  const drawn = useDrawn(layer, marks);
  usePresses(session);
  return (
    <>
      <div ref={layer} className="board-marks" aria-hidden="true">
        {drawn.map(({ kind, on, ...box }) => (
          <span key={`${kind} ${on}`} className={`board-mark board-mark-${kind}`} style={box} />
        ))}
      </div>
      {marks.length > 0 && (
        <p className="hidden-text">
          {marks.map(({ kind, on }) => `${spaceOf(on)}: ${analysis.marks[kind]}`).join(', ')}
        </p>
      )}
      <Marking />
    </>
  );
}

/** Where the tree is closed, as on a phone, says that presses mark, and ends it. */
function Marking() {
  const { analysis } = useWords();
  const session = useAnalysisTable();
  const kind = useAnalysis(({ marking }) => marking);
  const open = useUi((state) => state.panel === 'beside');
  if (kind === null || open) return null;
  return (
    <button
      type="button"
      className="button button-small analysis-marking"
      title={analysis.markHint}
      onClick={() => session.mark(null)}
    >
      <Icon name="check" /> {analysis.markDone}
    </button>
  );
}

/** Follows the spaces while the board moves under them. */
function useDrawn(
  layer: { readonly current: HTMLElement | null },
  marks: readonly Mark[],
): readonly Drawn[] {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  useEffect(() => {
    if (marks.length === 0) return setDrawn([]);
    let seen = '';
    let frame = 0;
    const look = () => {
      const root = layer.current?.closest('.table') ?? document;
      const now = marks.flatMap((mark) => boxesOf(root, mark));
      const text = JSON.stringify(now);
      if (text !== seen) setDrawn(now);
      seen = text;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [layer, marks]);
  return drawn;
}

function boxesOf(root: ParentNode, mark: Mark): readonly Drawn[] {
  const space = root.querySelector(`.table-board [data-space="${CSS.escape(spaceOf(mark.on))}"]`);
  const box = space?.getBoundingClientRect();
  const clip = space?.closest('.table-board')?.getBoundingClientRect();
  if (!box || !clip || box.right < clip.left || box.left > clip.right) return [];
  const { left, top, width, height } = box;
  return [{ ...mark, left, top, width, height }];
}

/** While a kind of mark is chosen, a press on a space marks it or takes the mark away. */
function usePresses(session: AnalysisTable): void {
  const kind = useAnalysis(({ marking }) => marking);
  useLayoutEffect(() => {
    if (kind === null) return;
    const press = (event: Event) => {
      const key = event instanceof KeyboardEvent;
      if (key && event.key !== 'Enter' && event.key !== ' ') return;
      const { target } = event;
      const space = target instanceof Element && target.closest('.table-board [data-space]');
      if (!space) return;
      event.preventDefault();
      event.stopPropagation();
      toggleMark(session, kind, space.getAttribute('data-space') ?? '');
    };
    window.addEventListener('click', press, true);
    window.addEventListener('keydown', press, true);
    document.documentElement.classList.add('is-marking');
    return () => {
      window.removeEventListener('click', press, true);
      window.removeEventListener('keydown', press, true);
      document.documentElement.classList.remove('is-marking');
    };
  }, [kind, session]);
  useEffect(() => () => session.mark(null), [session]);
}

function toggleMark(session: AnalysisTable, kind: MarkKind, space: string): void {
  const on = nameOf(space);
  const { marks } = nodeOf(session.tree, session.at);
  const others = marks.filter((mark) => mark.on !== on);
  const had = marks.some((mark) => mark.on === on && mark.kind === kind);
  session.note({ marks: had ? others : [...others, { kind, on }] });
}

/** Chooses what a press on the board marks. */
export function MarkKinds() {
  const { analysis } = useWords();
  const { ui } = useTable();
  const session = useAnalysisTable();
  const chosen = useAnalysis(({ marking }) => marking);
  const choose = (kind: MarkKind | null) => {
    session.mark(kind);
    if (kind !== null) ui.uncover();
  };
  return (
    <fieldset className="analysis-choices">
      <legend>{analysis.mark}</legend>
      {MARK_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`button button-small mark-kind board-mark-${kind}`}
          aria-pressed={chosen === kind}
          aria-label={analysis.marks[kind]}
          title={analysis.marks[kind]}
          onClick={() => choose(chosen === kind ? null : kind)}
        />
      ))}
      {chosen && <span className="soft">{analysis.markHint}</span>}
    </fieldset>
  );
}
