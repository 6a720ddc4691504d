import type { Seat } from '@nabu/kernel';
import { type Props, useShared, type Worktop } from './desk.ts';
import { type Category, type Tally, tally } from './rules.ts';
import { phrases } from './words/index.ts';
import { namePiece } from './words/name.ts';
import type { Phrases } from './words/phrases.ts';
import { changeOf, tallyAfter } from './worth.ts';

interface RowProps {
  readonly part: Tally['categories'][number];
  readonly change: number;
  readonly seat: Seat;
  readonly say: Phrases;
}

const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`);

function Change({ change }: { readonly change: number }) {
  if (change === 0) return null;
  return <span className={change > 0 ? 'change is-gain' : 'change is-loss'}>{signed(change)}</span>;
}

/** One category: its points, and its pieces on demand with what each earns. */
function Row({ part, change, seat, say }: RowProps) {
  const point = (pieces: readonly string[]) =>
    useShared.setState({ pointed: pieces.map((piece) => `${seat + 1}:${piece}`) });
  const all = part.pieces.map(({ piece }) => piece);
  return (
    <li>
      <details onPointerEnter={() => point(all)} onPointerLeave={() => point([])}>
        <summary>
          <span>{say.categories[part.category]}</span>
          <Change change={change} />
          <b className="figures">{part.points}</b>
        </summary>
        <ul>
          {part.pieces.length === 0 && <li className="soft">{say.labels.noPieces}</li>}
          {part.pieces.map(({ piece, points }) => (
            <li key={piece} onPointerEnter={() => point([piece])}>
              <span>{namePiece(say, piece)}</span>
              {points > 0 && <b className="figures">{points}</b>}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface PointsProps {
  readonly props: Props;
  readonly desk: Worktop;
  readonly seat: Seat;
}

/** What a garden would earn now, by category and piece, and what the move looked at would change. */
export function Points({ props, desk, seat }: PointsProps) {
  const say = phrases[props.language];
  const now = tally(desk.state, seat);
  const own = seat === desk.seat && desk.hint !== null;
  const after = own && desk.hint ? tallyAfter(props, desk.hint) : null;
  const changes: ReadonlyMap<Category, number> = changeOf(now, after);
  return (
    <section className="points" aria-label={say.labels.tally}>
      <h2>
        <span>{props.seats[seat].name}</span>
        <Change change={after ? after.total - now.total : 0} />
        <b className="figures">{now.total}</b>
      </h2>
      <ul className="points-list">
        {now.categories.map((part) => (
          <Row
            key={part.category}
            part={part}
            change={changes.get(part.category) ?? 0}
            seat={seat}
            say={say}
          />
        ))}
      </ul>
      <p className="points-bare">
        <span>{say.labels.bare}</span>
        <span className="figures">
          {now.bare}
          {after && after.bare !== now.bare ? ` → ${after.bare}` : ''}
        </span>
      </p>
    </section>
  );
}
