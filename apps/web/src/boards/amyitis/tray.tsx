import { walkWithArrows } from '../shared/focus.ts';
import './amyitis.css';
import { type Props, useDesk, type Worktop } from './desk.ts';
import { asked, choices, primary } from './input.ts';
import { useKeys } from './keys.ts';
import { outlook } from './outlook.ts';
import type { Move } from './rules.ts';
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
  if (!desk.legal.includes(move)) return null;
  const names = props.seats.map(({ name }) => name);
  const gist = gistOf(say, outlook(props.preview(move), desk.seat), desk.seat, names);
  const parts = [...gist.costs, ...gist.gains];
  return <small className="brings">{[...parts, ...gist.notes].slice(0, 3).join(' · ')}</small>;
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
  const offered = choices(desk);
  const gift = decision === 'swap' && desk.plan.kind === 'none';
  return (
    <section className="tray-actions" aria-label={say.labels.actions}>
      {gift && <p className="tray-note">{say.labels.pickGift}</p>}
      {offered.map((move, index) => (
        <Choice key={move.index} move={move} number={index + 1} {...part} />
      ))}
      {desk.plan.kind !== 'none' && (
        <button type="button" className="choice-move" onClick={desk.clear}>
          {say.labels.cancel}
        </button>
      )}
      {desk.armed && !offered.includes(desk.armed) && <Armed {...part} move={desk.armed} />}
    </section>
  );
}

/** What a finger has touched, said in full before it is done. */
function Armed(part: PartProps & { readonly move: Move }) {
  return (
    <p className="tray-note">
      {words[part.props.language].move(part.move, part.props.view)}
      <Brings {...part} />
    </p>
  );
}

function Keys({ say }: { readonly say: Phrases }) {
  return (
    <details className="keys">
      <summary>{say.labels.keys}</summary>
      <dl>
        {say.labels.keyList.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The one button that always stands in the same place: confirm, sell or pass. */
function Primary({ props, desk, say }: PartProps) {
  const { armed } = desk;
  const label = (move: Move) => words[props.language].move(move, props.view);
  if (armed)
    return (
      <button type="button" className="button button-primary" onClick={() => desk.make(armed)}>
        {say.labels.confirm}
      </button>
    );
  const move = primary(desk);
  const waiting = asked(desk) === 'sell' ? say.labels.pickSale : say.labels.pickBoard;
  if (!move) return <span className="tray-wait">{waiting}</span>;
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
      {label(move)}
    </button>
  );
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
      className={`amyitis amyitis-tray${props.still ? ' is-still' : ''}`}
      onKeyDown={walkWithArrows}
    >
      <Supply {...part} />
      {seated && <Actions {...part} />}
      {seated && (
        <div className="tray-end">
          <Keys say={part.say} />
          <Primary {...part} />
        </div>
      )}
    </div>
  );
}
