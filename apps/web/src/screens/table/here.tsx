import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { type LocalTable, openLocal } from '../../session/local.ts';
import { loadSave } from '../../session/save.ts';
import { movementIsOff } from '../../settings/apply.ts';
import { Room } from '../../table/room.tsx';
import { NotFound } from '../not-found.tsx';
import { Waiting } from '../waiting.tsx';

const PACE = 750;
const PACE_STILL = 250;

/** A table whose match is kept on this device. */
export function Here({ id }: { readonly id: string }) {
  const { lost } = useWords();
  const [port, setPort] = useState<LocalTable | 'missing' | null>(null);
  useEffect(() => {
    const save = loadSave(id);
    if (!save) return setPort('missing');
    const opened = openLocal(save, () => (movementIsOff() ? PACE_STILL : PACE));
    setPort(opened);
    return () => opened.close();
  }, [id]);
  if (port === 'missing') return <NotFound sentence={lost.noSave} />;
  return port ? <Room port={port} /> : <Waiting />;
}
