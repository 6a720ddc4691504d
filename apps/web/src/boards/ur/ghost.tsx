import { centre, type Rect } from '../common/rect.ts';
import { Tag, tagWidth } from '../common/tag.tsx';
import type { Props, UrDesk } from './desk.ts';
import { heap, type Layout } from './geometry.ts';
import type { Prospect } from './input.ts';
import { Piece, pieceBox } from './piece.tsx';
import { squareOf, type View } from './rules.ts';
import { phrases } from './words/index.ts';

interface GhostProps {
  readonly props: Props;
  readonly desk: UrDesk;
  readonly layout: Layout;
  readonly prospects: readonly Prospect[];
}

/** Where a piece of the player in turn is at a position of its path. */
function placeAt(layout: Layout, view: View, position: number): Rect {
  const square = squareOf(view, view.turn, position);
  if (square) return layout.squares[square];
  return position === 0 ? layout.hands[view.turn] : layout.homes[view.turn];
}

/** The box of the piece once it has landed. */
function landingBox(layout: Layout, view: View, { to, square }: Prospect): Rect {
  const place = placeAt(layout, view, to);
  if (square) return pieceBox(place);
  const count = view.sides[view.turn].home + 1;
  return heap(layout, place, count)[count - 1];
}

/** What a move does besides moving, above where it lands; kept inside the board. */
function Said({ box, text, room, bad }: SaidProps) {
  const half = tagWidth(text) / 2 + 2;
  const x = Math.min(Math.max(centre(box).x, half), room - half);
  return <Tag x={x} y={Math.max(15, box.y - 6)} text={text} bad={bad} />;
}

interface SaidProps {
  readonly box: Rect;
  readonly text: string;
  readonly room: number;
  readonly bad: boolean;
}

/** The way back of a piece that would be captured. */
function WayBack({
  props,
  layout,
  from,
}: {
  readonly props: Props;
  readonly layout: Layout;
  readonly from: Rect;
}) {
  const rival = 1 - props.view.turn;
  const count = props.view.sides[rival].hand + 1;
  const box = heap(layout, layout.hands[rival], count)[count - 1];
  const [start, end] = [from, box].map(centre);
  return (
    <>
      <line className="ghost-back" x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <Piece face={props.seats[rival]} box={box} className="is-ghost" />
    </>
  );
}

/** A move before it is made: its way over the board, the piece where it would land, and what that does. */
export function GhostView({ props, desk, layout, prospects }: GhostProps) {
  const prospect = prospects.find(({ move }) => move === desk.ghost?.move);
  if (!prospect) return null;
  const { view, seats, language } = props;
  const { labels } = phrases[language];
  const { from } = prospect.move;
  const steps = Array.from({ length: prospect.to - from + 1 }, (_, i) =>
    centre(placeAt(layout, view, from + i)),
  );
  const box = landingBox(layout, view, prospect);
  const said = [
    ...(prospect.captures ? [labels.captures] : []),
    ...(prospect.again ? [labels.again] : []),
    ...(prospect.square === null ? [labels.comesHome] : []),
  ];
  return (
    <g className="ghost">
      <polyline className="ghost-way" points={steps.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {steps.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="ghost-step" cx={x} cy={y} r={layout.cell * 0.07} />
      ))}
      {prospect.captures && <WayBack props={props} layout={layout} from={box} />}
      <Piece face={seats[view.turn]} box={box} className="is-ghost" />
      {said.length > 0 && (
        <Said box={box} text={said.join(' · ')} room={layout.size.width} bad={prospect.captures} />
      )}
    </g>
  );
}
