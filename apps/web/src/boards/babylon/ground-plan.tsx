import { memo, type ReactNode } from 'react';
import { useSame } from '../../table/same.ts';
import { NewsLayer } from '../common/news.tsx';
import { Belvedere, GroundPlanItem, spot, UNIT } from './ground-plan-items.tsx';
import {
  type Cell,
  columnOf,
  flowerOf,
  type GardenView,
  type Item,
  type Laid,
  rowOf,
  type SpaceView,
} from './rules.ts';
import { FlowerMark, SymbolMark, stoneOf } from './tile.tsx';

const SIDE = 8 * UNIT;
const RIM = 18;

/** The part of the drawing that a ground plan shows, with its letters and numbers. */
export const GROUND_PLAN_BOX = `${-RIM} ${-RIM} ${SIDE + 2 * RIM} ${SIDE + 2 * RIM}`;

/** The space of a ground plan at a point of the window, or null beside it. */
export function cellAt(
  svg: SVGSVGElement,
  at: { readonly x: number; readonly y: number },
): Cell | null {
  const lens = svg.getScreenCTM()?.inverse();
  if (!lens) return null;
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(lens);
  const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? row * 8 + column : null;
}

/** The bare board with its notches, letters and numbers. */
function GroundPlanBoard({ named }: { readonly named: boolean }) {
  const lines = [1, 2, 3, 4, 5, 6, 7].map((i) => `M${i * UNIT} 0V${SIDE}M0 ${i * UNIT}H${SIDE}`);
  return (
    <g className="ground-plan-floor">
      <rect className="board" x={-3} y={-3} width={SIDE + 6} height={SIDE + 6} rx={6} />
      <path className="grid" d={lines.join('')} />
      {named &&
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) => (
          <g key={i} className="coordinates">
            <text x={(i + 0.5) * UNIT} y={-6.5}>
              {'abcdefgh'[i]}
            </text>
            <text x={-10} y={(i + 0.5) * UNIT + 4}>
              {i + 1}
            </text>
          </g>
        ))}
    </g>
  );
}

/** A laid tile from above; the higher it lies, the longer its shadow. */
function GroundPlanTile({ laid, fresh }: { readonly laid: Laid; readonly fresh: boolean }) {
  const [x, y] = [columnOf(laid.cell) * UNIT, rowOf(laid.cell) * UNIT];
  const lift = 1.5 + 1.6 * laid.level;
  const side = 2 * UNIT;
  return (
    <g className={`ground-plan-tile ${stoneOf(laid.tile)}${fresh ? ' is-fresh' : ''}`}>
      <rect className="shade" x={x + lift} y={y + lift} width={side} height={side} rx={5} />
      <rect className="stone" x={x + 1} y={y + 1} width={side - 2} height={side - 2} rx={5} />
      <path
        className="joints"
        d={`M${x + UNIT} ${y + 3}v${side - 6}M${x + 3} ${y + UNIT}h${side - 6}`}
      />
      <FlowerMark flower={flowerOf(laid.tile)} x={x + UNIT} y={y + UNIT} size={15} />
    </g>
  );
}

/** The symbol of a space that can still be used. */
function GroundPlanSpace({ space }: { readonly space: SpaceView }) {
  const { x, y } = spot(space.cell);
  const { symbol } = space;
  return (
    <g className={space.spanned ? 'ground-plan-space is-spanned' : 'ground-plan-space'}>
      {symbol !== null && <SymbolMark symbol={symbol} x={x} y={y} size={25} />}
    </g>
  );
}

/** The level of a space, above all that stands on it, and clear of the places for a tile around it. */
function GroundPlanLevel({ cell, level }: SpaceView) {
  const { x, y } = spot(cell);
  return (
    <text className="level" x={x - UNIT / 2 + 7} y={y - UNIT / 2 + 14}>
      {level}
    </text>
  );
}

interface GardenProps {
  readonly garden: GardenView;
  readonly ground: readonly SpaceView[];
  /** The items of which anything is in sight. */
  readonly items: readonly Item[];
  /** How many of the last tiles were laid this turn. */
  readonly fresh: number;
  /** Leaves out what cannot be read when it is small. */
  readonly small?: boolean;
}

/** What stands in a garden; drawn anew only when that has changed. */
const GroundPlanGarden = memo(function GroundPlanGarden({
  garden,
  ground,
  items,
  fresh,
  small,
}: GardenProps) {
  const first = garden.tiles.length - fresh;
  return (
    <>
      <GroundPlanBoard named={!small} />
      {garden.tiles.map((laid, i) => (
        <GroundPlanTile key={`${laid.tile}`} laid={laid} fresh={i >= first} />
      ))}
      {ground.map((space) => (
        <GroundPlanSpace key={space.cell} space={space} />
      ))}
      {items.map((item) => (
        <GroundPlanItem key={`${item.kind} ${item.cells.join()}`} item={item} />
      ))}
      {ground.map(({ cell, belvedere }) =>
        belvedere ? <Belvedere key={cell} cell={cell} /> : null,
      )}
      {!small &&
        ground.map((space) =>
          space.level > 0 ? <GroundPlanLevel key={space.cell} {...space} /> : null,
        )}
    </>
  );
});

/** A space as a box. */
function boxOf(cell: Cell) {
  const { x, y } = spot(cell);
  return { x: x - UNIT / 2 + 2, y: y - UNIT / 2 + 2, width: UNIT - 4, height: UNIT - 4 };
}

/** The same spaces, each once: two pieces may share one. */
const once = (cells: readonly Cell[]): readonly Cell[] => [...new Set(cells)];

interface GroundPlanProps extends GardenProps {
  /** Spaces to point at. */
  readonly pointed: readonly Cell[];
  /** Spaces where something is new since the viewer's last move. */
  readonly news: readonly Cell[];
  readonly children?: ReactNode;
}

/** A garden from above as drawing, without its frame. */
export function GroundPlanDrawing({
  garden,
  ground,
  items,
  pointed,
  news,
  children,
  ...rest
}: GroundPlanProps) {
  const same = { garden: useSame(garden), ground: useSame(ground), items: useSame(items) };
  return (
    <>
      <GroundPlanGarden {...same} {...rest} />
      <NewsLayer places={once(news).map((cell) => ({ key: `space ${cell}`, area: boxOf(cell) }))} />
      {once(pointed).map((cell) => (
        <circle key={cell} className="pointed" cx={spot(cell).x} cy={spot(cell).y} r={18} />
      ))}
      {children}
    </>
  );
}
