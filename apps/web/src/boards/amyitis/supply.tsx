import type { Props, Worktop } from './desk.ts';
import { SignIcon, Token } from './icons.tsx';
import { litTokens, pressToken } from './input.ts';
import {
  BANKER_TALENTS,
  CARAVANEER,
  CARAVANEER_BONUS,
  CARAVANEER_KEEPS,
  COURT,
  FAVOUR,
  held,
  LEVELLED,
  levelOf,
  RESOURCES,
  tokensOf,
} from './rules.ts';
import type { Phrases } from './words/phrases.ts';

interface SupplyProps {
  readonly props: Props;
  readonly desk: Worktop;
  readonly say: Phrases;
}

function Money({ props, desk, say }: SupplyProps) {
  const { view } = props;
  const talents = view.talents[desk.seat];
  const camels = view.camels[desk.seat];
  return (
    <>
      <span className="purse" role="img" aria-label={say.talents(talents)}>
        <Token name="talent" size={26} />
        <b aria-hidden="true">{talents}</b>
      </span>
      <span className="purse" role="img" aria-label={say.camels(camels)}>
        <Token name="camel" size={26} />
        <b aria-hidden="true">{camels}</b>
      </span>
    </>
  );
}

/** My resource tokens; while they are asked for, each kind can be pressed. */
function Tokens({ props, desk, say }: SupplyProps) {
  const lit = desk.mine ? litTokens(desk) : [];
  const { plan } = desk;
  const picked = (kind: number) =>
    plan.kind === 'sell'
      ? plan.picked.filter((each) => each === kind).length
      : plan.kind === 'swap' && plan.gives === kind
        ? 1
        : 0;
  const limit = CARAVANEER_KEEPS[levelOf(props.view, desk.seat, CARAVANEER)];
  const count = tokensOf(props.view, desk.seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the tokens are no form
    <div
      className={count > limit ? 'goods is-over' : 'goods'}
      role="group"
      aria-label={say.labels.keeps(count, limit)}
      title={say.labels.keeps(count, limit)}
    >
      {RESOURCES.map((name, kind) => {
        const mine = held(props.view, desk.seat, kind);
        const chosen = picked(kind);
        const state = `${lit.includes(kind) ? ' is-lit' : ''}${chosen ? ' is-chosen' : ''}${mine === 0 ? ' is-none' : ''}`;
        return (
          <button
            key={name}
            type="button"
            className={`good${state}`}
            aria-label={say.tokens(mine, say.resources[kind])}
            aria-pressed={chosen > 0}
            onClick={() => desk.follow(pressToken(desk, kind))}
          >
            <Token name={name} size={28} />
            <b aria-hidden="true">{mine}</b>
            {chosen > 0 && (
              <i className="good-picked" aria-hidden="true">
                {chosen}
              </i>
            )}
          </button>
        );
      })}
      <span className="goods-limit figures" aria-hidden="true">
        {count}/{limit}
      </span>
    </div>
  );
}

/** What my court cards do for me, in a few signs. */
function Cards({ props, desk, say }: SupplyProps) {
  const { view } = props;
  const worth = [
    (level: number) => `+${BANKER_TALENTS[level]}`,
    (level: number) => `+${CARAVANEER_BONUS[level]}`,
    () => '',
  ];
  return (
    <ul className="my-cards">
      {COURT.slice(0, LEVELLED).map((name, kind) => {
        const level = levelOf(view, desk.seat, kind);
        const text = say.card(say.court[kind], level);
        return (
          <li
            key={name}
            className={`my-card court-${name}${level === 0 ? ' is-none' : ''}`}
            title={text}
          >
            <SignIcon name={name} size={18} />
            <b>{level}</b>
            <small aria-hidden="true">{worth[kind](level)}</small>
            <span className="hidden-text">{say.court[kind]}</span>
          </li>
        );
      })}
      <li
        className={`my-card court-gardener${view.gardeners[desk.seat] === 0 ? ' is-none' : ''}`}
        title={say.gardeners(view.gardeners[desk.seat])}
      >
        <SignIcon name="gardener" size={18} />
        <b>{view.gardeners[desk.seat]}</b>
        <span className="hidden-text">{say.court[3]}</span>
      </li>
      <Won props={props} desk={desk} say={say} />
    </ul>
  );
}

/** My gardens, and what the queen would give for them. */
function Won({ props, desk, say }: SupplyProps) {
  const { view } = props;
  const won = view.won[desk.seat];
  const steps = FAVOUR[view.seats as 2 | 3 | 4];
  const points = steps.find((step) => won >= step.tiles)?.points ?? 0;
  const next = steps.toReversed().find((step) => won < step.tiles);
  return (
    <li className="my-card my-won" title={say.labels.favour(points)}>
      <SignIcon name="tile" size={18} />
      <b>{won}</b>
      <small aria-hidden="true">{next ? `/${next.tiles} → +${next.points}` : `+${points}`}</small>
      <span className="hidden-text">{say.labels.favour(points)}</span>
    </li>
  );
}

/** What lies in front of me: money, camels, tokens, court cards and gardens. */
export function Supply(supply: SupplyProps) {
  return (
    <section className="supply" aria-label={supply.say.labels.supply}>
      <div className="money">
        <Money {...supply} />
        <Tokens {...supply} />
      </div>
      <Cards {...supply} />
    </section>
  );
}
