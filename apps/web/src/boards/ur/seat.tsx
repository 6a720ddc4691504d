import type { Seat } from '@nabu/kernel';
import './ur.css';
import type { Props } from './desk.ts';
import { phrases } from './words/index.ts';

/** Where the pieces of one player are, in short: home, on the board, in the hand. */
export function SeatPanel(props: Props & { readonly seat: Seat }) {
  const { hand, on, home } = props.view.sides[props.seat];
  const { labels } = phrases[props.language];
  const pips = [
    ...Array.from({ length: home }, () => 'home'),
    ...on.map(() => 'board'),
    ...Array.from({ length: hand }, () => 'hand'),
  ];
  const colour = `var(--seat-${props.seats[props.seat].colour})`;
  return (
    <div
      className="ur ur-seat"
      role="img"
      aria-label={labels.counts(hand, on.length, home)}
      style={{ '--pip': colour } as React.CSSProperties}
    >
      {pips.map((place, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
        <i key={i} className={`pip pip-${place}`} />
      ))}
    </div>
  );
}
