import { loadRules } from '@nabu/games/load';
import type { TableHere } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { BROKEN, requestJson, troubleIn } from '../../session/http.ts';
import { saveFromRecord } from '../../session/records.ts';
import { openRemote, type RemoteTable } from '../../session/remote.ts';
import { loadSave, storeSave } from '../../session/save.ts';
import { type Shelved, shelve, shelved, ticketFor } from '../../session/shelf.ts';
import type { Trouble } from '../../session/table-session.ts';
import { facesOf } from '../../table/faces.ts';
import { TableLoader } from '../../table/table-loader.tsx';
import type { Words } from '../../words/en.ts';
import { NotFound } from '../not-found.tsx';
import { troubleSentence } from '../trouble.ts';
import { Waiting } from '../waiting.tsx';
import { Join } from './join.tsx';

/** How I come to a table: with a seat of mine, by a token from before or by who I am, or to look on. */
type Way = { readonly token: string | null; readonly seated: boolean };

/** A table on the server, by its link: my seat again, a seat to take, or a place to watch from. */
export function Online({ id }: { readonly id: string }) {
  const [way, setWay] = useState<Way | null>(() => wayByTicket(id));
  const [invitation, setInvitation] = useState<TableHere | Trouble | null>(null);
  const words = useWords();

  useEffect(() => {
    if (way) return;
    requestJson<TableHere>(`/api/tables/${id}`)
      .then((table) => {
        const seated = table.you !== 'spectator';
        // Nobody is invited to a game that is over: it is shown at once.
        if (seated || table.phase === 'over') setWay({ token: null, seated });
        else setInvitation(table);
      })
      .catch((error: unknown) => setInvitation(troubleIn(error) ?? BROKEN));
  }, [id, way]);

  if (way) return <Seat id={id} way={way} />;
  if (!invitation) return <Waiting />;
  if ('code' in invitation) return <NotFound sentence={troubleSentence(words, invitation)} />;
  return <Join table={invitation} onCome={(seated) => setWay({ token: null, seated })} />;
}

function wayByTicket(id: string): Way | null {
  const ticket = ticketFor(id);
  return ticket && { token: ticket.token, seated: true };
}

function Seat({ id, way }: { readonly id: string; readonly way: Way }) {
  const [session, setSession] = useState<RemoteTable | null>(null);
  const words = useWords();
  const { token, seated } = way;
  useEffect(() => {
    const opened = openRemote(id, token);
    setSession(opened);
    const stop = seated ? keepOnShelf(opened, words) : () => undefined;
    return () => {
      stop();
      opened.close();
    };
  }, [id, token, seated, words]);
  return session ? <TableLoader session={session} /> : <Waiting />;
}

/** Keeps a copy of a finished game on this device, so that it stays whatever becomes of the server; where there is no room, it is noted as a game of the server. */
async function keepCopy(session: RemoteTable, noted: Shelved): Promise<void> {
  const before = loadSave(session.id);
  const save = await session
    .record()
    .then((text) => saveFromRecord(text, loadRules, session.id))
    .catch(() => null);
  if (!save || !storeSave({ ...save, updated: Date.now() }))
    return before ? undefined : shelve(noted);
  const [entry] = shelved();
  shelve({ ...entry, from: 'online' });
}

/** Remembers the table for "go on where you left off". */
function keepOnShelf(session: RemoteTable, words: Words): () => void {
  let noted = '';
  return session.store.subscribe(({ table, now }) => {
    if (!table || !now) return;
    const names = facesOf(table, words).map(({ name }) => name);
    const over = now.phase === 'over';
    const note = JSON.stringify([names, over, now.ply]);
    if (note === noted) return;
    noted = note;
    const entry = { id: session.id, home: 'online', game: table.game, names } as const;
    const dated = { ...entry, updated: Date.now(), over };
    if (over) void keepCopy(session, dated);
    else shelve(dated);
  });
}
