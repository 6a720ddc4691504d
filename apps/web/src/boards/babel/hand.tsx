import type { CSSProperties } from 'react';
import type { BabelDesk, Props } from './desk.ts';
import { Emblem } from './emblem.tsx';
import { litCards, mustDrop, pressCard } from './input.ts';
import { handPart } from './parts.ts';
import { ALL_NATIONS, NATIONS, type Nation } from './rules.ts';
import { tipOf } from './tip.tsx';
import { phrases } from './words/index.ts';

interface HeldProps {
  readonly nation: Nation;
  readonly count: number;
  readonly props: Props;
  readonly desk: BabelDesk;
  readonly lit: boolean;
}

/** All my cards of one nation: they are alike, so one press takes any of them. */
function Held({ nation, count, props, desk, lit }: HeldProps) {
  const say = phrases[props.language];
  const forced = mustDrop(desk);
  const chosen = desk.draft.kind === 'card' && desk.draft.nation === nation;
  const state = `${lit ? ' is-lit' : ''}${chosen ? ' is-chosen' : ''}${forced ? ' is-forced' : ''}`;
  const copies = Array.from({ length: count }, (_, index) => index);
  return (
    <div
      className={`held nation-${NATIONS[nation]}${state}`}
      data-tip={tipOf.nation(nation)}
      style={{ '--count': count } as CSSProperties}
    >
      {copies.map((index) => (
        <span key={index} className="held-card" style={{ '--index': index } as CSSProperties}>
          <span className="held-letter">{NATIONS[nation]}</span>
          <Emblem nation={nation} size={30} />
          <span className="held-name">{say.nations[nation]}</span>
          <span className="held-power">{say.powers[nation]}</span>
        </span>
      ))}
      {count > 1 && <span className="held-count">{count}</span>}
      <button
        type="button"
        className="held-press"
        data-part={handPart(nation)}
        aria-pressed={chosen}
        aria-label={say.labels.card(say.nations[nation], count, say.powers[nation])}
        onClick={() => desk.follow(pressCard(desk, nation))}
      />
    </div>
  );
}

/** My hand as a fan, sorted by nation. */
export function Hand({ props, desk }: { readonly props: Props; readonly desk: BabelDesk }) {
  const { labels } = phrases[props.language];
  const { hand } = props.view.sides[desk.seat];
  if (props.viewer === 'spectator' || !hand) return <p className="hand-note">{labels.noHand}</p>;
  const held = ALL_NATIONS.filter((nation) => hand[nation] > 0);
  const lit = desk.mine ? litCards(desk) : [];
  return (
    <section className="hand" aria-label={labels.hand}>
      {held.length === 0 && <p className="hand-note">{labels.emptyHand}</p>}
      {held.map((nation) => (
        <Held
          key={nation}
          nation={nation}
          count={hand[nation]}
          props={props}
          desk={desk}
          lit={lit.includes(nation)}
        />
      ))}
    </section>
  );
}
