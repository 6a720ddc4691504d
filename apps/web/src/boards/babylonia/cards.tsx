import { SeatGlyph } from '../common/glyph.tsx';
import { Picture } from '../common/picture.tsx';
import type { BabyloniaDesk, Props } from './desk.ts';
import { CARDS, type Card, taking } from './rules.ts';
import { phrases } from './words/index.ts';

interface CardsProps {
  readonly props: Props;
  readonly desk: BabyloniaDesk;
}

/** The number of a card on a stepped pyramid. */
export function CardNumber({ card, size = 34 }: { readonly card: Card; readonly size?: number }) {
  return (
    <Picture size={size} box="0 0 34 34" className="card-number">
      <path d="M2 31v-8h4v-7h4v-7h4V3h6v6h4v7h4v7h4v8z" />
      <text x="17" y="22.5">
        {card}
      </text>
    </Picture>
  );
}

function CardView({ card, props, desk }: CardsProps & { readonly card: Card }) {
  const say = phrases[props.language];
  const { view, seats } = props;
  const owner = view.sides.findIndex(({ cards }) => cards.includes(card));
  const spent = view.spent.includes(card);
  const choosing = desk.mine && view.phase === 'card';
  const lit = choosing && desk.legal.includes(taking(card));
  const pointed = props.pointed.includes(`card ${card}`);
  const { name, text } = say.cards[card];
  const state = `${lit ? ' is-lit' : ''}${spent ? ' is-spent' : ''}${owner >= 0 ? ' is-owned' : ''}${pointed ? ' is-pointed' : ''}${props.news.includes(`card ${card}`) ? ' is-news' : ''}`;
  const body = (
    <>
      <CardNumber card={card} />
      <span className="zcard-name">{name}</span>
      <span className="zcard-text">{text}</span>
      {owner >= 0 && (
        <span className="zcard-owner">
          <SeatGlyph face={seats[owner]} size={15} />
          <span>
            {spent && `${say.labels.spent} · `}
            {say.labels.ownedBy(seats[owner].name)}
          </span>
        </span>
      )}
    </>
  );
  return (
    <li className={`zcard${state}`} data-part={`card ${card}`} data-space={`card ${card}`}>
      {choosing ? (
        <button type="button" className="zcard-face" onClick={() => desk.make(taking(card))}>
          {body}
        </button>
      ) : (
        <div className="zcard-face">{body}</div>
      )}
    </li>
  );
}

/** All Ziggurat Cards of this game: on display, or with their owners. */
export function Cards({ props, desk }: CardsProps) {
  const { view } = props;
  const used = CARDS.filter(
    (card) => view.display.includes(card) || view.sides.some(({ cards }) => cards.includes(card)),
  );
  return (
    <ul className="zcards">
      {used.map((card) => (
        <CardView key={card} card={card} props={props} desk={desk} />
      ))}
    </ul>
  );
}
