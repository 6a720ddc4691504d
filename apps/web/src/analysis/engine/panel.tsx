import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../art/icon.tsx';
import { number } from '../../i18n/format.ts';
import { useLanguage, useWords } from '../../i18n/language.ts';
import { percentOf } from '../../review/figures.ts';
import { workersFor } from '../../review/reviewing.ts';
import { useTable } from '../../table/context.ts';
import { useAnalysis, useAnalysisTable } from '../context.ts';
import { Engine, type EnginePost, STRENGTHS, type Strength } from './engine.ts';
import { lineOn } from './line-on.ts';
import type { EngineLine } from './merge.ts';

const NAMES = Object.keys(STRENGTHS) as readonly Strength[];

/** How the engine was set last: whoever closes the panel to see the board finds it again as it was. */
let wished: { readonly on: boolean; readonly strength: Strength } = {
  ...{ on: false, strength: 'normal' },
};

/** Sets the engine as it was set last, and as it is set from now on. */
function useWished(engine: Engine) {
  useEffect(() => {
    engine.choose(wished.strength);
    engine.turn(wished.on);
    return () => engine.stop();
  }, [engine]);
  const turn = (on: boolean) => {
    wished = { ...wished, on };
    engine.turn(on);
  };
  const choose = (strength: Strength) => {
    wished = { ...wished, strength };
    engine.choose(strength);
  };
  return [turn, choose] as const;
}

/** The engine's opinion of the position that is looked at, refined while one looks. */
export function EnginePanel({ hire = hireWorker }: { hire?(): EnginePost }) {
  const { analysis } = useWords();
  const engine = useMemo(
    () => new Engine({ hire, workers: workersFor(navigator.hardwareConcurrency) }),
    [hire],
  );
  const [turn, choose] = useWished(engine);
  useAsking(engine);
  const { on, strength, failed } = useStore(engine.store);
  return (
    <section className="engine" aria-label={analysis.engine.title}>
      <div className="row engine-head">
        <button
          type="button"
          className="button button-small"
          aria-pressed={on}
          onClick={() => turn(!on)}
        >
          <Icon name="lamp" /> {analysis.engine.title}
        </button>
        <select
          className="input"
          aria-label={analysis.engine.strength}
          value={strength}
          onChange={({ target }) => choose(NAMES.find((each) => each === target.value) ?? 'normal')}
        >
          {NAMES.map((each) => (
            <option key={each} value={each}>
              {analysis.engine.strengths[each]}
            </option>
          ))}
        </select>
      </div>
      {failed && <p className="notice notice-bad">{analysis.engine.failed}</p>}
      {on && <Found engine={engine} />}
    </section>
  );
}

function hireWorker(): EnginePost {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

/** Asks about every position that is looked at, as the seat that decides there knows it. */
function useAsking(engine: Engine): void {
  const session = useAnalysisTable();
  const at = useAnalysis((state) => state.at);
  useEffect(() => {
    const [seat] = session.positions.actors(at);
    const { game, rules } = session.tree.head;
    const asked =
      seat === undefined ? null : { game, rules, seat, view: session.positions.view(at, seat) };
    engine.ask(asked);
  }, [engine, session, at]);
}

function Found({ engine }: { readonly engine: Engine }) {
  const { analysis } = useWords();
  const language = useLanguage();
  const { names } = useTable();
  const session = useAnalysisTable();
  const at = useAnalysis((state) => state.at);
  const { found, done, strength } = useStore(engine.store);
  const [seat] = session.positions.actors(at);
  if (seat === undefined) return <p className="soft">{analysis.engine.over}</p>;
  if (!found) return <p className="soft">{analysis.engine.thinking}</p>;
  if (found.legal < 2) return <p className="soft">{analysis.engine.forced}</p>;
  const asked = STRENGTHS[strength];
  return (
    <>
      <progress
        value={done ? asked : Math.min(found.lines, asked)}
        max={asked}
        aria-label={analysis.engine.title}
      />
      <p className="soft engine-lead">
        {analysis.engine.lines(number(found.lines, language), number(asked, language))}.{' '}
        {analysis.engine.forSeat(names[seat])}
      </p>
      <ol className="engine-lines">
        {found.best.map((line) => (
          <Line key={line.move} line={line} />
        ))}
      </ol>
    </>
  );
}

/** One move with its figures and the line that was thought likeliest after it. */
function Line({ line }: { readonly line: EngineLine }) {
  const { analysis, hint } = useWords();
  const { game, gameWords, props } = useTable();
  const session = useAnalysisTable();
  const at = useAnalysis((state) => state.at);
  const moves = useMemo(
    () => lineOn(session.positions, at, [line.move, ...line.line]),
    [session, at, line.move, line.line],
  );
  const word = game.notation.parse(line.move);
  const { chance, lead } = line;
  return (
    <li className="engine-line">
      <button
        type="button"
        className="button button-quiet button-small engine-move"
        onClick={() => void session.play(line.move)}
      >
        <strong className="figures">{chance === null ? '–' : `${percentOf(chance)} %`}</strong>
        <span>{word ? gameWords.move(word, props.view) : line.move}</span>
      </button>
      <p className="soft figures engine-lead">
        {lead === null ? hint.short : hint.lead(lead.from, lead.to)}
      </p>
      {moves.length > 1 && (
        <button
          type="button"
          className="button button-quiet button-small engine-rest"
          title={analysis.engine.add}
          aria-label={`${analysis.engine.add}: ${moves.join(', ')}`}
          onClick={() => session.addLine(moves)}
        >
          {moves.slice(1).join(' · ')}
        </button>
      )}
    </li>
  );
}
