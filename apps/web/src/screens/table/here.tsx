import { useEffect, useMemo, useState } from 'react';
import { Guide } from '../../guide/guide.ts';
import { readGuide } from '../../guide/kept.ts';
import { GuideStrip } from '../../guide/strip.tsx';
import { useWords } from '../../i18n/language.ts';
import { type LocalTable, openLocal } from '../../session/local.ts';
import { loadSave } from '../../session/save.ts';
import { botLength, movementIsOff } from '../../settings/apply.ts';
import { TableLoader } from '../../table/table-loader.tsx';
import { Header } from '../header.tsx';
import { NotFound } from '../not-found.tsx';
import { Waiting } from '../waiting.tsx';

const PACE = 750;
const PACE_STILL = 250;

/** A table whose match is kept on this device. */
export function Here({ id }: { readonly id: string }) {
  const { lost } = useWords();
  const [session, setSession] = useState<LocalTable | 'missing' | 'elsewhere' | null>(null);
  useEffect(() => {
    const save = loadSave(id);
    if (!save) return setSession('missing');
    const opened = openLocal(save, () => (movementIsOff() ? PACE_STILL : PACE) * botLength());
    setSession(opened);
    const release = holdAlone(`nabu.table.${id}`, () => {
      opened.close();
      setSession('elsewhere');
    });
    return () => {
      release();
      opened.close();
    };
  }, [id]);
  if (session === 'missing') return <NotFound sentence={lost.noSave} />;
  if (session === 'elsewhere') return <Elsewhere />;
  return session ? <Seated session={session} /> : <Waiting />;
}

/** The table, with a guide where one was asked for. */
function Seated({ session }: { readonly session: LocalTable }) {
  const guide = useMemo(() => {
    const kept = readGuide(session.id);
    return kept && new Guide(session, kept);
  }, [session]);
  if (!guide) return <TableLoader session={session} />;
  const guard = (move: string) => guide.allows(move);
  return <TableLoader session={session} teacher={<GuideStrip guide={guide} />} guard={guard} />;
}

/** Two pages playing one kept match would overwrite each other: the newer page takes it, the older lets go. */
function holdAlone(name: string, taken: () => void): () => void {
  const release = new AbortController();
  const held = new Promise<void>((resolve) => {
    release.signal.addEventListener('abort', () => resolve());
  });
  const request = navigator.locks?.request(name, { steal: true }, () => held);
  request?.catch(() => release.signal.aborted || taken());
  return () => release.abort();
}

function Elsewhere() {
  const { lost } = useWords();
  return (
    <>
      <Header />
      <main className="notice-page bricks" id="content">
        <h1>{lost.takeHere}?</h1>
        <p>{lost.elsewhere}</p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {lost.takeHere}
        </button>
      </main>
    </>
  );
}
