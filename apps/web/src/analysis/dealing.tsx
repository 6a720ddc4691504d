import type { Viewer } from '@nabu/kernel';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { useTable } from '../table/context.ts';
import type { Dealing as Kind } from './analysis-table.ts';
import { useAnalysis, useAnalysisTable } from './context.ts';

const KINDS: readonly Kind[] = ['fixed', 'anew'];

/** Chance, and whose eyes see the board. */
export function Dealing() {
  const { analysis } = useWords();
  const { names, you } = useTable();
  const session = useAnalysisTable();
  const dealing = useAnalysis((state) => state.dealing);
  const eyes = useAnalysis((state) => state.eyes);
  return (
    <section className="analysis-dealing" aria-label={analysis.chance}>
      <label className="field">
        {analysis.chance}
        <select
          className="input"
          value={dealing}
          onChange={({ target }) =>
            session.deal(KINDS.find((each) => each === target.value) ?? 'fixed')
          }
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {analysis.dealings[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {analysis.eyes}
        <select
          className="input"
          value={String(eyes)}
          onChange={({ target }) => session.look(eyesOf(target.value))}
        >
          <option value="deciding">{analysis.deciding}</option>
          {names.map((name, seat) => (
            <option key={name + String(seat)} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button button-small"
        title={analysis.dealHint}
        onClick={() => session.dealAnew(you)}
      >
        <Icon name="dice" /> {analysis.deal}
      </button>
    </section>
  );
}

function eyesOf(value: string): Viewer | 'deciding' {
  return value === 'deciding' ? value : Number(value);
}
