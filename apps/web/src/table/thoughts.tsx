import type { Thoughts } from '@nabu/protocol';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import type { TableSession, Trouble } from '../session/table-session.ts';
import { useTable, useUi } from './context.ts';
import { spotsOf } from './spots.ts';
import { Strip } from './strip.tsx';
import { useCapturedKeys } from './use-captured-keys.ts';
import { type Why, whyOf } from './why.ts';

/** Asks a bot why it moved as it did; pressed again it puts the answer away. */
export function WhyButton({ seat }: { readonly seat: number }) {
  const { ui, frame } = useTable();
  const { hint } = useWords();
  const told = useUi((state) => state.told);
  if (!frame.now.thoughts.includes(seat)) return null;
  const open = told?.kind === 'why' && told.seat === seat;
  const ask = () => {
    ui.open(null);
    ui.tell(open ? null : { kind: 'why', seat });
  };
  return (
    <button type="button" className="seat-why" aria-pressed={open} onClick={ask}>
      {hint.why}
    </button>
  );
}

/** Why a bot made its last turn, over the board, with marks on the pieces it is about. */
export function WhyOnBoard() {
  const told = useUi((state) => state.told);
  return told?.kind === 'why' ? <Answer key={told.seat} seat={told.seat} /> : null;
}

function Answer({ seat }: { readonly seat: number }) {
  const { ui, names, gameWords } = useTable();
  const words = useWords();
  const asked = useThoughts(seat);
  const close = () => ui.tell(null);
  useClosedByMyMove(close);
  useCapturedKeys((key) => {
    if (key !== 'Escape') return false;
    close();
    return true;
  });
  if (asked && 'turn' in asked) return <Reasons {...asked} seat={seat} onClose={close} />;
  return (
    <Strip title={words.hint.whyOf(names[seat])} onClose={close}>
      <p>{asked ? troubleSentence(words, asked, gameWords) : words.house.loading}</p>
    </Strip>
  );
}

/** Others may still be moving when somebody asks, so only a move of one's own puts the answer away. */
function useClosedByMyMove(close: () => void) {
  const { frame, you } = useTable();
  const { ply, actors } = frame.now;
  const last = useRef({ ply, mine: false });
  useEffect(() => {
    if (ply !== last.current.ply && last.current.mine) close();
    last.current = { ply, mine: actors.some((actor) => actor === you) };
  });
}

interface Told {
  /** Each decision, with the match as I saw it before. */
  readonly turn: readonly {
    readonly decision: Thoughts['decisions'][number];
    readonly view: unknown;
  }[];
}

/** Asks when the strip opens, and again when a move was made or other eyes look. */
function useThoughts(seat: number): Told | Trouble | null {
  const { session, you, frame } = useTable();
  const { ply } = frame.now;
  const [asked, setAsked] = useState<Told | Trouble | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be told depends on who looks and when
  useEffect(() => {
    let here = true;
    const show = (answer: Told | Trouble) => here && setAsked(answer);
    thoughtsOf(session, seat).then((turn) => show({ turn }), show);
    return () => {
      here = false;
    };
  }, [session, seat, you, ply]);
  return asked;
}

/** What a bot thought in its last turn, each decision with the match as I saw it before; rejected with a `Trouble`. */
export async function thoughtsOf(session: TableSession, seat: number): Promise<Told['turn']> {
  const { decisions } = await session.thoughts(seat);
  const views = await Promise.all(decisions.map(({ ply }) => session.viewAt(ply)));
  return decisions.map((decision, i) => ({ decision, view: views[i].view }));
}

/** Reasons of a turn that are told, the most telling ones. */
const MOST_TOLD = 3;

function Reasons({
  turn,
  seat,
  onClose,
}: Told & { readonly seat: number; readonly onClose: () => void }) {
  const table = useTable();
  const { hint } = useWords();
  const whys = turn.flatMap(({ decision, view }) => whyOf(table, hint, seat, decision, view) ?? []);
  const told = mostTelling(whys);
  const spots = useMarked(told.flatMap(({ pieces }) => pieces));
  const secret = turn.some(({ decision }) => decision.secret);
  return (
    <Strip title={hint.whyOf(table.names[seat])} onClose={onClose} spots={spots}>
      <ol className="whys">
        {told.map((why) => (
          <li
            key={why.ply}
            onPointerEnter={() => table.ui.point(why.pieces)}
            onPointerLeave={() => table.ui.point(told.flatMap(({ pieces }) => pieces))}
          >
            <strong>{why.move}</strong>
            {why.reasons.map((text) => (
              <span key={text} className="hint-reason">
                {text}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {told.length === 0 && <p>{secret ? hint.allSecret : hint.noChoice}</p>}
      {told.length > 0 && secret && <p className="hint-note">{hint.secrets}</p>}
    </Strip>
  );
}

/** Moves that something can be said for come before those that only looked better; in the order they were made. */
export function mostTelling(whys: readonly Why[]): readonly Why[] {
  const best = whys
    .toSorted((a, b) => b.weight - a.weight || a.ply - b.ply)
    .slice(0, MOST_TOLD)
    .filter(({ weight }, i) => i === 0 || weight > 0);
  return best.toSorted((a, b) => a.ply - b.ply);
}

/** Marks pieces on the board while the reasons are told; where they are seen. */
function useMarked(pieces: readonly string[]) {
  const { ui } = useTable();
  const text = pieces.join('|');
  const [spots, setSpots] = useState<ReturnType<typeof spotsOf>>([]);
  useEffect(() => {
    const named = text.split('|').filter(Boolean);
    ui.point(named);
    setSpots(spotsOf(document, [named]));
  }, [text, ui]);
  return spots;
}
