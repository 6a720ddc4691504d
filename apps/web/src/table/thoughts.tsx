import type { GameEvent } from '@nabu/kernel';
import type { Thoughts } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import type { TablePort, Trouble } from '../session/port.ts';
import { Chance } from './chance.tsx';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { Gain } from './hint.tsx';
import { isChapter } from './story.ts';

/** Asks a bot why it moved as it did. */
export function WhyButton({ seat }: { readonly seat: number }) {
  const { ui, frame } = useTable();
  const { hint } = useWords();
  if (!frame.now.thoughts.includes(seat)) return null;
  return (
    <button type="button" className="seat-why" onClick={() => ui.open({ thoughts: seat })}>
      {hint.why}
    </button>
  );
}

/** What a bot considered in its last turn, or how its choices look to who asks where it knew more than they do. */
export function ThoughtsSheet({ seat }: { readonly seat: number }) {
  const { ui, names, gameWords } = useTable();
  const words = useWords();
  const asked = useThoughts(seat);
  return (
    <Sheet title={words.hint.thoughtsOf(names[seat])} onClose={() => ui.open(null)}>
      {asked === null && <p aria-live="polite">{words.house.loading}</p>}
      {asked && 'code' in asked && <p>{troubleSentence(words, asked, gameWords)}</p>}
      {asked && 'turn' in asked && <Considered {...asked} seat={seat} />}
    </Sheet>
  );
}

interface Told {
  /** Each decision, with the match as I saw it before. */
  readonly turn: readonly {
    readonly decision: Thoughts['decisions'][number];
    readonly view: unknown;
  }[];
}

/** Asks once when the sheet opens, and again when other eyes look. */
function useThoughts(seat: number): Told | Trouble | null {
  const { port, you } = useTable();
  const [asked, setAsked] = useState<Told | Trouble | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be told depends on who looks
  useEffect(() => {
    let here = true;
    const show = (answer: Told | Trouble) => here && setAsked(answer);
    askFor(port, seat).then(show, show);
    return () => {
      here = false;
    };
  }, [port, seat, you]);
  return asked;
}

async function askFor(port: TablePort, seat: number): Promise<Told> {
  const { decisions } = await port.thoughts(seat);
  const views = await Promise.all(decisions.map(({ ply }) => port.viewAt(ply)));
  return { turn: decisions.map((decision, i) => ({ decision, view: views[i].view })) };
}

function Considered({ turn, seat }: Told & { readonly seat: number }) {
  const { hint } = useWords();
  const told = turn.filter(({ decision }) => decision.moves.length > 0);
  const secret = turn.some(({ decision }) => decision.secret);
  return (
    <>
      {told.map(({ decision, view }) => (
        <Decision key={decision.ply} decision={decision} view={view} seat={seat} />
      ))}
      {turn.length === 0 && <p>{hint.noChoice}</p>}
      {secret && <p className="soft">{told.length > 0 ? hint.secrets : hint.allSecret}</p>}
    </>
  );
}

function Decision({
  decision: { ply, moves, secret },
  view,
  seat,
}: Told['turn'][number] & { readonly seat: number }) {
  const { game, gameWords } = useTable();
  const { hint } = useWords();
  const heard = useHeard(ply + 1);
  const promise = secret ? hint.looks : hint.hopes;
  return (
    <section className="thought-decision">
      <h3>{hint.thoughtAt(ply + 1)}</h3>
      <ol className="hints">
        {moves.map(({ move: text, chance, made }) => {
          const move = game.notation.parse(text);
          if (move === null) return null;
          return (
            <li key={text} className={made ? 'hint hint-chosen' : 'hint'}>
              <span className="hint-move">{gameWords.move(move, view)}</span>
              {made && <span className="hint-gain">{hint.chosen}</span>}
              <Chance chance={chance} />
              <span className="hint-promise">{promise(Math.round(100 * chance))}</span>
              {made && <Gain events={heard} seat={seat} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What I heard of the move that led to a ply. */
function useHeard(ply: number): readonly GameEvent[] {
  const { story } = useTable();
  const line = story.lines.findLast((each) => isChapter(each) && each.ply === ply);
  return line && isChapter(line) ? line.events : [];
}
