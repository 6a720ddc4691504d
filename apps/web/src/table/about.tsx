import './clock.css';
import type { Pace } from '@nabu/table';
import { useLanguage, useWords } from '../i18n/language.ts';
import { endRules, paceText } from './clock-text.ts';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { RatedRules } from './rated-rules.tsx';

/** How fast a table is played and how its game can end: said before the game, and to be read again during it. */
export function TableRules({
  pace,
  caretaker,
  headed = false,
}: {
  readonly pace: Pace | null;
  readonly caretaker: string;
  /** Where nothing around it says so already, the list of ends has a heading. */
  readonly headed?: boolean;
}) {
  const { time, setup } = useWords();
  const language = useLanguage();
  const level = setup.levels[caretaker as keyof typeof setup.levels] ?? caretaker;
  return (
    <div className="table-rules stack">
      <p>
        {paceText(pace, time, language)}.{' '}
        <span className="soft">{time.hint[pace?.kind ?? 'none']}</span>
      </p>
      {headed && <h3>{time.ends}</h3>}
      <ul aria-label={time.ends}>
        {endRules(pace, time, level).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

/** The pace of a table in a line, and how its game can end for whoever opens it: for those who are about to sit down. */
export function TableTerms({
  pace,
  caretaker,
  rated,
}: Parameters<typeof TableRules>[0] & { readonly rated: boolean }) {
  const { time, ratings } = useWords();
  const language = useLanguage();
  return (
    <div className="table-terms stack">
      <p>
        <b>{time.pace}:</b> {paceText(pace, time, language)}
      </p>
      <details>
        <summary>{time.ends}</summary>
        <TableRules pace={pace} caretaker={caretaker} />
      </details>
      {rated && (
        <details>
          <summary>{ratings.whatCounts}</summary>
          <RatedRules />
        </details>
      )}
    </div>
  );
}

/** What was settled about this table. */
export function AboutSheet() {
  const { ui, table, players } = useTable();
  const { time, ratings } = useWords();
  return (
    <Sheet title={time.about} onClose={() => ui.open(null)}>
      <TableRules headed pace={table.pace} caretaker={table.caretaker} />
      {table.rated && (
        <>
          <h3>{ratings.whatCounts}</h3>
          {players?.uncounted && <p className="notice">{ratings.uncounted[players.uncounted]}</p>}
          <RatedRules />
        </>
      )}
    </Sheet>
  );
}
