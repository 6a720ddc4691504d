import { walkWithArrows } from '../common/focus.ts';
import './amyitis.css';
import { type Props, useDesk, type Worktop } from './desk.ts';
import { asked, buttons, primary } from './input.ts';
import { useKeys } from './keys.ts';
import { outlook } from './outlook.ts';
import { BABYLON_SALE, type Move } from './rules.ts';
import { Supply } from './supply.tsx';
import { gistOf } from './words/gist.ts';
import { phrases, words } from './words/index.ts';
import type { Phrases } from './words/phrases.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: Worktop;
  readonly say: Phrases;
}

/** What a move costs and brings, in one line under its name. */
function Brings({ move, props, desk, say }: PartProps & { readonly move: Move }) {
  const outcome = desk.legal.includes(move) && outlook(props.preview(move), desk.seat);
  if (!outcome) return null;
  const names = props.seats.map(({ name }) => name);
  const { costs, gains, notes } = gistOf(say, outcome, desk.seat, names);
  const text = [...costs, ...gains, ...notes].slice(0, 3).join(' · ');
  return <small className="brings">{text || say.gist.nothing}</small>;
}

/** One move as a button: dim when it is not legal, and pressable even then to hear why. */
function Choice({ move, number, ...part }: PartProps & { move: Move; number: number }) {
  const { desk, props } = part;
  const legal = desk.legal.includes(move);
  const state = `${legal ? 'is-lit' : 'is-dim'}${desk.armed === move ? ' is-chosen' : ''}`;
  return (
    <button
      type="button"
      className={`choice-move ${state}`}
      aria-keyshortcuts={String(number)}
      onClick={() => desk.follow({ move })}
      onPointerEnter={() => desk.look(move)}
      onPointerLeave={() => desk.look(null)}
      onFocus={() => desk.look(move)}
      onBlur={() => desk.look(null)}
    >
      {words[props.language].move(move, props.view)}
      <Brings {...part} move={move} />
    </button>
  );
}

/** The choices of this decision, or where on the board they are. */
function Actions(part: PartProps) {
  const { desk, say } = part;
  const decision = asked(desk);
  const offered = buttons(desk);
  const gift = decision === 'swap' && desk.plan.kind === 'none';
  return (
    <section className="tray-actions" aria-label={say.labels.actions}>
      {gift && <p className="tray-note">{say.labels.pickGift}</p>}
      {offered.map((move, index) => (
        <Choice key={move.index} move={move} number={index + 1} {...part} />
      ))}
    </section>
  );
}

/** The one button that always stands in the same place: confirm, sell or pass. */
function Primary({ props, desk, say }: PartProps) {
  const { armed } = desk;
  const label = (move: Move) => words[props.language].move(move, props.view);
  if (armed)
    return (
      <button type="button" className="button button-primary" onClick={() => desk.make(armed)}>
        {armed.type === 'pass' ? `${label(armed)} ✓` : say.labels.confirm}
      </button>
    );
  const move = primary(desk);
  if (!move) return <Wait desk={desk} say={say} />;
  const legal = desk.legal.includes(move);
  return (
    <button
      type="button"
      className={legal ? 'button button-primary' : 'button is-dim'}
      aria-keyshortcuts="p"
      onClick={() => desk.follow({ move })}
      onPointerEnter={() => desk.look(move)}
      onPointerLeave={() => desk.look(null)}
    >
      {move.type === 'sell' ? `${say.labels.sell} +${BABYLON_SALE[saleSize(move)]}` : label(move)}
    </button>
  );
}

const saleSize = (move: Extract<Move, { type: 'sell' }>) => (move.other === null ? 1 : 2);

/** What the primary place says while the answer lies elsewhere. */
function Wait({ desk, say }: Pick<PartProps, 'desk' | 'say'>) {
  const decision = asked(desk);
  if (buttons(desk).length > 0) return null;
  const tokens = decision === 'sell' || decision === 'discard' || decision === 'swap';
  return <span className="tray-wait">{tokens ? say.labels.pickSale : say.labels.pickBoard}</span>;
}

/** My supply and everything I can do with it; passing always stands in the same place. */
export function Tray(props: Props) {
  const desk = useDesk(props);
  useKeys(desk);
  const part = { props, desk, say: phrases[props.language] };
  if (props.viewer === 'spectator')
    return <p className="amyitis hand-note">{part.say.labels.watching}</p>;
  const seated = !props.view.over;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only carry the focus around
    <div
      className={`amyitis amyitis-tray board-tray${props.still ? ' is-still' : ''}`}
      onKeyDown={walkWithArrows}
    >
      <Supply {...part} />
      {seated && <Actions {...part} />}
      {seated && (
        <div className="tray-end">
          <Primary {...part} />
        </div>
      )}
    </div>
  );
}
