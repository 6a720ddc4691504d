import type { GameEvent, Scored, Word } from '@nabu/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import type { Hint, Trouble } from '../session/port.ts';
import { Chance } from './chance.tsx';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';

/** Opens the advice while there is something to decide. */
export function HintButton() {
  const { ui, props } = useTable();
  const { hint } = useWords();
  return (
    <button
      type="button"
      className="button button-small"
      aria-disabled={props.legal.length === 0}
      title={hint.title}
      aria-label={hint.title}
      onClick={() => props.legal.length > 0 && ui.open('hint')}
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
  const { game, props, ui, gameWords } = useTable();
  const words = useWords();
  return (
    <>
      <ol className="hints">
        {hint.moves.map(({ move: text, chance, points }) => {
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
                <Gain move={move} />
                <Chance chance={chance} />
                <span className="hint-promise">
                  {words.hint.promise(Math.round(100 * chance), Math.round(points))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="soft">{words.hint.note}</p>
    </>
  );
}

/** The points a move brings at once, as its preview tells them. */
function Gain({ move }: { readonly move: Word }) {
  const { props, you } = useTable();
  const { hint } = useWords();
  const events: readonly GameEvent[] = props.preview(move)?.events ?? [];
  const points = events
    .filter((event): event is Scored => event.type === 'scored' && 'seat' in event)
    .reduce((sum, event) => sum + (event.seat === you ? event.points : 0), 0);
  if (points === 0) return null;
  return <span className="hint-gain figures">{hint.gain(points)}</span>;
}
