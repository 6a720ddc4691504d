import type { Word } from '@nabu/kernel';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../i18n/language.ts';
import { openMoves } from '../session/open-moves.ts';
import type { Plan } from '../session/port.ts';
import { Chance } from './chance.tsx';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';

const MOST_SHOWN = 4;

/** Asks a bot of this device why it moved as it did. */
export function WhyButton({ seat }: { readonly seat: number }) {
  const { port, ui, frame } = useTable();
  const { hint } = useWords();
  const plan = useStore(port.store, (state) => state.plans[seat]);
  if (!plan || plan.ply >= frame.now.ply) return null;
  return (
    <button type="button" className="seat-why" onClick={() => ui.open({ plan: seat })}>
      {hint.why}
    </button>
  );
}

interface Considered {
  readonly move: Word;
  readonly value: number;
  readonly chosen: boolean;
}

/** What a bot considered at its last decision, as far as it gives no secret away. */
export function PlanSheet({ seat }: { readonly seat: number }) {
  const { port, ui, names, gameWords } = useTable();
  const { hint } = useWords();
  const plan = useStore(port.store, (state) => state.plans[seat]);
  const shown = useConsidered(plan);
  return (
    <Sheet title={hint.planOf(names[seat])} onClose={() => ui.open(null)}>
      {shown && (
        <ol className="hints">
          {shown.moves.map(({ move, value, chosen }) => (
            <li key={move.index} className={chosen ? 'hint hint-chosen' : 'hint'}>
              <span className="hint-move">{gameWords.move(move, shown.view)}</span>
              {chosen && <span className="hint-gain">{hint.chosen}</span>}
              <Chance chance={value} />
              <span className="hint-promise">{hint.hopes(Math.round(100 * value))}</span>
            </li>
          ))}
        </ol>
      )}
      {shown && shown.kept > 0 && <p className="soft">{hint.secrets(shown.kept)}</p>}
    </Sheet>
  );
}

/** The candidates that were open to everybody's eyes; a move that depends on a hidden hand is not told. */
function useConsidered(plan: Plan | undefined) {
  const { port, game, you } = useTable();
  const [view, setView] = useState<unknown>(null);
  useEffect(() => {
    if (plan) void port.viewAt(plan.ply).then((at) => setView(at.view));
  }, [port, plan]);
  if (!plan || view === null) return null;
  const open = openMoves(game, view, you, plan);
  const all = plan.candidates.flatMap(({ move: text, value }): Considered[] => {
    const move = game.notation.parse(text);
    return move ? [{ move, value, chosen: text === plan.move }] : [];
  });
  const moves = all.filter(({ move }) => open.has(move));
  return { view, moves: moves.slice(0, MOST_SHOWN), kept: all.length - moves.length };
}
