import { Choice, pointing } from '../common/choice.tsx';
import { useDesk } from '../common/desk/provider.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { END_PART, movePart } from '../common/parts.ts';
import './amyitis.css';
import { type AmyitisDesk, amyitisDesk, type Props } from './desk.ts';
import { asked, buttons, primary } from './input.ts';
import { useNextLit } from './keys.ts';
import { outlook } from './outlook.ts';
import { BABYLON_SALE, type Move } from './rules.ts';
import { Supply } from './supply.tsx';
import { gistOf } from './words/gist.ts';
import { phrases, words } from './words/index.ts';
import type { Phrases } from './words/phrases.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: AmyitisDesk;
  readonly say: Phrases;
}

/** What a move costs and brings, in one line under its name. */
function Brings({ move, props, desk, say }: PartProps & { readonly move: Move }) {
  const outcome = desk.can(move) && outlook(props.preview(move), desk.seat);
  if (!outcome) return null;
  const names = props.seats.map(({ name }) => name);
  const { costs, gains, notes } = gistOf(say, outcome, desk.seat, names);
  const text = [...costs, ...gains, ...notes].slice(0, 3).join(' · ');
  return <small className="brings">{text || say.gist.nothing}</small>;
}

/** One move as a button, with what it costs and brings. */
function MoveButton({ move, number, ...part }: PartProps & { move: Move; number: number }) {
  const { desk, props } = part;
  return (
    <Choice
      desk={desk}
      move={move}
      spot={move}
      shortcut={String(number)}
      onPress={() => desk.follow({ move })}
    >
      {words[props.language].move(move, props.view)}
      <Brings {...part} move={move} />
    </Choice>
  );
}

/** The choices of this decision, or where on the board they are. */
function Actions(part: PartProps) {
  const { desk, say } = part;
  const decision = asked(desk);
  const offered = buttons(desk);
  const gift = decision === 'swap' && desk.draft.kind === 'none';
  return (
    <section className="tray-actions" aria-label={say.labels.actions}>
      {gift && <p className="tray-note">{say.labels.pickGift}</p>}
      {offered.map((move, index) => (
        <MoveButton key={move.index} move={move} number={index + 1} {...part} />
      ))}
    </section>
  );
}

/** The one button that always stands in the same place: confirm, sell or pass. */
function Primary({ props, desk, say }: PartProps) {
  const { aimed } = desk;
  const label = (move: Move) => words[props.language].move(move, props.view);
  if (aimed)
    return (
      <button
        type="button"
        data-part={partOf(aimed)}
        className="button button-primary"
        onClick={() => desk.make(aimed)}
      >
        {aimed.type === 'pass' ? `${label(aimed)} ✓` : say.labels.confirm}
      </button>
    );
  const move = primary(desk);
  if (!move) return <Wait desk={desk} say={say} />;
  const legal = desk.can(move);
  return (
    <button
      type="button"
      data-part={partOf(move)}
      className={legal ? 'button button-primary' : 'button is-dim'}
      aria-keyshortcuts="p"
      onClick={() => desk.follow({ move })}
      {...pointing(desk, move)}
    >
      {move.type === 'sell' ? `${say.labels.sell} +${BABYLON_SALE[saleSize(move)]}` : label(move)}
    </button>
  );
}

const partOf = (move: Move) => (move.type === 'pass' ? END_PART : movePart(move));

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
  const desk = useDesk(amyitisDesk);
  useNextLit(desk.mine);
  const part = { props, desk, say: phrases[props.language] };
  if (props.viewer === 'spectator')
    return <p className="amyitis hand-note">{part.say.labels.watching}</p>;
  const seated = !props.over;
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
