import './babylonia.css';
import { Choice } from '../common/choice.tsx';
import { useDesk } from '../common/desk/provider.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { Keys } from '../common/keys.tsx';
import { PrimaryButton } from '../common/primary.tsx';
import { type BabyloniaDesk, babyloniaDesk, type Props } from './desk.ts';
import { DONE } from './rules.ts';
import { Dragged, Stand } from './stand.tsx';
import { tipOf } from './tip.tsx';
import { countsText } from './words/describe.ts';
import { phrases, words } from './words/index.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: BabyloniaDesk;
}

/** The choices of a step that is not placing, each showing its place on the map: what is scored next, which card, another turn. */
function Choices({ props, desk }: PartProps) {
  const { labels } = phrases[props.language];
  return (
    <section
      className={props.view.phase === 'card' ? 'tray-actions tray-cards' : 'tray-actions'}
      aria-label={labels.actions}
    >
      {desk.legal.map((move) => (
        <Choice
          key={move.index}
          desk={desk}
          move={move}
          spot={move.type === 'score' ? move.hex : null}
          tip={move.type === 'card' ? tipOf.card(move.card) : undefined}
          onPress={() => desk.make(move)}
        >
          {words[props.language].move(move, props.view)}
        </Choice>
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
  const desk = useDesk(babyloniaDesk);
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
            move={DONE}
            legal={desk.can(DONE)}
            label={labels.done}
            onPress={() => desk.make(DONE)}
          />
        </div>
      )}
      <Dragged props={props} desk={desk} />
    </div>
  );
}
