import type { TableInfo } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { HouseError, requestJson } from '../../session/http.ts';
import type { Trouble } from '../../session/port.ts';
import { openRemote, type RemoteTable } from '../../session/remote.ts';
import { shelve, type Ticket, ticketFor } from '../../session/shelf.ts';
import { facesOf } from '../../table/faces.ts';
import { Room } from '../../table/room.tsx';
import type { Words } from '../../words/en.ts';
import { NotFound } from '../not-found.tsx';
import { troubleSentence } from '../trouble.ts';
import { Waiting } from '../waiting.tsx';
import { Join } from './join.tsx';

/** A table on the server, by its link: my seat again, a seat to take, or a place to watch from. */
export function Online({ id }: { readonly id: string }) {
  const [ticket, setTicket] = useState<Ticket | 'watch' | null>(() => ticketFor(id));
  const [invitation, setInvitation] = useState<TableInfo | Trouble | null>(null);
  const words = useWords();

  useEffect(() => {
    if (ticket) return;
    requestJson<{ table: TableInfo } | TableInfo>(`/api/tables/${id}`)
      .then((answer) => setInvitation('table' in answer ? answer.table : answer))
      .catch((error: unknown) =>
        setInvitation(error instanceof HouseError ? error.trouble : BROKEN),
      );
  }, [id, ticket]);

  if (ticket) return <Seat id={id} ticket={ticket === 'watch' ? null : ticket} />;
  if (!invitation) return <Waiting />;
  if ('code' in invitation) return <NotFound sentence={troubleSentence(words, invitation)} />;
  return <Join table={invitation} onTicket={setTicket} />;
}

const BROKEN: Trouble = { code: 'broken', clause: null, sentence: '' };

function Seat({ id, ticket }: { readonly id: string; readonly ticket: Ticket | null }) {
  const [port, setPort] = useState<RemoteTable | null>(null);
  const words = useWords();
  const token = ticket?.token ?? null;
  useEffect(() => {
    const opened = openRemote(id, token);
    setPort(opened);
    const stop = token ? keepOnShelf(opened, words) : () => undefined;
    return () => {
      stop();
      opened.close();
    };
  }, [id, token, words]);
  return port ? <Room port={port} /> : <Waiting />;
}

/** Remembers the table for "go on where you left off". */
function keepOnShelf(port: RemoteTable, words: Words): () => void {
  let noted = '';
  return port.store.subscribe(({ table, now }) => {
    if (!table || !now) return;
    const names = facesOf(table, words).map(({ name }) => name);
    const over = now.phase === 'over';
    const note = JSON.stringify([names, over, now.ply]);
    if (note === noted) return;
    noted = note;
    shelve({ id: port.id, home: 'online', game: table.game, names, updated: Date.now(), over });
  });
}
