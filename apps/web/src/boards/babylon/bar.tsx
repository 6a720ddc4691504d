import type { BabylonDesk, Props } from './desk.ts';
import { type Aim, leastNeeded, nextLevel, nextOpen, turned } from './input.ts';
import { CORNERS, type Move, moveOf, placement, TOP_LEVEL } from './rules.ts';
import { PillarIcon } from './tile.tsx';
import { phrases } from './words/index.ts';
import { namePiece } from './words/name.ts';
import type { Phrases } from './words/phrases.ts';
import { worthOf } from './worth.ts';

interface BarProps {
  readonly props: Props;
  readonly desk: BabylonDesk;
}

interface AimProps extends BarProps {
  readonly aim: Aim;
  readonly say: Phrases;
}

interface NextProps {
  /** Where there is no other choice, a press asks for a move that the rules refuse with the reason. */
  readonly more: boolean;
  readonly label: string;
  readonly text: string;
  readonly shortcut: string;
  onPress(): void;
}

/** A button that goes on to the next of a few choices and says the present one. */
function Next({ more, label, text, shortcut, onPress }: NextProps) {
  return (
    <button
      type="button"
      className={more ? 'bar-button' : 'bar-button is-dim'}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {text}
      {more && <span aria-hidden="true"> ▸</span>}
    </button>
  );
}

/** The level of the tile, and the way to another. */
function Levels({ desk, aim, say }: AimProps) {
  const { move, levels } = aim;
  const more = levels.length > 1;
  const above: Move = moveOf.build({ ...move, level: Math.min(move.level + 1, TOP_LEVEL) });
  return (
    <Next
      more={more}
      label={say.labels.nextLevel(move.level)}
      text={say.labels.level(move.level)}
      shortcut="v"
      onPress={() => (more ? desk.put({ ...desk.draft, level: nextLevel(aim) }) : desk.make(above))}
    />
  );
}

/** Which corner stays open for a belvedere, and the way to another. */
function Corners({ desk, aim, say }: AimProps) {
  const { move, opens } = aim;
  const more = opens.length > 1;
  const now =
    move.open === null ? say.labels.allCorners : say.labels.openCorner(say.corners[move.open]);
  const other = CORNERS.find((corner) => !opens.includes(corner)) ?? null;
  return (
    <Next
      more={more}
      label={say.labels.nextCorner(now)}
      text={now}
      shortcut="o"
      onPress={() =>
        more
          ? desk.put({ ...desk.draft, open: nextOpen(aim) })
          : desk.make(moveOf.build({ ...move, open: other }))
      }
    />
  );
}

/** Why the tile cannot lie there: the pillars it needs, where nothing else is missing. */
function Obstacle({ props, desk, aim, say }: AimProps) {
  const { stock } = props.view.gardens[desk.seat];
  return (
    <span className="bar-fact is-bad">
      {aim.needs === null ? say.labels.notHere : say.labels.needs(aim.needs, stock)}
    </span>
  );
}

/** What the placement takes and does: pillars used and left, belvedere, points, what it hides. */
function Facts({ props, desk, aim, say }: AimProps) {
  const { pillars, cost, left, belvedere, supports } = placement(desk.state, aim.move);
  const statues = supports.filter(({ support }) => support === 'statue').length;
  const hidden =
    props.preview(aim.move)?.events.flatMap((e) => (e.type === 'built' ? e.hidden : [])) ?? [];
  const worth = worthOf(props)(aim.move);
  const icons = [
    ...Array.from({ length: pillars.single }, (_, i) => ({ key: `s${i}`, double: false })),
    ...Array.from({ length: pillars.double }, (_, i) => ({ key: `d${i}`, double: true })),
  ];
  return (
    <>
      <span
        className="bar-fact"
        title={say.labels.pillars(pillars.single, pillars.double, statues)}
      >
        <span className="bar-pillars" aria-hidden="true">
          {icons.map(({ key, double }) => (
            <PillarIcon key={key} double={double} size={13} />
          ))}
        </span>
        {say.labels.cost(cost, left)}
      </span>
      <span className={worth >= 0 ? 'bar-fact is-good' : 'bar-fact is-bad'}>
        {say.labels.points(worth)}
      </span>
      {belvedere !== null && <span className="bar-fact">{say.labels.belvedere}</span>}
      {hidden.length > 0 && (
        <span className="bar-fact is-bad bar-hides">
          {say.labels.hides(hidden.map((piece) => namePiece(say, piece)).join(', '))}
        </span>
      )}
    </>
  );
}

/** What to do while the tile is aimed nowhere. */
function Advice({ props, desk, say }: BarProps & { readonly say: Phrases }) {
  const needed = leastNeeded(desk);
  const { stock } = props.view.gardens[desk.seat];
  return needed === null ? (
    <span className="bar-fact">{say.labels.choosePlace}</span>
  ) : (
    <span className="bar-fact is-bad">{say.labels.needsAnywhere(needed, stock)}</span>
  );
}

/**
 * Everything about the tile that is held: what laying it would take and do, and below it turning,
 * level, open corner and laying. It is always as high, so that nothing behind it is ever covered.
 */
export function Bar({ props, desk }: BarProps) {
  const say = phrases[props.language];
  const { aim, hold } = desk;
  if (hold !== 'new' && hold !== 'kept') return null;
  const turn = () => desk.put(turned(desk.draft, 1));
  const part = { props, desk, say };
  return (
    <div className="bar" data-tells={aim?.legal ?? false}>
      <div className="bar-facts">
        {!aim && <Advice {...part} />}
        {aim?.legal && <Facts {...part} aim={aim} />}
        {aim && !aim.legal && <Obstacle {...part} aim={aim} />}
      </div>
      <div className="bar-acts">
        <button type="button" className="bar-button" onClick={turn} aria-keyshortcuts="r">
          <span aria-hidden="true">↻ </span>
          {say.labels.rotate}
        </button>
        {aim?.legal && <Levels {...part} aim={aim} />}
        {aim?.legal && <Corners {...part} aim={aim} />}
        {aim && (
          <button
            type="button"
            className={aim.legal ? 'bar-button bar-lay is-lit' : 'bar-button bar-lay'}
            onClick={() => desk.make(aim.move)}
          >
            {aim.legal ? say.labels.buildHere : say.labels.whyNot}
          </button>
        )}
      </div>
    </div>
  );
}
