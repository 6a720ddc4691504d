import type { Seat } from '@nabu/kernel';
import './babylonia.css';
import { CardNumber } from './cards.tsx';
import type { Props } from './desk.ts';
import { tilesOf } from './rules.ts';
import { CityPicture } from './tile.tsx';
import { phrases } from './words/index.ts';
import { symbolsText } from './words/places.ts';

/** What lies in front of one player: stand and reserve, cities won, Ziggurat Cards. */
export function SeatPanel(props: Props & { readonly seat: Seat }) {
  const say = phrases[props.language];
  const { labels } = say;
  const { view, seat } = props;
  const { standSize, reserveSize, cards } = view.sides[seat];
  const won = tilesOf(view, seat);
  const cities = won.map((tile) => symbolsText(say, tile)).join('; ');
  const named = cards.map((card) => {
    const spent = view.spent.includes(card) ? ` (${labels.spent})` : '';
    return `${card} ${say.cards[card].name}${spent}`;
  });
  return (
    <div className="babylonia babylonia-seat">
      <span
        className="seat-tokens"
        role="img"
        title={`${labels.standSize(standSize)}, ${labels.reserve(reserveSize)}`}
        aria-label={`${labels.standSize(standSize)}, ${labels.reserve(reserveSize)}`}
      >
        <i aria-hidden="true" /> <b>{standSize}</b>
        <span>+{reserveSize}</span>
      </span>
      <span
        className="seat-cities"
        role="img"
        title={labels.citiesWon(won.length)}
        aria-label={`${labels.citiesWon(won.length)}${won.length > 0 ? `: ${cities}` : ''}`}
      >
        <b>{won.length}</b>
        {won.map((tile, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike
          <CityPicture key={index} tile={tile} size={22} />
        ))}
        {won.length === 0 && <CityPicture tile={0} size={22} />}
      </span>
      {cards.length > 0 && (
        <span
          className="seat-cards"
          role="img"
          title={named.join(', ')}
          aria-label={`${labels.cards}: ${named.join(', ')}`}
        >
          {cards.map((card) => (
            <span key={card} className={view.spent.includes(card) ? 'is-spent' : ''}>
              <CardNumber card={card} size={26} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
