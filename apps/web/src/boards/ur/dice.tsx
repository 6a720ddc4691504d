import type { Rect } from '../common/rect.ts';
import { DICE } from './rules.ts';

interface DieProps {
  /** The middle, and the width. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly marked: boolean;
  /** How it lies, in degrees. */
  readonly angle: number;
  readonly delay: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const RADIUS = 52;
const BASE: readonly Point[] = [90, 210, 330].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: RADIUS * Math.cos(angle), y: -RADIUS * Math.sin(angle) };
});
const APEX: Point = { x: 0, y: 0 };
const NEXT = [1, 2, 0] as const;

function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** The tip of a corner: where it is painted when it is marked. */
function tip(corner: Point, others: readonly Point[], share: number): string {
  return polygon([corner, ...others.map((other) => towards(corner, other, share))]);
}

/**
 * A die with four corners seen from above: three faces rise to the corner that counts. Two corners are
 * marked: with the top, one below; without it, two.
 */
function Die({ x, y, width, marked, angle, delay }: DieProps) {
  const below = marked ? [0] : [0, 1];
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 100})`}>
      <g className="die" style={{ animationDelay: `${delay}ms` }}>
        <g transform={`rotate(${angle})`}>
          <polygon className="die-shadow" points={polygon(BASE)} />
          {BASE.map((corner, i) => (
            <polygon
              key={corner.x}
              className={`die-face die-face-${i}`}
              points={polygon([APEX, corner, BASE[NEXT[i]]])}
            />
          ))}
          {below.map((i) => (
            <polygon
              key={i}
              className="die-corner"
              points={tip(BASE[i], [BASE[NEXT[i]], APEX, BASE[NEXT[NEXT[i]]]], 0.24)}
            />
          ))}
          <polygon
            className={marked ? 'die-top is-marked' : 'die-top'}
            points={polygon(BASE.map((corner) => towards(APEX, corner, 0.36)))}
          />
        </g>
      </g>
    </g>
  );
}

interface DiceProps {
  /** The dice share this box, side by side or one above the other. */
  readonly box: Rect;
  readonly roll: number;
  /** Says how they lie; another number, another throw. */
  readonly number: number;
  /** They have just been thrown. */
  readonly fresh: boolean;
}

/** Four dice that show a roll. */
export function Dice({ box, roll, number, fresh }: DiceProps) {
  const upright = box.height > box.width;
  const room = Math.max(box.width, box.height) / DICE;
  const width = Math.min(room * 0.84, Math.min(box.width, box.height));
  const throwNumber = Math.max(0, number);
  return (
    <g key={throwNumber} className={fresh ? 'dice is-fresh' : 'dice'}>
      {Array.from({ length: DICE }, (_, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: four dice, always the same
          key={i}
          x={upright ? box.x + box.width / 2 : box.x + (i + 0.5) * room}
          y={upright ? box.y + (i + 0.5) * room : box.y + box.height / 2}
          width={width}
          marked={(3 * i + throwNumber) % DICE < roll}
          angle={(i * 47 + throwNumber * 61) % 120}
          delay={200 + i * 60}
        />
      ))}
    </g>
  );
}
