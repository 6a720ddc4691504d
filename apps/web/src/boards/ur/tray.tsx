import { Choice } from '../common/choice.tsx';
import { useDesk } from '../common/desk/provider.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { Keys } from '../common/keys.tsx';
import { PrimaryButton } from '../common/primary.tsx';
import './ur.css';
import { type Props, type UrDesk, urDesk } from './desk.ts';
import { prospects } from './input.ts';
import { PASS } from './rules.ts';
import { phrases, words } from './words/index.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: UrDesk;
}

/** Every piece that can move, as a button with where it goes. */
function Moves({ props, desk }: PartProps) {
  const { labels } = phrases[props.language];
  return (
    <section className="tray-actions" aria-label={labels.actions}>
      {prospects(desk).map(({ move }, i) => (
        <Choice
          key={move.index}
          desk={desk}
          move={move}
          spot={move}
          shortcut={String(i + 1)}
          onPress={() => desk.make(move)}
        >
          {words[props.language].move(move, props.view)}
        </Choice>
      ))}
    </section>
  );
}

/** What I can do with my roll; passing always stands in the same place. */
export function Tray(props: Props) {
  const desk = useDesk(urDesk);
  const { labels } = phrases[props.language];
  const seated = props.viewer !== 'spectator' && !props.over;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only carry the focus around
    <div
      className={`ur ur-tray board-tray${props.still ? ' is-still' : ''}`}
      onKeyDown={walkWithArrows}
    >
      {seated && <Moves props={props} desk={desk} />}
      {seated && (
        <div className="tray-end">
          <Keys labels={labels} />
          <PrimaryButton
            move={PASS}
            legal={desk.can(PASS)}
            label={labels.pass}
            onPress={() => desk.make(PASS)}
          />
        </div>
      )}
    </div>
  );
}
