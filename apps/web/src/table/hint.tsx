import type { GameEvent, Scored, Word } from '@nabu/kernel';
import type { Advice } from '@nabu/protocol';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../i18n/language.ts';
import { troubleSentence } from '../screens/trouble.ts';
import { useTable, useUi } from './context.ts';
import { HintNumbers } from './hint-numbers.tsx';
import { askForHints, hintOf, hintsFor, partsOf } from './hints.ts';
import { Strip } from './strip.tsx';
import { useTurnBack } from './tray.tsx';
import type { Hints } from './ui.ts';
import { useCapturedKeys } from './use-captured-keys.ts';

/** Asks for hints while there is something to decide; pressed again it puts them away. */
export function HintButton() {
  const { ui, props, table, session } = useTable();
  const words = useWords();
  const told = useUi((state) => state.told);
  const { hint } = words;
  const label = table.rated ? hint.rated : hint.title;
  const open = hintsFor(told, props.view) !== null;
  const ask = () => {
    if (table.rated) ui.toast({ kind: 'plain', text: words.trouble.rated });
    else if (open) ui.tell(null);
    else if (props.legal.length > 0) void askForHints(ui, session, props.view);
  };
  return (
    <button
      type="button"
      className="button button-small"
      aria-disabled={table.rated || props.legal.length === 0}
      aria-pressed={open}
      title={label}
      aria-label={label}
      onClick={ask}
    >
      <Icon name="lamp" /> <span className="tray-label">{hint.title}</span>
    </button>
  );
}

/** Hints over the board: what is thought about, what would be good, or what has just been tried. */
export function HintsOnBoard() {
  const { past, sketching } = useTable();
  const told = useUi((state) => state.told);
  return told?.kind === 'hints' && !past && !sketching ? <Telling hints={told} /> : null;
}

function Telling({ hints }: { readonly hints: Hints }) {
  const { props, frame, gameWords, ui } = useTable();
  const words = useWords();
  const hint = hintOf(hints);
  const close = () => ui.tell(null);
  if (hints.answer === null)
    return (
      <Strip title={words.hint.list} onClose={close}>
        <p>{words.hint.thinking}</p>
      </Strip>
    );
  if (hint === null)
    return (
      <Strip title={words.hint.list} onClose={close}>
        <p>{'code' in hints.answer && troubleSentence(words, hints.answer, gameWords)}</p>
      </Strip>
    );
  if (hintsFor(hints, props.view)) return <Offered hints={hints} />;
  return frame.now.canUndo && frame.now.ply === hint.ply + 1 ? <Tried onClose={close} /> : null;
}

/** One move of the hints, read. */
interface Offer {
  readonly move: Word;
  readonly advice: Advice;
}

function Offered({ hints }: { readonly hints: Hints }) {
  const table = useTable();
  const { game, props, ui } = table;
  const { hint: say } = useWords();
  const offers = (hintOf(hints)?.moves ?? []).flatMap((advice): Offer[] => {
    const move = game.notation.parse(advice.move);
    return move ? [{ move, advice }] : [];
  });
  const choose = (place: number | null) => ui.chooseHint(place);
  const attempt = (place: number) => {
    ui.chooseHint(place);
    // A move that cannot be taken back waits to be confirmed, as everywhere at the table.
    props.choose(offers[place].move);
  };
  useCapturedKeys((key) => {
    const place = Number(key) - 1;
    if (key === 'Escape') ui.tell(null);
    else if (hints.chosen === place) attempt(place);
    else if (place in offers) choose(place);
    // A number without a hint is nothing the board should take for its own while hints are numbered.
    else return ['1', '2', '3'].includes(key);
    return true;
  });
  const { silent } = offers[0]?.advice ?? { silent: null };
  const parts = offers.map(({ move }) => partsOf(table, move));
  return (
    <HintNumbers parts={parts} chosen={hints.chosen} onChoose={choose} onTry={attempt}>
      {(spots) => (
        <Strip title={say.list} onClose={() => ui.tell(null)} spots={spots}>
          {silent === 'alike' && <p className="hint-silence">{say.alike}</p>}
          {silent === 'forced' && <p className="hint-silence">{say.forced}</p>}
          <ol className="hints">
            {offers.map((offer, place) => (
              <li key={offer.advice.move}>
                <button
                  type="button"
                  className={hints.chosen === place ? 'hint hint-chosen' : 'hint'}
                  aria-keyshortcuts={String(place + 1)}
                  onPointerEnter={() => choose(place)}
                  onFocus={() => choose(place)}
                  onClick={() => attempt(place)}
                >
                  <span className="hint-number" aria-hidden="true">
                    {place + 1}
                  </span>
                  <Sentence {...offer} />
                </button>
              </li>
            ))}
          </ol>
          <p className="hint-note">{say.note}</p>
        </Strip>
      )}
    </HintNumbers>
  );
}

/** What a move does, brings and takes away, and what may be said about it in figures. */
function Sentence({ move, advice }: Offer) {
  const { props, you, names, gameWords } = useTable();
  const { hint } = useWords();
  const { chance, lead, silent, denies } = advice;
  const earned = scoredBy(props.preview(move)?.events ?? [], you);
  const points = earned.reduce((sum, event) => sum + event.points, 0);
  const figures = [
    ...(chance === null ? [] : [hint.wins(Math.round(100 * chance))]),
    ...(lead === null ? [] : [hint.lead(lead.from, lead.to)]),
    ...(silent === 'short' ? [hint.short] : []),
  ];
  return (
    <span className="hint-says">
      <strong>{gameWords.move(move, props.view)}</strong>
      {points !== 0 && <span className="hint-gain figures">{hint.gain(points)}</span>}
      {denies && (
        <span className="hint-reason">
          {gameWords.denies(move, names[denies.seat], denies.points)}
        </span>
      )}
      {figures.length > 0 && <span className="hint-figures">{hint.figures(figures)}</span>}
    </span>
  );
}

/** A hint was tried, and can be taken back. */
function Tried({ onClose }: { readonly onClose: () => void }) {
  const { hint, table } = useWords();
  const back = useTurnBack();
  return (
    <Strip title={hint.list} onClose={onClose}>
      <p className="hint-tried">
        {hint.tried}{' '}
        <button type="button" className="button button-small" onClick={() => back('undo')}>
          <Icon name="undo" /> {table.undo}
        </button>
      </p>
    </Strip>
  );
}

/** The points that events bring a seat. */
export function scoredBy(events: readonly GameEvent[], seat: unknown): readonly Scored[] {
  return events.filter(
    (event): event is Scored => event.type === 'scored' && 'seat' in event && event.seat === seat,
  );
}
