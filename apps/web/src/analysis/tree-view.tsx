import { nodeOf, ROOT, type Tree, type TreeNode } from '@nabu/kernel';
import {
  createContext,
  Fragment,
  memo,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import { BehindPositions, CommentAuthors, useAnalysis, useAnalysisTable } from './context.ts';

/** All moves that were tried: the main line with its variations behind the moves that they replace. */
export function TreeView() {
  const tree = useAnalysis((state) => state.tree);
  const { analysis } = useWords();
  const { names } = useTable();
  const box = useRef<HTMLElement>(null);
  const at = useAnalysis((state) => state.at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is what makes it scroll
  useLayoutEffect(() => {
    if (box.current) showCurrent(box.current);
  }, [at]);
  // The engine takes room from the tree while it tells more.
  useLayoutEffect(() => {
    const tree = box.current;
    if (!tree) return;
    const watch = new ResizeObserver(() => showCurrent(tree));
    watch.observe(tree);
    return () => watch.disconnect();
  }, []);
  return (
    <nav ref={box} className="tree" aria-label={analysis.tree}>
      <Lines tree={tree} names={names} />
    </nav>
  );
}

/** Scrolls the tree, and nothing else, so far that the position that is looked at stands in it. */
function showCurrent(tree: HTMLElement): void {
  const current = tree.querySelector<HTMLElement>('[aria-current]')?.getBoundingClientRect();
  const box = tree.getBoundingClientRect();
  if (!current) return;
  if (current.top < box.top || current.bottom > box.bottom)
    tree.scrollTop += (current.top + current.bottom - box.top - box.bottom) / 2;
}

/** The tree changes seldom, the position that is looked at often. */
const Lines = memo(function Lines({
  tree,
  names,
}: {
  readonly tree: Tree;
  readonly names: readonly string[];
}) {
  return (
    <Names value={names}>
      <Position tree={tree} id={ROOT} />
      <Line tree={tree} from={ROOT} />
    </Names>
  );
});

/** The names of the players, for the hundreds of positions that say them. */
const Names = createContext<readonly string[]>([]);

/** What goes on from a position: the first try, all others in lists of their own, and what follows. */
function Line({ tree, from }: { readonly tree: Tree; readonly from: number }) {
  const parts: ReactNode[] = [];
  let at = from;
  for (let [main, ...others] = nodeOf(tree, at).children; main !== undefined; ) {
    parts.push(<Position key={main} tree={tree} id={main} />);
    if (others.length > 0) parts.push(<Variations key={`v${main}`} tree={tree} tries={others} />);
    at = main;
    [main, ...others] = nodeOf(tree, at).children;
  }
  return <>{parts}</>;
}

function Variations({ tree, tries }: { readonly tree: Tree; readonly tries: readonly number[] }) {
  const { analysis } = useWords();
  return (
    <ul className="tree-variations" aria-label={analysis.variations}>
      {tries.map((id) => (
        <li key={id}>
          <Position tree={tree} id={id} />
          <Line tree={tree} from={id} />
        </li>
      ))}
    </ul>
  );
}

/** One position: the move that led there, and what was written about it. */
function Position({ tree, id }: { readonly tree: Tree; readonly id: number }) {
  const node = nodeOf(tree, id);
  const seat = node.step?.kind === 'move' ? node.step.seat : null;
  const before = node.parent === null ? null : nodeOf(tree, node.parent);
  const same = seat !== null && before?.step?.kind === 'move' && before.step.seat === seat;
  const first = before !== null && before.children[0] !== id;
  return (
    <Fragment>
      {seat !== null && (!same || first) && <SeatMark seat={seat} size="0.875rem" />}
      <MoveButton node={node} />
      <Behind id={id} />
      {node.comment !== '' && <Comment id={id} text={node.comment} />}
    </Fragment>
  );
}

function Comment({ id, text }: { readonly id: number; readonly text: string }) {
  const { studies } = useWords();
  const author = useContext(CommentAuthors).get(id);
  return (
    <span className="tree-comment">
      <bdi>{text}</bdi>
      {author !== undefined && (
        <span className="tree-author">
          <span aria-hidden="true"> — </span>
          <span className="hidden-text">{studies.wrote} </span>
          <bdi>{author}</bdi>
        </span>
      )}
    </span>
  );
}

function Behind({ id }: { readonly id: number }) {
  return useContext(BehindPositions).get(id) ?? null;
}

const MoveButton = memo(function MoveButton({ node }: { readonly node: TreeNode }) {
  const names = useContext(Names);
  const { analysis } = useWords();
  const session = useAnalysisTable();
  const shown = useAnalysis((state) => state.at === node.id);
  const { step, judged, marks } = node;
  const text = step === null ? analysis.start : step.kind === 'deal' ? analysis.dealt : step.move;
  const who = step?.kind === 'move' ? `${names[step.seat]}: ` : '';
  const said = judged === null ? '' : `, ${analysis.judgements[judged]}`;
  return (
    <button
      type="button"
      className={step?.kind === 'move' ? 'tree-move' : 'tree-move tree-aside'}
      aria-current={shown ? 'step' : undefined}
      aria-label={`${who}${text}${said}`}
      onClick={() => session.go(node.id)}
    >
      {text}
      {judged}
      {marks.length > 0 && <span className="tree-marked" aria-hidden="true" />}
    </button>
  );
});
