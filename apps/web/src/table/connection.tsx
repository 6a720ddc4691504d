import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import type { TablePort } from '../session/port.ts';

/** Says that the line is lost and is being taken up again. */
export function ConnectionBanner({ port }: { readonly port: TablePort }) {
  const { lost } = useWords();
  const connection = useStore(port.store, (state) => state.connection);
  const unkept = useStore(port.store, (state) => state.unkept);
  return (
    <div role="status" className="connection">
      {connection === 'lost' && <p className="connection-lost">{lost.offline}</p>}
      {unkept && <p className="connection-lost">{lost.unkept}</p>}
    </div>
  );
}
