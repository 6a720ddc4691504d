import { careAt, forfeitAt, lastMoveIn, leftWithout, type Scene, standsStill } from '@nabu/table';
import { useStore } from 'zustand';
import { spanText } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { useHouseTime } from './house-time.ts';
import { useAsk } from './use-context.ts';

/** A short absence, such as a page that is loaded again, is not worth a word. */
const UNNOTICED_MS = 10_000;

/** The table as the room that keeps it sees it, to ask the same questions. */
function useScene(): Scene {
  const { session, table, frame } = useTable();
  const { now } = frame;
  const entries = useStore(session.store, (state) => state.entries);
  const { pause } = now;
  const stopped = pause !== null && standsStill(pause.what, pause.sealedBy !== null);
  const actors = now.result || stopped ? [] : now.actors;
  const lastMove = lastMoveIn(entries) ?? table.created;
  return { pace: table.pace, seats: table.seats, actors, lastMove };
}

/** Warns everybody that somebody who must decide is away, until when, and what can be done. */
export function Absent() {
  const { table, frame, session } = useTable();
  const scene = useScene();
  if (session.home === 'here' || table.pace?.kind !== 'live' || frame.now.result) return null;
  const seat = scene.seats.find(
    (each) =>
      scene.actors.includes(each.seat) &&
      each.kind === 'guest' &&
      each.awaySince !== null &&
      each.standIn === null &&
      each.out === null,
  );
  return seat ? <Warning seat={seat.seat} scene={scene} /> : null;
}

function Warning({ seat, scene }: { readonly seat: number; readonly scene: Scene }) {
  const { names, you, table } = useTable();
  const { ends } = useWords();
  const language = useLanguage();
  const now = useHouseTime(1000);
  const ask = useAsk();
  const { awaySince, awaited } = scene.seats[seat];
  if (awaySince === null || now < awaySince + UNNOTICED_MS) return null;
  const at = careAt(scene, seat);
  const plays = typeof you === 'number' && you !== seat && table.seats[you].out === null;
  const name = names[seat];
  return (
    <div className="offer card">
      <p role="status">
        {at === null ? (awaited ? ends.away.waiting(name) : ends.away.gone(name)) : null}
        {at !== null && <span className="hidden-text">{ends.away.gone(name)}</span>}
      </p>
      {at !== null && (
        <p aria-hidden="true" className="figures">
          {ends.away.warning(name, spanText(Math.max(1000, at - now), language))}
        </p>
      )}
      {plays && (
        <div className="row">
          {!awaited && (
            <button
              type="button"
              className="button button-primary button-small"
              onClick={() => ask({ type: 'waitFor', seat })}
            >
              {ends.away.wait}
            </button>
          )}
          {awaited && (
            <button
              type="button"
              className="button button-small"
              onClick={() => ask({ type: 'takeOver', seat })}
            >
              {ends.away.bot}
            </button>
          )}
          <CountOut seat={seat} scene={scene} now={now} />
        </div>
      )}
    </div>
  );
}

interface CountOutProps {
  readonly seat: number;
  readonly scene: Scene;
  readonly now: number;
}

/** Counting somebody out, or from when on that can be done. */
function CountOut({ seat, scene, now }: CountOutProps) {
  const { ui, names } = useTable();
  const { ends } = useWords();
  const language = useLanguage();
  const at = forfeitAt(scene, seat);
  if (at === null) return null;
  if (now < at)
    return (
      <span className="soft figures">
        {ends.away.outLater(names[seat], spanText(at - now, language))}
      </span>
    );
  return (
    <button type="button" className="button button-small" onClick={() => ui.open({ out: seat })}>
      {ends.away.out(names[seat])}
    </button>
  );
}

/** In the menu: everybody who can be counted out at this moment. */
export function CountOutButtons() {
  const { you, session } = useTable();
  const scene = useScene();
  const now = session.time();
  return scene.seats
    .filter(({ seat, kind }) => kind === 'guest' && seat !== you)
    .filter(({ seat }) => (forfeitAt(scene, seat) ?? Number.POSITIVE_INFINITY) <= now)
    .map(({ seat }) => <CountOut key={seat} seat={seat} scene={scene} now={now} />);
}

/** Asks once more before somebody is counted out. */
export function CountOutSheet({ seat }: { readonly seat: number }) {
  const { ui, names, table } = useTable();
  const { ends, house } = useWords();
  const ask = useAsk();
  const title = ends.away.out(names[seat]);
  const act = () => {
    ui.open(null);
    ask({ type: 'forfeit', seat });
  };
  return (
    <Sheet title={title} onClose={() => ui.open(null)}>
      <p>{ends.away.outAsk[leftWithout(table.seats, seat)]}</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={act}>
          {title}
        </button>
        <button type="button" className="button" onClick={() => ui.open(null)}>
          {house.cancel}
        </button>
      </div>
    </Sheet>
  );
}
