import type { GameEvent, Scored, Seat, Viewer, Word } from '@nabu/kernel';
import type { Advice } from '@nabu/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import type { Hint, Trouble } from '../session/port.ts';
import { allAlike } from './alike.ts';
import { Chance } from './chance.tsx';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';

/** Opens the advice while there is something to decide. */
export function HintButton() {
  const { ui, props, table } = useTable();
  const words = useWords();
  const { hint } = words;
  const label = table.rated ? hint.rated : hint.title;
  const ask = () => {
    if (table.rated) ui.toast({ kind: 'plain', text: words.trouble.rated });
    else if (props.legal.length > 0) ui.open('hint');
  };
  return (
    <button
      type="button"
      className="button button-small"
      aria-disabled={table.rated || props.legal.length === 0}
      title={label}
      aria-label={label}
      onClick={ask}
    >
      <Icon name="lamp" /> <span className="tray-label">{hint.title}</span>
    </button>
  );
}

/** The best moves with what they promise; choosing one makes it. */
export function HintSheet() {
  const { ui, frame, gameWords } = useTable();
  const words = useWords();
  const asked = useHint();
  const close = () => ui.open(null);
  return (
    <Sheet title={words.hint.title} onClose={close}>
      {asked === null && <p aria-live="polite">{words.hint.thinking}</p>}
      {asked && 'code' in asked && <p>{troubleSentence(words, asked, gameWords)}</p>}
      {asked && 'moves' in asked && asked.ply === frame.now.ply && <Moves hint={asked} />}
      {asked && 'moves' in asked && asked.ply !== frame.now.ply && <p>{words.hint.gone}</p>}
    </Sheet>
  );
}

/** Asks once, when the sheet opens. */
function useHint(): Hint | Trouble | null {
  const { port } = useTable();
  const [asked, setAsked] = useState<Hint | Trouble | null>(null);
  useEffect(() => {
    let here = true;
    const show = (answer: Hint | Trouble) => here && setAsked(answer);
    port.hint().then(show, show);
    return () => {
      here = false;
    };
  }, [port]);
  return asked;
}

function Moves({ hint }: { readonly hint: Hint }) {
  const { game, props, ui, gameWords, you } = useTable();
  const words = useWords();
  return (
    <>
      {allAlike(hint.moves) && <p>{words.hint.alike}</p>}
      <ol className="hints">
        {hint.moves.map(({ move: text, chance, points, denies }) => {
          const move = game.notation.parse(text);
          if (move === null) return null;
          const play = () => {
            ui.open(null);
            props.choose(move);
          };
          return (
            <li key={text}>
              <button type="button" className="hint" onClick={play}>
                <span className="hint-move">{gameWords.move(move, props.view)}</span>
                <Gain events={props.preview(move)?.events ?? []} seat={you} />
                <Chance chance={chance} />
                <span className="hint-promise">
                  {words.hint.promise(Math.round(100 * chance), Math.round(points))}
                </span>
                <Reasons move={move} denies={denies} />
              </button>
            </li>
          );
        })}
      </ol>
      <p className="soft">{words.hint.note}</p>
    </>
  );
}

/** Where the points of a move come from, and what it takes away from somebody. */
function Reasons({ move, denies }: { readonly move: Word; readonly denies: Advice['denies'] }) {
  const { props, you, names, gameWords } = useTable();
  const earned = scoredBy(props.preview(move)?.events ?? [], you)
    .flatMap((event) => gameWords.log(event as never, names) ?? [])
    .slice(0, MOST_REASONS);
  const denied = denies && gameWords.denies(move, names[denies.seat], denies.points);
  return (
    <>
      {earned.map((text) => (
        <span key={text} className="hint-reason">
          {text}
        </span>
      ))}
      {denied && <span className="hint-reason hint-denies">{denied}</span>}
    </>
  );
}

const MOST_REASONS = 2;

/** The points a move brings a seat at once, as its events tell them. */
export function Gain({
  events,
  seat,
}: {
  readonly events: readonly GameEvent[];
  readonly seat: Viewer;
}) {
  const { hint } = useWords();
  const points = scoredBy(events, seat).reduce((sum, event) => sum + event.points, 0);
  if (points === 0) return null;
  return <span className="hint-gain figures">{hint.gain(points)}</span>;
}

function scoredBy(events: readonly GameEvent[], seat: Seat | Viewer): readonly Scored[] {
  return events.filter(
    (event): event is Scored => event.type === 'scored' && 'seat' in event && event.seat === seat,
  );
}
