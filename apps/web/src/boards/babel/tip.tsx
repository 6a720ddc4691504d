import type { Seat } from '@nabu/kernel';
import type { Props } from './desk.ts';
import { Emblem } from './emblem.tsx';
import { NATIONS, type Nation, runsIn, type Site } from './rules.ts';
import { phrases } from './words/index.ts';
import { tipPhrases } from './words/tips.ts';

/** What can be asked about, as it stands in `data-tip`. */
export const tipOf = {
  nation: (nation: Nation) => `nation ${nation}`,
  site: (seat: Seat, site: Site) => `site ${seat} ${site}`,
  stack: (seat: Seat) => `stack ${seat}`,
  pile: (pile: 'deck' | 'draw' | 'discard') => pile,
};

/** What a card, a row with its temple, a stack or a pile is, and what it does. */
export function Tip({ of, ...props }: Props & { readonly of: string }) {
  const [kind, one, two] = of.split(' ');
  switch (kind) {
    case 'nation':
      return <NationTip props={props} nation={Number(one) as Nation} />;
    case 'site':
      return <SiteTip props={props} seat={Number(one)} site={Number(two) as Site} />;
    case 'stack':
      return <StackTip props={props} seat={Number(one)} />;
    default:
      return <PileTip props={props} pile={kind} />;
  }
}

interface TipProps {
  readonly props: Props;
}

function NationTip({ props, nation }: TipProps & { readonly nation: Nation }) {
  const say = phrases[props.language];
  const tips = tipPhrases[props.language];
  return (
    <>
      <h3>{`${say.sites[nation]}: ${say.powers[nation]}`}</h3>
      <p>{tips.powers[nation]}</p>
      <p className="soft">{tips.any}</p>
    </>
  );
}

/** Cards in a line that breaks, each with its sign and name. */
export function Chips({ row, props }: TipProps & { readonly row: readonly Nation[] }) {
  const { nations } = phrases[props.language];
  return (
    <ol className="babel tip-chips">
      {row.toReversed().map((nation, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a nation are alike
        <li key={place} className={`nation-${NATIONS[nation]}`}>
          <Emblem nation={nation} size={14} /> {nations[nation]}
        </li>
      ))}
    </ol>
  );
}

function SiteTip({ props, seat, site }: TipProps & { readonly seat: Seat; readonly site: Site }) {
  const say = phrases[props.language];
  const tips = tipPhrases[props.language];
  const { rows, temples } = props.view.sides[seat];
  const owner = seat === props.viewer ? null : props.seats[seat].name;
  const runs = runsIn(rows[site]);
  return (
    <>
      <h3>{tips.site(say.sites[site], owner)}</h3>
      <p>{temples[site].length > 0 ? tips.temple(temples[site]) : tips.noTemple}</p>
      <p>{rows[site].length > 0 ? tips.row : tips.noRow}</p>
      <Chips row={rows[site]} props={props} />
      {runs.map(({ nation, length, start }) => (
        <p key={start}>
          <strong>{tips.run(length, say.nations[nation], say.powers[nation])}.</strong>{' '}
          {tips.powers[nation]}
        </p>
      ))}
    </>
  );
}

function StackTip({ props, seat }: TipProps & { readonly seat: Seat }) {
  const { labels, describe } = phrases[props.language];
  const levels = props.view.sides[seat].stack.toReversed();
  return (
    <>
      <h3>{labels.stackOf(props.seats[seat].name)}</h3>
      <p>{levels.length > 0 ? `${labels.nextFirst}: ${levels.join(', ')}` : describe.nothing}</p>
      <p className="soft">{tipPhrases[props.language].stack}</p>
    </>
  );
}

function PileTip({ props, pile }: TipProps & { readonly pile: string }) {
  const { labels } = phrases[props.language];
  const tips = tipPhrases[props.language];
  const { view } = props;
  const known = view.razed.toReversed().join(', ');
  switch (pile) {
    case 'deck':
      return (
        <>
          <h3>{`${labels.deck}: ${labels.cards(view.deck)}`}</h3>
          {known && <p>{`${labels.known}: ${known}`}</p>}
          <p className="soft">{tips.deck}</p>
        </>
      );
    case 'draw':
      return (
        <>
          <h3>{`${labels.draw}: ${labels.cards(view.pile)}`}</h3>
          <p className="soft">{tips.draw}</p>
        </>
      );
    case 'discard':
      return (
        <>
          <h3>{labels.discards}</h3>
          <p className="soft">{tips.discards}</p>
        </>
      );
    default:
      return null;
  }
}
