import '../screens/table/join.css';
import type { TableInfo } from '@nabu/protocol';
import { firstSitter } from '@nabu/table';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { lately, list } from '../i18n/format.ts';
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

/** Online, before the game begins: the link to send, who is here already, and the way out. */
export function WaitingRoom({ session }: { readonly session: TableSession }) {
  const words = useWords();
  const table = useStore(session.store, (state) => state.table);
  const you = useStore(session.store, (state) => state.you);
  const players = useTablePlayers(table, session.home, false);
  const front = useFrontWords(table?.game ?? '');
  useTitle(words.join.waiting);
  if (!table) return null;
  const full = table.seats.every(({ kind }) => kind !== 'open');
  const Emblem = manifestOf(table.game)?.Emblem;
  return (
    <>
      <Header />
      <ConnectionBanner session={session} />
      <main className="page page-narrow join" id="content">
        <div className="join-art card">{Emblem && <Emblem />}</div>
        <h1>{words.join.waiting}</h1>
        <p className="lead">{full ? words.again.begins : words.join.waitingHint}</p>
        <Sitters table={table} players={players} you={you} />
        {full ? (
          <NotYetCome table={table} session={session} />
        ) : (
          <>
            <Invite url={location.href} what={words.invite.what(front?.title ?? '')} />
            {you !== 'spectator' && <InviteByName table={session.id} />}
            <OpenSeats session={session} />
          </>
        )}
        {you !== 'spectator' && (
          <p className="row join-open">
            <Link className="button" href="/lobby" onClick={() => void session.leave()}>
              {words.table.leave}
            </Link>
          </p>
        )}
        {table.rated && <p className="notice">{words.table.ratedNote}</p>}
        <TableTerms pace={table.pace} caretaker={table.caretaker} rated={table.rated} />
      </main>
    </>
  );
}

/** Who was asked to play again and has not come; a live game waits until all are there at once. */
function NotYetCome({
  table,
  session,
}: {
  readonly table: TableInfo;
  readonly session: TableSession;
}) {
  const { again } = useWords();
  const language = useLanguage();
  const entries = useStore(session.store, (state) => state.entries);
  const live = table.pace?.kind === 'live';
  const came = (seat: number) =>
    !live && entries.some((entry) => entry.kind === 'returned' && entry.seat === seat);
  const missing = table.seats.flatMap(({ seat, kind, online, name }) =>
    kind === 'guest' && !online && !came(seat) && name ? [name] : [],
  );
  return (
    <p role="status" className={missing.length > 0 ? 'notice' : undefined}>
      {missing.length > 0 && again.waiting(list(missing, language), missing.length)}
    </p>
  );
}

/** What becomes of the seats that are open: when bots take them, and at once for who sat down first. */
function OpenSeats({ session }: { readonly session: TableSession }) {
  const { lobby } = useWords();
  const language = useLanguage();
  const table = useStore(session.store, (state) => state.table);
  const you = useStore(session.store, (state) => state.you);
  const first = useStore(session.store, ({ entries }) => firstSitter(entries));
  const mine = first !== null && first === you;
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
