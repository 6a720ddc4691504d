import { SeatMark } from '../art/seat-mark.tsx';
import { sharedTipOf } from '../explain/shared-tip.tsx';
import { useWords } from '../i18n/language.ts';
import { PersonName } from '../people/name.tsx';
import { SeatClock } from './clock.tsx';
import { useTable, useUi } from './context.ts';
import { Lines } from './log.tsx';
import { useScores } from './scores.tsx';
import { SeatRating } from './seat-rating.tsx';
import { WhyButton } from './thoughts.tsx';

/** The players around the board: who, how many points, who decides now and what lies before them. */
export function Rail() {
  const { faces, table, frame, past } = useTable();
  const words = useWords();
  const panel = useUi((state) => state.panel);
  const deciding = past ? [] : frame.now.actors;
  return (
    <aside className="rail" aria-label={words.table.seats}>
      <ol className="rail-seats">
        {faces.map(({ seat }) => (
          <SeatCard
            key={seat}
            seat={seat}
            deciding={deciding.includes(seat)}
            info={table.seats[seat]}
          />
        ))}
      </ol>
      {panel !== 'log' && (
        <section className="rail-log" aria-label={words.table.log}>
          <h2 className="hidden-text">{words.table.log}</h2>
          <Lines />
        </section>
      )}
    </aside>
  );
}

function SeatCard({
  seat,
  deciding,
  info,
}: {
  readonly seat: number;
  readonly deciding: boolean;
  readonly info: ReturnType<typeof useTable>['table']['seats'][number];
}) {
  const { faces, kit, props, you, ui, players } = useTable();
  const { table: words, ends } = useWords();
  const score = useScores()[seat];
  const { name, level } = faces[seat];
  const player = players?.seats[seat];
  return (
    <li className={deciding ? 'seat seat-deciding' : 'seat'} data-seat={seat}>
      <div className="seat-head">
        <SeatMark seat={seat} size="1.5rem" />
        <p className="seat-name">
          <PersonName aside name={name} account={player?.account ?? null} />
          {player?.rated && ' '}
          <SeatRating name={name} player={player} />
          {seat === you && <span className="seat-note"> ({words.you})</span>}
          {level && <span className="seat-note seat-level"> ({level})</span>}
        </p>
        <SeatClock seat={seat} />
        <button
          type="button"
          className="seat-score figures"
          data-long={score.total > 99 || undefined}
          data-tip={sharedTipOf.score(seat)}
          aria-label={words.score(name, score.total)}
          onClick={() => ui.open({ score: seat })}
        >
          {score.total}
        </button>
      </div>
      <p className="seat-state">
        <WhyButton seat={seat} />
        {deciding && <span className="seat-decides">{words.deciding}</span>}
        {info.out !== null && <span className="seat-note seat-out">{ends.out[info.out]}</span>}
        {info.standIn !== null && info.out === null && (
          <span className="seat-note">{words.standIn}</span>
        )}
        {info.kind === 'guest' && !info.online && info.standIn === null && (
          <span className="seat-note">{words.away}</span>
        )}
      </p>
      <div className="seat-panel">
        <kit.Seat {...props} seat={seat} />
      </div>
    </li>
  );
}
