import './babylonia.css';
import { walkWithArrows } from '../common/focus.ts';
import { Keys } from '../common/keys.tsx';
import { PrimaryButton } from '../common/primary.tsx';
import { type Props, useDesk, useKeys, type Worktop } from './desk.ts';
import { DONE, type Move } from './rules.ts';
import { Dragged, Stand } from './stand.tsx';
import { countsText } from './words/describe.ts';
import { phrases, words } from './words/index.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: Worktop;
}

/** One move as a button, showing its place on the map while it is looked at. */
function Choice({ move, props, desk }: PartProps & { readonly move: Move }) {
  const hex = move.type === 'score' ? move.hex : null;
  return (
    <button
      type="button"
      className="choice-move is-lit"
      onClick={() => desk.make(move)}
      onPointerEnter={() => desk.hover(hex)}
      onPointerLeave={() => desk.hover(null)}
      onFocus={() => desk.hover(hex)}
      onBlur={() => desk.hover(null)}
    >
      {words[props.language].move(move, props.view)}
    </button>
  );
}

/** The choices of a step that is not placing: what is scored next, which card, another turn. */
function Choices({ props, desk }: PartProps) {
  const { labels } = phrases[props.language];
  return (
    <section
      className={props.view.phase === 'card' ? 'tray-actions tray-cards' : 'tray-actions'}
      aria-label={labels.actions}
    >
      {desk.legal.map((move) => (
        <Choice key={move.index} move={move} props={props} desk={desk} />
      ))}
    </section>
  );
}

/** What is left: my reserve by kind, which I can work out, and the cities that keep the game going. */
function Stores({ props }: { readonly props: Props }) {
  const say = phrases[props.language];
  const { viewer, view } = props;
  const side = viewer === 'spectator' ? null : view.sides[viewer];
  return (
    <div className="stores">
      {side?.reserve && (
        <p title={countsText(say, side.reserve)}>
          {say.labels.reserve(side.reserveSize)}
          <span className="stores-kinds">{countsText(say, side.reserve)}</span>
        </p>
      )}
      <p>{say.labels.citiesLeft(view.citiesLeft)}</p>
    </div>
  );
}

/** My stand and what I can do; Done always stands in the same place. */
export function Tray(props: Props) {
  const desk = useDesk(props);
  useKeys(desk);
  const { labels } = phrases[props.language];
  const placing = desk.mine && props.view.phase === 'place';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only carry the focus around
    <div className="babylonia babylonia-tray board-tray" onKeyDown={walkWithArrows}>
      <Stand props={props} desk={desk} />
      {desk.mine && !placing ? <Choices props={props} desk={desk} /> : <Stores props={props} />}
      {placing && (
        <div className="tray-end">
          <Keys labels={labels} />
          <PrimaryButton
            legal={desk.legal.includes(DONE)}
            label={labels.done}
            onPress={() => desk.make(DONE)}
          />
        </div>
      )}
      <Dragged props={props} />
    </div>
  );
}
