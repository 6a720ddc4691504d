import type { HeardLine } from '@nabu/protocol';
import { useWords } from '../../i18n/language.ts';
import { request } from '../../session/http.ts';

/** Lines as they were said, each to be taken away. */
export function HeardLines({
  lines,
  meant = null,
  table,
  onActed,
}: {
  readonly lines: readonly HeardLine[];
  /** The one that was reported. */
  readonly meant?: number | null;
  readonly table: string | null;
  readonly onActed: () => void;
}) {
  const { people, talk, moderation } = useWords();
  const remove = async (n: number) => {
    const path = `/api/host/tables/${table}/lines/${n}/remove`;
    await request(path, { body: {} }).catch(() => undefined);
    onActed();
  };
  if (lines.length === 0) return null;
  return (
    <ol className="report-lines" aria-label={moderation.lines}>
      {lines.map(({ n, name, text, phrase, room }) => (
        <li key={n} className={n === meant ? 'report-meant' : undefined}>
          <b>
            <bdi>{name || people.erased}</bdi>
          </b>
          {room === 'watchers' && <span className="soft">({talk.rooms.watchers.tab})</span>}
          <span dir="auto">{phrase ? talk.phrases[phrase] : text || people.removedLine}</span>
          {table && (text || phrase) && (
            <button
              type="button"
              className="button button-quiet button-small"
              aria-label={moderation.removeLine(name)}
              onClick={() => void remove(n)}
            >
              {moderation.removeShort}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
