import type { Seat } from '@nabu/kernel';
import './babel.css';
import type { Props } from './desk.ts';
import { Emblem } from './emblem.tsx';
import { ALL_NATIONS, NATIONS, QUARRY, topOf } from './rules.ts';
import { phrases } from './words/index.ts';

/** What lies in front of one player, in short: cards held, temples by site, pawn and starter. */
export function SeatPanel(props: Props & { readonly seat: Seat }) {
  const say = phrases[props.language];
  const { labels } = say;
  const { handSize, temples, pawn, starter } = props.view.sides[props.seat];
  const at = pawn === QUARRY ? null : say.sites[pawn];
  return (
    <div className="babel babel-seat">
      <span className="seat-hand" role="img" aria-label={labels.cards(handSize)}>
        <i aria-hidden="true" />
        <b aria-hidden="true">{handSize}</b>
      </span>
      <ul className="seat-temples" aria-label={labels.temples}>
        {ALL_NATIONS.map((site) => (
          <li
            key={site}
            className={`nation-${NATIONS[site]}${pawn === site ? ' has-pawn' : ''}`}
            aria-label={`${say.sites[site]} ${topOf(temples[site])}`}
          >
            <Emblem nation={site} size={14} />
            <b>{topOf(temples[site])}</b>
          </li>
        ))}
      </ul>
      {starter && <span className="seat-starter">{labels.starter}: 1</span>}
      <span className="hidden-text">{labels.pawnAt(at)}</span>
    </div>
  );
}
