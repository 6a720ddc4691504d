import type { Props, Worktop } from './desk.ts';
import type { Aim } from './input.ts';
import { CORNERS, type Corner, moves, placement } from './rules.ts';
import { PillarIcon } from './tile.tsx';
import { phrases } from './words/index.ts';
import { namePiece } from './words/name.ts';
import type { Phrases } from './words/phrases.ts';
import { worthOf } from './worth.ts';

interface BarProps {
  readonly props: Props;
  readonly desk: Worktop;
}

interface AimProps extends BarProps {
  readonly aim: Aim;
  readonly say: Phrases;
}

/** The levels possible where the tile is aimed. */
function Levels({ desk, aim, say }: AimProps) {
  if (aim.levels.length < 2)
    return <span className="bar-fact">{say.labels.level(aim.move.level)}</span>;
  return (
    <fieldset className="bar-levels">
      <legend className="hidden-text">{say.labels.levels}</legend>
      {aim.levels.map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={level === aim.move.level}
          aria-label={say.labels.level(level)}
          onClick={() => desk.put({ level })}
        >
          {level}
        </button>
      ))}
    </fieldset>
  );
}

const SIGNS: { readonly [corner in Corner]: string } = { 0: '◤', 1: '◥', 2: '◢', 3: '◣' };

/** A small square of the four corners: pressing one leaves it open, pressing the middle bears all. */
function Corners({ desk, aim, say }: AimProps) {
  const { opens, move } = aim;
  const put = (open: Corner | null) => {
    if (opens.includes(open)) desk.put({ open });
    else desk.make(moves.build({ ...move, open }));
  };
  const look = (open: Corner | null) => (opens.includes(open) ? 'corner is-lit' : 'corner is-dim');
  return (
    <fieldset className="bar-corners">
      <legend className="hidden-text">{say.labels.corners}</legend>
      {CORNERS.map((corner) => (
        <button
          key={corner}
          type="button"
          className={`${look(corner)} corner-${corner}`}
          aria-pressed={move.open === corner}
          aria-label={say.labels.openCorner(say.corners[corner])}
          title={say.labels.openCorner(say.corners[corner])}
          onClick={() => put(corner)}
        >
          <span aria-hidden="true">{SIGNS[corner]}</span>
        </button>
      ))}
      <button
        type="button"
        className={`${look(null)} corner-all`}
        aria-pressed={move.open === null}
        aria-label={say.labels.allCorners}
        title={say.labels.allCorners}
        onClick={() => put(null)}
      >
        <span aria-hidden="true">■</span>
      </button>
    </fieldset>
  );
}

/** What the placement takes and does: pillars used and left, belvedere, what it hides, points. */
function Facts({ props, desk, aim, say }: AimProps) {
  const { pillars, cost, left, belvedere, supports } = placement(desk.state, aim.move);
  if (!aim.legal) return <span className="bar-fact is-bad">{say.labels.notHere}</span>;
  const statues = supports.filter(({ support }) => support === 'statue').length;
  const hidden =
    props.preview(aim.move)?.events.flatMap((e) => (e.type === 'built' ? e.hidden : [])) ?? [];
  const worth = worthOf(props)(aim.move);
  return (
    <>
      <span
        className="bar-fact"
        title={say.labels.pillars(pillars.single, pillars.double, statues)}
      >
        <span className="bar-pillars" aria-hidden="true">
          {Array.from({ length: pillars.single }, (_, i) => (
            <PillarIcon key={`s${supports[i].cell}`} size={18} />
          ))}
          {Array.from({ length: pillars.double }, (_, i) => (
            <PillarIcon key={`d${supports[i].cell}`} double size={18} />
          ))}
        </span>
        {say.labels.cost(cost, left)}
      </span>
      {belvedere !== null && <span className="bar-fact">+ {say.labels.belvedere}</span>}
      <span className={worth >= 0 ? 'bar-fact is-good' : 'bar-fact is-bad'}>
        {say.labels.points(worth)}
      </span>
      {hidden.length > 0 && (
        <span className="bar-fact is-bad bar-hides">
          {say.labels.hides(hidden.map((piece) => namePiece(say, piece)).join(', '))}
        </span>
      )}
    </>
  );
}

/** Everything about the tile that is held: turning it, its level and open corner, its cost, laying it. */
export function Bar({ props, desk }: BarProps) {
  const say = phrases[props.language];
  const { aim, hold, plan } = desk;
  if (hold !== 'new' && hold !== 'kept') return null;
  const turn = () => desk.put({ turns: ((plan.turns + 1) & 3) as typeof plan.turns });
  return (
    <div className="bar">
      <button type="button" className="bar-button" onClick={turn} aria-keyshortcuts="r">
        <span aria-hidden="true">↻</span> {say.labels.rotate}
      </button>
      {aim ? (
        <>
          {aim.legal && <Levels props={props} desk={desk} aim={aim} say={say} />}
          {aim.legal && <Corners props={props} desk={desk} aim={aim} say={say} />}
          <Facts props={props} desk={desk} aim={aim} say={say} />
          <button
            type="button"
            className={aim.legal ? 'bar-button bar-lay is-lit' : 'bar-button bar-lay'}
            onClick={() => desk.make(aim.move)}
          >
            {say.labels.buildHere}
          </button>
        </>
      ) : (
        <span className="bar-fact">{say.labels.choosePlace}</span>
      )}
    </div>
  );
}
