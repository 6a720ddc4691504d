import type { TableInfo } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { list } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { request, requestJson } from '../session/http.ts';
import { ticketFor } from '../session/shelf.ts';
import { useTable, useUi } from './context.ts';
import { useGoOn, useNextTable } from './rematch.ts';

const EVERY = 3000;

/** Who has come to another table already, asked again while it is of interest. */
function useComers(table: string | null): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (table === null) return;
    let gone = false;
    const ask = async () => {
      const answer = await requestJson<{ table: TableInfo } | TableInfo>(
        `/api/tables/${table}`,
      ).catch(() => null);
      if (gone || !answer) return;
      const { seats } = 'table' in answer ? answer.table : answer;
      setNames(
        seats.flatMap(({ kind, online, name }) => (kind === 'guest' && online && name) || []),
      );
    };
    void ask();
    const timer = setInterval(ask, EVERY);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [table]);
  return names;
}

/** Gets up from a table at which a seat is kept for me. */
async function leaveTable(table: string, token: string | undefined): Promise<void> {
  await request(`/api/tables/${table}/leave`, { token, body: {} }).catch(() => undefined);
}

/** Somebody set the table up again: everybody else is asked to come along, and sees who has. */
export function PlayAgainOffer() {
  const { session, you, ui } = useTable();
  const { again } = useWords();
  const language = useLanguage();
  const next = useNextTable();
  const goOn = useGoOn();
  const declined = useUi((state) => state.declined);
  const asked = session.home === 'online' && next !== null && !declined;
  const decline = () => {
    ui.decline();
    // The others need not wait for me, and may ask somebody else.
    if (next !== null && you !== 'spectator') void leaveTable(next, ticketFor(session.id)?.token);
  };
  const comers = useComers(asked ? next : null);
  if (!asked) return null;
  return (
    <div className="offer card" role="status">
      <p>
        {you === 'spectator' ? again.watch : again.asked}{' '}
        {comers.length > 0 && again.there(list(comers, language), comers.length)}
      </p>
      <div className="row">
        <button
          type="button"
          className="button button-primary button-small"
          onClick={() => goOn(next)}
        >
          {you === 'spectator' ? again.watchThere : again.come}
        </button>
        <button type="button" className="button button-small" onClick={decline}>
          {again.notNow}
        </button>
      </div>
    </div>
  );
}

/** At the new table: who was asked to play again and has not come yet, until somebody moves. */
export function NotYetHere() {
  const { session, table, frame } = useTable();
  const { again } = useWords();
  const language = useLanguage();
  const missing = table.seats.flatMap(({ kind, online, name }) =>
    kind === 'guest' && !online && name ? [name] : [],
  );
  const waiting = session.home === 'online' && table.before !== null && frame.now.ply === 0;
  if (!waiting || missing.length === 0) return null;
  return (
    <div className="offer card" role="status">
      <p>{again.waiting(list(missing, language), missing.length)}</p>
    </div>
  );
}
