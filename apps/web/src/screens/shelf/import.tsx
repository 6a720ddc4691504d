import { loadRules } from '@nabu/games/load';
import { RecordError } from '@nabu/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { beginAnalysis } from '../../analysis/open.ts';
import { useWords } from '../../i18n/language.ts';
import { saveFromRecord, splitRecords } from '../../session/records.ts';
import { storeSave } from '../../session/save.ts';
import { shelve, shelved, unshelve } from '../../session/shelf.ts';
import { RecordText } from '../record-text.tsx';

interface Outcome {
  readonly taken: number;
  /** Trees with variations, which were put with the analyses. */
  readonly trees: number;
  /** The first record that does not hold. */
  readonly refused: RecordError | null;
  /** Why the rest was left out. */
  readonly stopped: 'full' | 'huge' | 'unread' | null;
}

const NOTHING: Outcome = { taken: 0, trees: 0, refused: null, stopped: null };

/** Longer texts are no records: hundreds of games are shorter. */
const MOST_CHARACTERS = 20_000_000;

/** Checks every record of a text by playing it again and keeps those that hold. */
async function takeRecords(text: string): Promise<Outcome> {
  if (text.length > MOST_CHARACTERS) return { ...NOTHING, stopped: 'huge' };
  let taken = 0;
  let trees = 0;
  let refused: RecordError | null = null;
  for (const record of splitRecords(text)) {
    try {
      if (/^\s*nabu record 2\s/.test(record)) {
        if ((await beginAnalysis(record)) === null)
          return { taken, trees, refused, stopped: 'full' };
        trees++;
        continue;
      }
      const save = await saveFromRecord(record, loadRules);
      if (!storeSave(save)) {
        // What cannot be opened again is not listed.
        unshelve(save.id);
        return { taken, trees, refused, stopped: 'full' };
      }
      const [entry] = shelved();
      shelve({ ...entry, from: 'imported' });
      taken++;
    } catch (error) {
      // What is no fault of the record, such as rules that could not be loaded, may be gone the next time.
      if (!(error instanceof RecordError)) return { taken, trees, refused, stopped: 'unread' };
      refused ??= error;
    }
  }
  return { taken, trees, refused, stopped: null };
}

/** Brings records to this device, from a file or as text. */
export function Import({ onTaken }: { readonly onTaken: () => void }) {
  const { shelf, faults } = useWords();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const take = async (records: string) => {
    const done = await takeRecords(records);
    setOutcome(done);
    if (done.refused === null && done.stopped === null) setText('');
    onTaken();
  };
  return (
    <section className="card pad shelf-import" aria-labelledby="import">
      <h2 id="import">{shelf.import}</h2>
      <p className="soft">{shelf.importHint}</p>
      <RecordText
        label={shelf.paste}
        button={shelf.take}
        most={MOST_CHARACTERS}
        text={text}
        onText={setText}
        onRead={take}
        onTrouble={(stopped) => setOutcome({ ...NOTHING, stopped })}
      />
      <div role="alert">
        {outcome && outcome.taken > 0 && <p>{shelf.taken(outcome.taken)}</p>}
        {outcome && outcome.trees > 0 && (
          <p>
            <Link href="/analysis">{shelf.trees(outcome.trees)}</Link>
          </p>
        )}
        {outcome?.stopped && <p className="notice notice-bad">{shelf[outcome.stopped]}</p>}
        {outcome?.refused && (
          <p className="notice notice-bad">
            {shelf.refused(outcome.refused.line)}{' '}
            {faults[outcome.refused.fault](outcome.refused.quote)}
          </p>
        )}
      </div>
    </section>
  );
}
