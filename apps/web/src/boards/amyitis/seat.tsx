import type { Seat } from '@nabu/kernel';
import './amyitis.css';
import type { Props } from './desk.ts';
import { type Sign, SignIcon, Token } from './icons.tsx';
import { COURT, hasPassed, held, LEVELLED, levelOf, RESOURCES } from './rules.ts';
import { cardsText, goodsText } from './words/describe.ts';
import { phrases } from './words/index.ts';

function Count({ name, count, dim }: { name: Sign; count: number; dim?: boolean }) {
  return (
    <span className={dim ? 'seat-count is-none' : 'seat-count'}>
      <SignIcon name={name} size={14} />
      <b>{count}</b>
    </span>
  );
}

/** What lies in front of one player, in short: money, camels, tokens, court cards and gardens. */
export function SeatPanel(props: Props & { readonly seat: Seat }) {
  const say = phrases[props.language];
  const { view, seat } = props;
  const tokens = RESOURCES.flatMap((name, kind) =>
    Array.from({ length: held(view, seat, kind) }, (_, k) => ({ name, key: `${name}${k}` })),
  );
  const won = say.describe.won(view.won[seat]);
  return (
    <div className="amyitis amyitis-seat">
      <span className="hidden-text">
        {`${say.describe.supply(goodsText(say, view, seat))} ${say.describe.cards(cardsText(say, view, seat))} ${won}`}
      </span>
      <div className="seat-line" aria-hidden="true">
        <Count name="talent" count={view.talents[seat]} />
        <Count name="camel" count={view.camels[seat]} />
        <span className="seat-tokens">
          {tokens.map(({ name, key }) => (
            <Token key={key} name={name} size={16} />
          ))}
        </span>
      </div>
      <div className="seat-line seat-court" aria-hidden="true">
        {COURT.slice(0, LEVELLED).map((name, kind) => {
          const level = levelOf(view, seat, kind);
          return <Count key={name} name={name} count={level} dim={level === 0} />;
        })}
        <Count name="gardener" count={view.gardeners[seat]} dim={view.gardeners[seat] === 0} />
        <Count name="tile" count={view.won[seat]} dim={view.won[seat] === 0} />
      </div>
      <div className="seat-flags">
        {view.first === seat && (
          <span className="seat-flag">
            <SignIcon name="first" size={12} />{' '}
            <span className="flag-word">{say.labels.first}</span>
          </span>
        )}
        {hasPassed(view, seat) && (
          <span className="seat-flag is-passed">
            <SignIcon name="moon" size={12} />{' '}
            <span className="flag-word">{say.labels.passed}</span>
          </span>
        )}
      </div>
    </div>
  );
}
