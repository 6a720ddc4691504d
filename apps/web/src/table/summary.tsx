import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { SeatMark } from '../art/seat-mark.tsx';
import { list, number } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { useGoOn, useNextTable } from './rematch.ts';
import { useRefusal } from './use-context.ts';

const PAUSE = 1400;

/** Opens the summary once, a moment after the last move has been seen; never for a match that was over before. */
export function useSummary(): void {
  const { frame, ui } = useTable();
  const over = frame.now.result !== null;
  const was = useRef(over);
  useEffect(() => {
    if (!over || was.current) return;
    const timer = setTimeout(() => {
      was.current = true;
      ui.open('summary');
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [over, ui]);
}

/** Who won, as a headline. */
function useHeadline(places: readonly number[]): string {
  const { names, you, port } = useTable();
  const mine = useStore(port.store, (state) => state.mine);
  const { end } = useWords();
  const language = useLanguage();
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length > 1)
    return end.shared(
      list(
        winners.map((seat) => names[seat]),
        language,
      ),
    );
  // Around one screen there is no "you".
  const alone = mine.length === 1;
  return alone && winners[0] === you ? end.youWon : end.won(names[winners[0]]);
}

/** Whether the winner has no more points than the next: the rules broke a tie. */
function useTied(places: readonly number[]): boolean {
  const { scores } = useTable().frame.now;
  const first = places.indexOf(1);
  return places.some((place, seat) => place > 1 && scores[seat].total === scores[first].total);
}

/** The end of the game: places, points by source, how it ended, and what can be done next. */
export function Summary() {
  const { frame, ui, gameWords, table } = useTable();
  const { end, table: words } = useWords();
  const result = frame.now.result ?? { places: [], ending: '' };
  const headline = useHeadline(result.places);
  const tied = useTied(result.places);
  const ending = result.ending === 'agreed' ? end.agreed : gameWords.ending(result.ending);
  return (
    <Sheet wide title={headline} onClose={() => ui.open(null)}>
      <p className="summary-ending">
        {ending} <span className="soft">({end.moves(frame.now.ply)})</span>
        {tied && ` ${end.tieBroken}`}
        {table.rated && <span className="badge">{words.rated}</span>}
      </p>
      <FinalScores places={result.places} />
      <Next />
    </Sheet>
  );
}

function FinalScores({ places }: { readonly places: readonly number[] }) {
  const { frame, names, gameWords } = useTable();
  const { end, table } = useWords();
  const language = useLanguage();
  const { scores } = frame.now;
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const sources = [...new Set(scores.flatMap(({ parts }) => parts.map(({ source }) => source)))];
  const points = (seat: number, source: string) =>
    scores[seat].parts
      .filter((part) => part.source === source)
      .reduce((sum, part) => sum + part.points, 0);
  return (
    <div className="summary-scroll">
      <table className="scores summary-scores figures">
        <caption className="hidden-text">{end.table}</caption>
        <thead>
          <tr>
            <th scope="col">{end.source}</th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                <span className="summary-place">{end.place(places[seat])}</span>
                <SeatMark seat={seat} /> {names[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{gameWords.source(source)}</th>
              {order.map((seat) => (
                <td key={seat}>{number(points(seat, source), language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.total}</th>
            {order.map((seat) => (
              <td key={seat}>{number(scores[seat].total, language)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Next() {
  const { port, ui, you, game, kit } = useTable();
  const { end } = useWords();
  const refused = useRefusal({ ui, game, kit });
  const next = useNextTable();
  const goOn = useGoOn();
  const rematch = async () => {
    if (next) return goOn(next);
    const trouble = await port.ask({ type: 'rematch' });
    if (trouble) refused(trouble);
  };
  const download = async () => {
    const url = URL.createObjectURL(new Blob([await port.record()], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), {
      href: url,
      download: `${game.id}-${port.id}.nabu`,
    });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="row summary-next">
      {(you !== 'spectator' || port.home === 'here') && (
        <button type="button" className="button button-primary" onClick={() => void rematch()}>
          {end.rematch}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => {
          ui.open(null);
          ui.replay(0);
        }}
      >
        {end.review}
      </button>
      <button type="button" className="button" onClick={() => void download()}>
        {end.download}
      </button>
      <button type="button" className="button button-quiet" onClick={() => ui.open(null)}>
        {end.board}
      </button>
    </div>
  );
}
