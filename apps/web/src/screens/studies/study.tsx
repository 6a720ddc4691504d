import '../../studies/studies.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { dialHouse } from '../../session/packed.ts';
import { AddChapter } from '../../studies/add-chapter.tsx';
import { StudyProvider, useStudy, useStudyInfo, useStudyLine } from '../../studies/context.ts';
import { StudyPanel } from '../../studies/panel.tsx';
import { ShareSheet } from '../../studies/share.tsx';
import { StudyStrip } from '../../studies/strip.tsx';
import { StudyLine } from '../../studies/study-line.ts';
import { TableLoader } from '../../table/table-loader.tsx';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { useTitle } from '../title.ts';
import { troubleSentence } from '../trouble.ts';
import { Waiting } from '../waiting.tsx';

/** One study, looked at together with whoever else is there. */
export function StudyPage({ id }: { readonly id: string }) {
  const [line, setLine] = useState<StudyLine | null>(null);
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('chapter') ?? undefined;
    const made = new StudyLine(id, wanted, { dial: dialHouse });
    const hurry = () => made.hurry();
    const leave = () => made.store.getState().chapter?.close();
    window.addEventListener('online', hurry);
    window.addEventListener('pagehide', leave);
    setLine(made);
    return () => {
      window.removeEventListener('online', hurry);
      window.removeEventListener('pagehide', leave);
      made.close();
    };
  }, [id]);
  if (!line) return <Waiting />;
  return (
    <StudyProvider value={line}>
      <Shown />
    </StudyProvider>
  );
}

function Shown() {
  const words = useWords();
  const study = useStudy((state) => state.study);
  const chapter = useStudy((state) => state.chapter);
  const trouble = useStudy((state) => state.trouble);
  const lost = useStudy((state) => state.connection === 'lost');
  useAddress(chapter?.id);
  if (trouble) return <NotFound sentence={troubleSentence(words, trouble)} />;
  if (!study) return lost ? <NotFound sentence={words.studies.offline} /> : <Waiting />;
  if (!chapter) return study.chapters.length === 0 ? <Empty /> : <Waiting />;
  return (
    <TableLoader
      key={chapter.id}
      session={chapter.table}
      teacher={<StudyStrip />}
      beside={<StudyPanel />}
    />
  );
}

/** The address names the chapter, so that a reload and a copied address lead to it. */
function useAddress(chapter: string | undefined): void {
  useEffect(() => {
    if (chapter !== undefined) history.replaceState(null, '', `?chapter=${chapter}`);
  }, [chapter]);
}

/** A study without chapters: whoever may write adds the first one. */
function Empty() {
  const { studies } = useWords();
  const line = useStudyLine();
  const { name, you } = useStudyInfo();
  const [sharing, setSharing] = useState(false);
  useTitle(name);
  return (
    <>
      <Header />
      <main className="page stack" id="content">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="lead">{studies.empty}</p>
        {you !== 'reader' && (
          <section className="card pad stack" aria-labelledby="first-chapter">
            <h2 id="first-chapter">{studies.add.title}</h2>
            <p className="soft">{studies.emptyWrite}</p>
            <AddChapter onAdded={(id) => id !== undefined && line.show(id)} />
          </section>
        )}
        <div className="row">
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            onClick={() => setSharing(true)}
          >
            {studies.share.title}
          </button>
          <Link className="button" href="/studies">
            {studies.title}
          </Link>
        </div>
        {sharing && <ShareSheet onClose={() => setSharing(false)} />}
      </main>
    </>
  );
}
