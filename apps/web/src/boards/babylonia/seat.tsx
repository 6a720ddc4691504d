import type { Seat } from '@nabu/kernel';
import './babylonia.css';
import { CardNumber } from './cards.tsx';
import type { Props } from './desk.ts';
import { tilesOf } from './rules.ts';
import { CityPicture } from './tile.tsx';
import { tipOf } from './tip.tsx';
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
        data-tip={tipOf.stand(seat)}
        aria-label={`${labels.standSize(standSize)}, ${labels.reserve(reserveSize)}`}
      >
        <i aria-hidden="true" /> <b>{standSize}</b>
        <span>+{reserveSize}</span>
      </span>
      <span
        className="seat-cities"
        role="img"
        data-tip={tipOf.cities(seat)}
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
        // biome-ignore lint/a11y/useSemanticElements: cards are no form
        <span className="seat-cards" role="group" aria-label={labels.cards}>
          {cards.map((card, place) => (
            <span
              key={card}
              className={view.spent.includes(card) ? 'is-spent' : ''}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus opens what the card does
              tabIndex={0}
              role="img"
              aria-label={named[place]}
              data-tip={tipOf.card(card)}
              data-space={`card ${card}`}
            >
              <CardNumber card={card} size={26} />
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
