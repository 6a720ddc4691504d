import type { GameEvent, Seat } from '@nabu/kernel';
import { memo } from 'react';
import { SeatMark } from '../art/seat-mark.tsx';
import { sharedTipOf } from '../explain/shared-tip.tsx';
import { useLanguage, useWords } from '../i18n/language.ts';
import { isSameTurn, isTold, type RoundOfLog, type TurnOfLog } from './chronicle.ts';
import { type TableContext, useUi } from './context.ts';
import { asideText, sentenceOf } from './log-words.ts';
import { clauseOf, RuleLink } from './rule-link.tsx';
import { type Aside, scoredPieces } from './story.ts';

/** What lines of the log are written with; the same object until something of it changes. */
interface Around extends Pick<TableContext, 'names' | 'gameWords' | 'kit' | 'ui'> {
  /** The game whose rules are read. */
  readonly rules: string;
}

interface RoundProps {
  readonly round: RoundOfLog;
  readonly around: Around;
  /** The ply that is looked at. */
  readonly shown: number | null;
}

/** One round with its turns; a game that tells of its rounds says in its own words which it is. */
export function Round({ round, around, shown }: RoundProps) {
  const { log } = useWords();
  const { begun, turns } = round;
  const told = begun && around.gameWords.log(begun.event as never, around.names);
  const heading = told ?? (round.round === null ? log.before : log.round(round.round));
  return (
    <section className="log-round">
      <h3 className="log-round-name">{heading}</h3>
      {turns.map((turn, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns only ever come at the end
        <Turn key={place} turn={turn} around={around} shown={isIn(turn, shown) ? shown : null} />
      ))}
    </section>
  );
}

function isIn({ lines }: TurnOfLog, ply: number | null): boolean {
  return ply !== null && lines.some((line) => isTold(line) && line.ply === ply);
}

interface TurnProps extends Omit<RoundProps, 'round'> {
  readonly turn: TurnOfLog;
}

/** A log has hundreds of turns, and a move changes the last of them. */
const Turn = memo(
  WrittenTurn,
  (a, b) => a.around === b.around && a.shown === b.shown && isSameTurn(a.turn, b.turn),
);

function WrittenTurn({ turn, around, shown }: TurnProps) {
  const { seat, lines } = turn;
  return (
    <div className="log-turn">
      {seat !== null && (
        <h4 className="log-name">
          <SeatMark seat={seat} size="0.875rem" /> {around.names[seat]}
        </h4>
      )}
      <ol className="log">
        {lines.map((line) =>
          isTold(line) ? (
            <Line
              key={`${line.ply} ${line.index}`}
              {...{ around, ply: line.ply, event: line.event, seat }}
              shown={shown === line.ply}
            />
          ) : (
            <AsideLine key={`n${line.n}`} line={line} names={around.names} />
          ),
        )}
      </ol>
    </div>
  );
}

function AsideLine({ line, names }: { readonly line: Aside; readonly names: readonly string[] }) {
  const text = asideText(line, names, useWords(), useLanguage());
  return text === null ? null : <li className="log-aside">{text}</li>;
}

interface LineProps {
  readonly around: Around;
  readonly ply: number;
  readonly event: GameEvent;
  /** Whose turn it is, as the heading above says. */
  readonly seat: Seat | null;
  readonly shown: boolean;
}

/** One thing that happened. Pointing at it points at the board; pressed, it leads to its moment. */
const Line = memo(function Line({ ply, event, seat, shown, around }: LineProps) {
  const { names, gameWords, kit, ui, rules } = around;
  const { table } = useWords();
  const pieces = kit.pieces?.(event) ?? scoredPieces(event);
  const about = useUi(({ touched }) => isAbout(kit, pieces, touched));
  const sentence = sentenceOf(gameWords, event, names, seat);
  if (sentence === null) return null;
  const clause = clauseOf(kit, event);
  const state = `${event.type === 'scored' ? ' log-scored' : ''}${about ? ' log-about' : ''}`;
  return (
    <li className={shown ? 'log-shown' : undefined} aria-current={shown ? 'step' : undefined}>
      <button
        type="button"
        tabIndex={-1}
        className={`log-line${state}`}
        title={table.move(ply)}
        data-tip={event.type === 'scored' ? sharedTipOf.log(ply) : undefined}
        onPointerEnter={() => ui.point(pieces)}
        onPointerLeave={() => ui.point([])}
        onFocus={() => ui.point(pieces)}
        onBlur={() => ui.point([])}
        onClick={() => ui.jump(ply, pieces)}
      >
        {sentence.subject && <span className="hidden-text">{sentence.subject} </span>}
        <span className={sentence.subject ? 'log-said log-verb' : 'log-said'}>{sentence.text}</span>
      </button>
      {clause && <RuleLink game={rules} clause={clause} tabIndex={-1} />}
    </li>
  );
});

/** Whether some pieces lie on the space that was pointed at on the board. */
function isAbout(
  kit: TableContext['kit'],
  pieces: readonly string[],
  touched: string | null,
): boolean {
  if (touched === null) return false;
  return pieces.some((piece) => (kit.spaces?.(piece) ?? [piece]).includes(touched));
}
