import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import type { TableSession } from '../session/table-session.ts';

/** Says that the line is lost and is being taken up again. */
export function ConnectionBanner({ session }: { readonly session: TableSession }) {
  const { lost } = useWords();
  const connection = useStore(session.store, (state) => state.connection);
  const unkept = useStore(session.store, (state) => state.unkept);
  return (
    <div role="status" className="connection">
      {connection === 'lost' && <p className="connection-lost">{lost.offline}</p>}
      {unkept && <p className="connection-lost">{lost.unkept}</p>}
    </div>
  );
}
