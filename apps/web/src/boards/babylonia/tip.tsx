import type { Seat } from '@nabu/kernel';
import type { Props } from './desk.ts';
import { CARDS, type Card, type Kind, tilesOf } from './rules.ts';
import { phrases } from './words/index.ts';
import { sentence, symbolsText } from './words/places.ts';
import { tipPhrases } from './words/tips.ts';

/** What can be asked about, as it stands in `data-tip`. */
export const tipOf = {
  card: (card: Card) => `card ${card}`,
  token: (kind: Kind) => `token ${kind}`,
  stand: (seat: Seat) => `stand ${seat}`,
  cities: (seat: Seat) => `cities ${seat}`,
};

/** What a Ziggurat Card or a token does, and what lies before a player. */
export function Tip({ of, ...props }: Props & { readonly of: string }) {
  const [kind, which] = of.split(' ');
  const say = phrases[props.language];
  const tips = tipPhrases[props.language];
  const at = Number(which);
  switch (kind) {
    case 'card':
      return <CardTip props={props} card={CARDS.find((card) => card === at) ?? CARDS[0]} />;
    case 'token':
      return (
        <>
          <h3>{sentence(say.tokens[at][0])}</h3>
          <p>{tips.tokens[at]}</p>
        </>
      );
    case 'stand': {
      const { standSize, reserveSize } = props.view.sides[at];
      return (
        <>
          <p>{`${say.labels.standSize(standSize)}, ${say.labels.reserve(reserveSize)}`}</p>
          <p className="soft">{tips.stand}</p>
        </>
      );
    }
    default:
      return <CitiesTip props={props} seat={at} />;
  }
}

interface TipProps {
  readonly props: Props;
}

function CardTip({ props, card }: TipProps & { readonly card: Card }) {
  const say = phrases[props.language];
  const { name, text } = say.cards[card];
  const owner = props.view.sides.findIndex(({ cards }) => cards.includes(card));
  const spent = props.view.spent.includes(card);
  return (
    <>
      <h3>{tipPhrases[props.language].card(card, name)}</h3>
      <p>{text}</p>
      {owner >= 0 && (
        <p className="soft">
          {sentence(
            `${spent ? `${say.labels.spent} · ` : ''}${say.labels.ownedBy(props.seats[owner].name)}`,
          )}
        </p>
      )}
    </>
  );
}

function CitiesTip({ props, seat }: TipProps & { readonly seat: Seat }) {
  const say = phrases[props.language];
  const won = tilesOf(props.view, seat);
  return (
    <>
      <h3>{say.labels.citiesWon(won.length)}</h3>
      {won.length > 0 && <p>{won.map((tile) => symbolsText(say, tile)).join('; ')}</p>}
      <p className="soft">{tipPhrases[props.language].cities}</p>
    </>
  );
}
