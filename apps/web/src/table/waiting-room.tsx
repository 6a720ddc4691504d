import '../screens/table/join.css';
import { useStore } from 'zustand';
import { Icon } from '../art/icon.tsx';
import { SeatMark } from '../art/seat-mark.tsx';
import { useWords } from '../i18n/language.ts';
import { manifestOf } from '../kit/games.ts';
import { Header } from '../screens/header.tsx';
import { useTitle } from '../screens/title.ts';
import type { TablePort } from '../session/port.ts';
import { ConnectionBanner } from './connection.tsx';
import { facesOf } from './faces.ts';
import { useCopy } from './share.ts';

/** Names under which a machine knows only itself. */
const LOOPBACK = /^(localhost|127\..+|\[::1\])$/;

/** Online, before every seat is taken: the link to send, and who is here already. */
export function WaitingRoom({ port }: { readonly port: TablePort }) {
  const words = useWords();
  const table = useStore(port.store, (state) => state.table);
  const you = useStore(port.store, (state) => state.you);
  const [copied, copy] = useCopy();
  useTitle(words.join.waiting);
  if (!table) return null;
  const Emblem = manifestOf(table.game)?.Emblem;
  return (
    <>
      <Header />
      <ConnectionBanner port={port} />
      <main className="page page-narrow" id="content">
        <div className="join-art card">{Emblem && <Emblem />}</div>
        <h1>{words.join.waiting}</h1>
        <p className="lead">{words.join.waitingHint}</p>
        {table.rated && <p className="notice">{words.table.ratedNote}</p>}
        <div className="share-link">
          <input
            className="input"
            readOnly
            aria-label={words.join.share}
            value={location.href}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="button button-primary" onClick={copy}>
            <Icon name={copied ? 'check' : 'share'} /> {words.join.copy}
          </button>
        </div>
        {LOOPBACK.test(location.hostname) && <p className="notice">{words.join.onlyHere}</p>}
        <p className="soft" role="status">
          {copied ? words.join.copied : ''}
        </p>
        <ul className="join-seats">
          {facesOf(table, words).map(({ seat, name }) => (
            <li key={seat}>
              <SeatMark seat={seat} /> {name}{' '}
              {seat === you && <span className="soft">({words.table.you})</span>}
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
