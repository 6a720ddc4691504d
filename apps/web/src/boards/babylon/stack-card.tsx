import type { BabylonDesk, Props } from './desk.ts';
import { digPays, type Income, type Side, type Stack, stackName } from './rules.ts';
import { TileIcon } from './tile.tsx';
import { phrases } from './words/index.ts';
import { nameTile } from './words/name.ts';
import type { Phrases } from './words/phrases.ts';

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** The stack that is looked at: the one pointed at, else the one chosen. */
export function lookedStack({ pointed, draft }: Pick<BabylonDesk, 'pointed' | 'draft'>) {
  const at = pointed?.type === 'dig' || pointed?.type === 'remove' ? pointed.stack : null;
  return at ?? draft.stack;
}

/** Why a dig brings what it brings, reason by reason. */
function Reasons({ income, say }: { readonly income: Income; readonly say: Phrases }) {
  const { sides, kinds, flower, token, total } = say.quarry;
  const rows = [
    ...SIDES.map((side) => {
      const kind = income.sides[side];
      return { what: `${sides[side]}: ${kinds[kind ?? 'higher']}`, points: kind === null ? 0 : 1 };
    }),
    ...(income.flower > 0 ? [{ what: flower, points: income.flower }] : []),
    ...(income.minus > 0 ? [{ what: token, points: -income.minus }] : []),
  ];
  return (
    <ul className="income">
      {rows.map(({ what, points }) => (
        <li key={what} className={points === 0 ? 'is-nothing' : ''}>
          <span>{what}</span>
          <b className="figures">{points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'}</b>
        </li>
      ))}
      <li className="income-total">
        <b>{total(income.total)}</b>
      </li>
    </ul>
  );
}

interface StackCardProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
  /** The stack to tell about; null while none is looked at. */
  readonly stack: Stack | null;
}

/** The tile on top of a stack, large, with what digging there would bring and why. */
export function StackCard({ props, desk, stack }: StackCardProps) {
  const say = phrases[props.language];
  const { view } = props;
  const seen = stack === null ? null : view.quarry[stack];
  if (stack === null || !seen || seen.top === null)
    return (
      <div className="stack-card is-empty">
        <p>{stack === null ? say.quarry.choose : say.labels.stackEmpty}</p>
      </div>
    );
  return (
    <div className="stack-card">
      <TileIcon tile={seen.top} size={112} />
      <div className="stack-told">
        <p className="stack-title">
          <b>{say.quarry.title(stackName(stack), seen.height)}</b>
          <span>{nameTile(say, seen.top)}</span>
        </p>
        {view.phase === 'dig' && <Reasons income={digPays(desk.state, stack)} say={say} />}
      </div>
    </div>
  );
}
