import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import type { Pending, TableSession } from '../session/table-session.ts';
import type { Words } from '../words/en.ts';
import { useTable } from './context.ts';

/** Says that the line is lost and is being taken up again, and what waits for it. */
export function ConnectionBanner({ session }: { readonly session: TableSession }) {
  const { lost } = useWords();
  const connection = useStore(session.store, (state) => state.connection);
  const unkept = useStore(session.store, (state) => state.unkept);
  const pending = useStore(session.store, (state) => state.pending);
  return (
    <div role="status" className="connection">
      {connection === 'lost' && <p className="connection-lost">{lost.offline}</p>}
      {pending.map((waiting) => (
        <Waiting key={waiting.id} waiting={waiting} />
      ))}
      {unkept && <p className="connection-lost">{lost.unkept}</p>}
    </div>
  );
}

/** One thing that was asked for; what was never sent can be taken back. */
function Waiting({ waiting }: { readonly waiting: Pending }) {
  const { session, game, gameWords, frame, names } = useTable();
  const words = useWords();
  const { id, what, sent } = waiting;
  const move = what.type === 'play' ? game.notation.parse(what.move) : null;
  const label = move ? gameWords.move(move, frame.now.view) : wishText(what, names, words);
  return (
    <p className="connection-pending">
      <span>
        {sent ? words.pending.sent : words.pending.title} <b>{label}</b>
      </span>
      {!sent && (
        <button type="button" className="button button-small" onClick={() => session.takeBack(id)}>
          {words.pending.takeBack}
        </button>
      )}
    </p>
  );
}

function wishText(
  what: Pending['what'],
  names: readonly string[],
  { table, end, ends, pending, lobby, talk }: Words,
): string {
  switch (what.type) {
    case 'play':
      return what.move;
    case 'chat':
      return pending.chat(what.text);
    case 'phrase':
      return pending.chat(talk.phrases[what.phrase]);
    case 'undo':
    case 'redo':
      return table[what.type];
    case 'restart':
      return table.startOver;
    case 'offer':
      return ends.offers[what.what].button;
    case 'accept':
      return ends.accept;
    case 'decline':
      return ends.offers[what.what].decline;
    case 'fill':
      return lobby.fill.now;
    case 'resign':
      return ends.resign;
    case 'waitFor':
      return ends.away.wait;
    case 'forfeit':
      return ends.away.out(names[what.seat]);
    case 'rematch':
      return end.rematch;
    case 'takeOver':
      return table.takeOver(names[what.seat]);
  }
}
