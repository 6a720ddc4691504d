import { useDesk } from '../common/desk/provider.tsx';
import { walkWithArrows } from '../common/focus.ts';
import { Keys } from '../common/keys.tsx';
import { PrimaryButton } from '../common/primary.tsx';
import './babel.css';
import { type BabelDesk, babelDesk, type Props } from './desk.ts';
import { Hand } from './hand.tsx';
import { abilityMoves, mustDrop, pressMigrate } from './input.ts';
import { MoveButton } from './menu.tsx';
import { type Move, moveOf } from './rules.ts';
import { phrases } from './words/index.ts';

interface PartProps {
  readonly props: Props;
  readonly desk: BabelDesk;
}

/** What I may do now: builds and abilities where the pawn stands, and the migration. */
function offers({ desk, props }: PartProps): readonly Move[] {
  const { seat, can } = desk;
  const { starter } = props.view.sides[seat];
  const builds = [seat, 1 - seat].map(moveOf.build).filter(can);
  const abilities = abilityMoves(props.view, seat).filter(can);
  return [...(starter ? [moveOf.buildStarter()] : []), ...builds, ...abilities];
}

/** With a card in hand: the two things it can do. */
function CardActions({ desk, props }: PartProps) {
  const { draft } = desk;
  if (draft.kind !== 'card') return null;
  return (
    <>
      <MoveButton move={moveOf.deploy(draft.nation)} props={props} desk={desk} />
      <MoveButton move={moveOf.walk(draft.nation)} props={props} desk={desk} />
      <Cancel desk={desk} props={props} />
    </>
  );
}

function Cancel({ desk, props }: PartProps) {
  return (
    <button type="button" className="choice-move" onClick={desk.clear}>
      {phrases[props.language].labels.cancel}
    </button>
  );
}

function DraftActions({ desk, props }: PartProps) {
  const { labels } = phrases[props.language];
  const { draft } = desk;
  if (draft.kind === 'card') return <CardActions desk={desk} props={props} />;
  if (draft.kind === 'migrate') {
    return (
      <>
        <p className="tray-note">{draft.from === null ? labels.migrateFrom : labels.migrateTo}</p>
        <Cancel desk={desk} props={props} />
      </>
    );
  }
  const migrates = desk.legal.some((move) => move.type === 'migrate');
  return (
    <>
      {offers({ desk, props }).map((move) => (
        <MoveButton key={move.index} move={move} props={props} desk={desk} />
      ))}
      <button
        type="button"
        className={migrates ? 'choice-move is-lit' : 'choice-move is-dim'}
        onClick={() => desk.follow(pressMigrate(desk))}
      >
        {labels.migrate}
      </button>
    </>
  );
}

/** What I may do now, or what I must. */
function Actions({ desk, props }: PartProps) {
  const { labels } = phrases[props.language];
  const forced = mustDrop(desk);
  return (
    <section className="tray-actions" aria-label={labels.actions}>
      {desk.mine && forced && (
        <p className="tray-note is-forced">{labels.drops(props.view.drops)}</p>
      )}
      {desk.mine && !forced && <DraftActions desk={desk} props={props} />}
    </section>
  );
}

/** My hand and everything I can do with it; ending the turn always stands in the same place. */
export function Tray(props: Props) {
  const desk = useDesk(babelDesk);
  const { labels } = phrases[props.language];
  const end = moveOf.end();
  const seated = props.viewer !== 'spectator' && !props.over;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only carry the focus around
    <div
      className={`babel babel-tray board-tray${props.still ? ' is-still' : ''}`}
      onKeyDown={walkWithArrows}
    >
      <Hand props={props} desk={desk} />
      {seated && <Actions desk={desk} props={props} />}
      {seated && (
        <div className="tray-end">
          <Keys labels={labels} />
          <PrimaryButton
            move={end}
            legal={desk.can(end)}
            label={labels.endTurn}
            onPress={() => desk.make(end)}
          />
        </div>
      )}
    </div>
  );
}
