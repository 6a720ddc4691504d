import '../analysis/analysis.css';
import './studies.css';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  BehindPositions,
  CommentAuthors,
  useAnalysis,
  useAnalysisTable,
} from '../analysis/context.ts';
import { Dealing } from '../analysis/dealing.tsx';
import { EnginePanel } from '../analysis/engine/panel.tsx';
import { LineActs, Notes } from '../analysis/notes.tsx';
import { beginAnalysis } from '../analysis/open.ts';
import { Openings } from '../analysis/openings.tsx';
import { TreeView } from '../analysis/tree-view.tsx';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { ClosePanel } from '../table/close-panel.tsx';
import { KEEPS_FOCUS } from '../table/focus.ts';
import { Chapters } from './chapters.tsx';
import { useStudy, useStudyInfo } from './context.ts';
import { PeopleHere, PersonDisc } from './people.tsx';

const NOBODY = createStore<Readonly<Record<string, string>>>(() => ({}));

/** The study beside the board: its chapters, who is here, the tree of the chapter, and all that can be done. */
export function StudyPanel() {
  const { studies, analysis } = useWords();
  const { name, you, visibility } = useStudyInfo();
  return (
    <aside className="panel analysis-panel study-panel" aria-label={studies.panel} {...KEEPS_FOCUS}>
      <div className="panel-head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <span className="badge">{studies.badges[visibility]}</span>
        <ClosePanel />
      </div>
      <div className="panel-body analysis-body">
        <Chapters />
        <PeopleHere />
        <Signed>
          <TreeWithPeople />
          {you === 'reader' ? (
            <Reading />
          ) : (
            <>
              <LineActs />
              <Notes />
            </>
          )}
        </Signed>
        <EnginePanel />
        <Openings />
        {you !== 'reader' && (
          <details className="analysis-more">
            <summary>{analysis.chance}</summary>
            <Dealing />
          </details>
        )}
      </div>
    </aside>
  );
}

/** Lets the parts inside say who wrote which comment. */
function Signed({ children }: { readonly children: ReactNode }) {
  const chapter = useStudy((state) => state.chapter);
  const authors = useStore(chapter?.authors ?? NOBODY);
  const tree = useAnalysis((state) => state.tree);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position may come with the tree
  const byId = useMemo(() => {
    const found = Object.entries(authors).map(
      ([key, name]) => [chapter?.idOf(key) ?? null, name] as const,
    );
    return new Map(found.flatMap(([id, name]) => (id === null ? [] : [[id, name] as const])));
  }, [chapter, authors, tree]);
  return <CommentAuthors value={byId}>{children}</CommentAuthors>;
}

/** The tree, with a disc for everybody else behind the position they look at. */
function TreeWithPeople() {
  const chapter = useStudy((state) => state.chapter);
  const people = useStudy((state) => state.people);
  const you = useStudy((state) => state.you);
  const tree = useAnalysis((state) => state.tree);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position may come with the tree
  const behind = useMemo(() => {
    const found = new Map<number, ReactNode[]>();
    for (const person of people) {
      const id = person.chapter === chapter?.id ? (chapter?.idOf(person.at) ?? null) : null;
      if (id === null || person.id === you) continue;
      found.set(id, [...(found.get(id) ?? []), <PersonDisc key={person.id} person={person} />]);
    }
    return found;
  }, [chapter, people, you, tree]);
  return (
    <BehindPositions value={behind}>
      <TreeView />
    </BehindPositions>
  );
}

/** Whoever may only look can try moves on a copy of their own. */
function Reading() {
  const { studies, analysis } = useWords();
  const session = useAnalysisTable();
  const [, go] = useLocation();
  const [full, setFull] = useState(false);
  const copy = async () => {
    const ply = session.positions.stage(session.at).ply;
    const address = await beginAnalysis(session.text(), ply);
    setFull(address === null);
    if (address) go(address);
  };
  return (
    <div className="stack">
      <p className="soft">{studies.reading}</p>
      <div role="alert">{full && <p className="notice notice-bad">{analysis.trouble.full}</p>}</div>
      <button type="button" className="button button-small" onClick={() => void copy()}>
        <Icon name="branch" /> {studies.copy}
      </button>
    </div>
  );
}
