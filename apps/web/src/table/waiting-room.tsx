import '../screens/table/join.css';
import { useStore } from 'zustand';
import { lately } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { manifestOf, useFrontWords } from '../kit/games.ts';
import { Header } from '../screens/header.tsx';
import { useTitle } from '../screens/title.ts';
import type { TableSession } from '../session/table-session.ts';
import { TableTerms } from './about.tsx';
import { ConnectionBanner } from './connection.tsx';
import { Invite } from './invite.tsx';
import { InviteByName } from './invite-by-name.tsx';
import { useTablePlayers } from './players.ts';
import { Sitters } from './sitters.tsx';

/** Online, before every seat is taken: the link to send, and who is here already. */
export function WaitingRoom({ session }: { readonly session: TableSession }) {
  const words = useWords();
  const table = useStore(session.store, (state) => state.table);
  const you = useStore(session.store, (state) => state.you);
  const players = useTablePlayers(table, session.home, false);
  const front = useFrontWords(table?.game ?? '');
  useTitle(words.join.waiting);
  if (!table) return null;
  const Emblem = manifestOf(table.game)?.Emblem;
  return (
    <>
      <Header />
      <ConnectionBanner session={session} />
      <main className="page page-narrow join" id="content">
        <div className="join-art card">{Emblem && <Emblem />}</div>
        <h1>{words.join.waiting}</h1>
        <p className="lead">{words.join.waitingHint}</p>
        <Sitters table={table} players={players} you={you} />
        <Invite url={location.href} what={words.invite.what(front?.title ?? '')} />
        {you !== 'spectator' && <InviteByName table={session.id} />}
        <OpenSeats session={session} />
        {table.rated && <p className="notice">{words.table.ratedNote}</p>}
        <TableTerms pace={table.pace} caretaker={table.caretaker} rated={table.rated} />
      </main>
    </>
  );
}

/** What becomes of the seats that are open: when bots take them, and at once for who sat down first. */
function OpenSeats({ session }: { readonly session: TableSession }) {
  const { lobby } = useWords();
  const language = useLanguage();
  const table = useStore(session.store, (state) => state.table);
  const you = useStore(session.store, (state) => state.you);
  const first = useStore(session.store, ({ entries }) =>
    entries.find(({ kind }) => kind === 'joined'),
  );
  const mine = first?.kind === 'joined' && first.seat === you;
  if (!table || (!table.fill && !mine)) return null;
  return (
    <p className="row join-open">
      {table.fill && (
        <span>{lobby.fill.at(lately(table.created + table.fill.after, language))}</span>
      )}
      {mine && (
        <button type="button" className="button" onClick={() => void session.ask({ type: 'fill' })}>
          {lobby.fill.now}
        </button>
      )}
    </p>
  );
}
