import type { Score, Scored } from '@nabu/kernel';
import { useMemo } from 'react';
import { number } from '../i18n/format.ts';
import { useLanguage, useWords } from '../i18n/language.ts';
import { lensOf } from '../session/lens.ts';
import { useTable } from './context.ts';
import { Sheet } from './dialog.tsx';
import { RuleLink } from './rule-link.tsx';
import { isChapter } from './story.ts';
import { WhyButton } from './thoughts.tsx';

/** The points of each seat at the moment that is shown. */
export function useScores(): readonly Score[] {
  const { frame, past, game, you, sketching, props } = useTable();
  const { view } = props;
  return useMemo(
    () => (past || sketching ? lensOf(game, view, you).scores() : frame.now.scores),
    [past, sketching, view, game, you, frame],
  );
}

/** Where the points of one seat come from, and what happened to earn them. */
export function ScoreSheet({ seat }: { readonly seat: number }) {
  const { names, gameWords, ui, props, kit, game } = useTable();
  const { table } = useWords();
  const language = useLanguage();
  const score = useScores()[seat];
  const parts = score.parts.filter(({ points }) => points !== 0);
  return (
    <Sheet title={table.sources(names[seat])} onClose={() => ui.open(null)}>
      <Before seat={seat} />
      {parts.length === 0 ? (
        <p>{table.noPoints}</p>
      ) : (
        <table className="scores figures">
          <tbody>
            {parts.map(({ source, points }) => (
              <tr key={source}>
                <th scope="row">
                  {gameWords.source(source)}{' '}
                  <RuleLink game={game.id} clause={kit.clauses.sources[source]} />
                </th>
                <td>
                  {number(points, language)}
                  <Formula text={gameWords.formula?.(source, props.view, seat) ?? null} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{table.total}</th>
              <td>{number(score.total, language)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <Earnings seat={seat} />
      <WhyButton seat={seat} />
    </Sheet>
  );
}

/** How points come about, behind them. */
function Formula({ text }: { readonly text: string | null }) {
  return text === null ? null : <span className="scores-formula"> = {text}</span>;
}

/** What lies before a player, for windows whose seats have no room for it; a press there is about the board. */
function Before({ seat }: { readonly seat: number }) {
  const { kit, props, ui } = useTable();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its buttons are pressed by keys too
    <div
      className="sheet-seat"
      onClick={({ target }) =>
        target instanceof Element && target.closest('button') && ui.open(null)
      }
    >
      <kit.Seat {...props} seat={seat} />
    </div>
  );
}

const SHOWN = 12;

/** The last moves that earned or cost the seat points. */
function Earnings({ seat }: { readonly seat: number }) {
  const { story, gameWords, names, ui, past, game } = useTable();
  const until = past?.ply ?? Number.POSITIVE_INFINITY;
  const earned = story.lines.flatMap((line) => {
    if (!isChapter(line) || line.ply > until) return [];
    return line.events
      .filter(
        (event): event is Scored =>
          event.type === 'scored' && 'seat' in event && event.seat === seat,
      )
      .flatMap((event) => {
        const text = gameWords.log(event as never, names);
        return text === null ? [] : [{ ply: line.ply, text, clause: event.clause }];
      });
  });
  if (earned.length === 0) return null;
  return (
    <ol className="earnings">
      {earned
        .slice(-SHOWN)
        .reverse()
        .map(({ ply, text, clause }) => (
          <li key={`${ply} ${text}`}>
            <button
              type="button"
              className="log-line"
              onClick={() => {
                ui.open(null);
                ui.replay(ply);
              }}
            >
              <span className="log-ply figures">{ply}</span> {text}
            </button>
            <RuleLink game={game.id} clause={clause} />
          </li>
        ))}
    </ol>
  );
}
