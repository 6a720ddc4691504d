import type { Seat } from '@nabu/kernel';
import { Fragment, useState } from 'react';
import { SeatMark } from '../../art/seat-mark.tsx';
import type { BabylonDesk, Props } from './desk.ts';
import { type Category, type Tally, tally } from './rules.ts';
import { phrases } from './words/index.ts';
import { namePiece } from './words/name.ts';
import type { Phrases } from './words/phrases.ts';
import { formula } from './words/reckon.ts';
import { changeOf, tallyAfter } from './worth.ts';

const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`);

function Change({ change }: { readonly change: number }) {
  if (change === 0) return null;
  return <span className={change > 0 ? 'change is-gain' : 'change is-loss'}>{signed(change)}</span>;
}

interface PointsProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
  /** Whose garden is shown. */
  readonly seat: Seat;
}

interface LedgerProps extends PointsProps {
  readonly say: Phrases;
  readonly tallies: readonly Tally[];
  /** What the move that is looked at would change of the viewer's own points. */
  readonly changes: ReadonlyMap<Category, number>;
}

/** Whose points each column has; a press opens that garden. */
function Heads({ props, desk, seat, say, tallies, change }: LedgerProps & { change: number }) {
  const open = (each: Seat) =>
    desk.follow({ draft: { ...desk.draft, sight: null }, shown: { seat: each } });
  return (
    <thead>
      <tr>
        <td />
        {props.seats.map(({ name, seat: each }) => (
          <th key={each} scope="col" className={each === seat ? 'is-shown' : ''}>
            <button
              type="button"
              aria-label={say.labels.openGarden(name)}
              title={say.labels.openGarden(name)}
              onClick={() => open(each)}
            >
              <SeatMark seat={each} size="1em" />
            </button>
          </th>
        ))}
      </tr>
      <tr className="points-total">
        <th scope="row">{say.labels.total}</th>
        {tallies.map(({ total }, each) => (
          <td key={props.seats[each].seat} className={each === seat ? 'is-shown' : ''}>
            <b className="figures">{total}</b>
            {each === desk.seat && <Change change={change} />}
          </td>
        ))}
      </tr>
    </thead>
  );
}

/** The pieces of a category in the garden that is shown, with how each comes to its points. */
function Pieces({ desk, seat, say, tallies, place }: LedgerProps & { readonly place: number }) {
  const part = tallies[seat].categories[place];
  const point = (pieces: readonly string[]) => desk.show({ pieces });
  return (
    <tr className="points-pieces">
      <td colSpan={tallies.length + 1}>
        <p className="points-sum">
          {say.categories[part.category]}:{' '}
          <b className="figures">{say.labels.counted(part.points, formula(part.reckoned))}</b>
        </p>
        <ul onPointerLeave={() => point([])}>
          {part.pieces.length === 0 && <li className="soft">{say.labels.noPieces}</li>}
          {part.pieces.map(({ piece, points, reckoned }) => (
            <li key={piece} onPointerEnter={() => point([`${seat + 1}:${piece}`])}>
              <span>{namePiece(say, piece)}</span>
              {points > 0 && (
                <b className="figures">{say.labels.counted(points, formula(reckoned))}</b>
              )}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** One category: everybody's points side by side, and its pieces on demand. */
function Row(ledger: LedgerProps & { readonly place: number }) {
  const { props, desk, seat, say, tallies, changes, place } = ledger;
  const [open, setOpen] = useState(false);
  const part = tallies[seat].categories[place];
  const point = (of: Seat | null) =>
    desk.show({
      pieces:
        of === null
          ? []
          : tallies[of].categories[place].pieces.map(({ piece }) => `${of + 1}:${piece}`),
    });
  const how = formula(part.reckoned);
  return (
    <Fragment>
      <tr onPointerEnter={() => point(seat)} onPointerLeave={() => point(null)}>
        <th scope="row">
          <button
            type="button"
            className="points-category"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {say.categories[part.category]}
          </button>
        </th>
        {tallies.map(({ categories }, each) => (
          <td
            key={props.seats[each].seat}
            className={each === seat ? 'figures is-shown' : 'figures'}
            title={each === seat && how !== null ? say.labels.counted(part.points, how) : undefined}
          >
            {categories[place].points}
            {each === desk.seat && <Change change={changes.get(part.category) ?? 0} />}
          </td>
        ))}
      </tr>
      {open && <Pieces {...ledger} />}
    </Fragment>
  );
}

/** What every garden would earn now, by category, and what the move looked at would change. */
export function Points({ props, desk, seat }: PointsProps) {
  const say = phrases[props.language];
  const tallies = props.seats.map((_, each) => tally(desk.state, each));
  const now = tallies[desk.seat];
  const after = desk.ghost ? tallyAfter(props, desk.ghost.move) : null;
  const ledger = { props, desk, seat, say, tallies, changes: changeOf(now, after) };
  return (
    <section className="points" aria-label={say.labels.tally}>
      <table>
        <Heads {...ledger} change={after ? after.total - now.total : 0} />
        <tbody>
          {now.categories.map(({ category }, place) => (
            <Row key={category} {...ledger} place={place} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.labels.bare}</th>
            {tallies.map(({ bare }, each) => (
              <td
                key={props.seats[each].seat}
                className={each === seat ? 'figures is-shown' : 'figures'}
              >
                {bare}
                {each === desk.seat && after && after.bare !== bare && (
                  <span className="bare-after">→{after.bare}</span>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
