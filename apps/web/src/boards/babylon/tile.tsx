import { Picture } from '../common/picture.tsx';
import { BLANK, CORNERS, type Flower, flowerOf, materialOf, symbolAt, type Tile } from './rules.ts';
import { SYMBOL_PATHS } from './symbols.ts';

interface SymbolProps {
  readonly symbol: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className?: string;
}

/** A symbol on its medallion, drawn around a point. */
export function SymbolMark({ symbol, x, y, size, className = '' }: SymbolProps) {
  const scale = (size * 0.74) / 24;
  return (
    <g className={`symbol ${className}`} transform={`translate(${x} ${y})`}>
      <circle r={size / 2} />
      <path d={SYMBOL_PATHS[symbol]} transform={`scale(${scale}) translate(-12 -12)`} />
    </g>
  );
}

/** How many petals each flower has: their form tells them apart without their colour. */
const PETALS = [5, 4, 6, 10] as const;
const WIDTHS = [0.3, 0.4, 0.17, 0.13] as const;

function angles(petals: number): readonly number[] {
  return Array.from({ length: petals }, (_, i) => (i * 360) / petals);
}

/** A flower drawn around a point. */
export function FlowerMark({
  flower,
  x,
  y,
  size,
}: {
  flower: Flower;
  x: number;
  y: number;
  size: number;
}) {
  const petals = PETALS[flower];
  return (
    <g className={`flower flower-${flower}`} transform={`translate(${x} ${y}) scale(${size / 2})`}>
      <circle className="flower-bed" r={1.12} />
      {angles(petals).map((angle) => (
        <ellipse
          key={angle}
          cx={0.55}
          rx={0.45}
          ry={WIDTHS[flower]}
          transform={`rotate(${angle - 90})`}
        />
      ))}
      <circle className="flower-heart" r={0.26} />
    </g>
  );
}

/** The class of a tile's stone. */
export function stoneOf(tile: Tile): string {
  return `stone-${materialOf(tile) ?? 3}`;
}

interface FaceProps {
  readonly tile: Tile;
  readonly turns?: number;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** The face of a tile: four spaces with their symbols and the flower in the middle. */
export function TileFace({ tile, turns = 0, x = 0, y = 0, size }: FaceProps) {
  const unit = size / 2;
  return (
    <g className={`tile-face ${stoneOf(tile)}`} transform={`translate(${x} ${y})`}>
      <rect
        className="stone"
        x={0.75}
        y={0.75}
        width={size - 1.5}
        height={size - 1.5}
        rx={size * 0.07}
      />
      <path className="joints" d={`M${unit} 2V${size - 2}M2 ${unit}H${size - 2}`} />
      {CORNERS.map((corner) => {
        const symbol = symbolAt(tile, turns, corner);
        const cx = corner === 1 || corner === 2 ? 1.5 * unit : 0.5 * unit;
        const cy = corner >= 2 ? 1.5 * unit : 0.5 * unit;
        return symbol === BLANK ? null : (
          <SymbolMark key={corner} symbol={symbol} x={cx} y={cy} size={unit * 0.76} />
        );
      })}
      <FlowerMark flower={flowerOf(tile)} x={unit} y={unit} size={size * 0.2} />
    </g>
  );
}

/** A tile by itself, as a picture of so many pixels. */
export function TileIcon({ tile, turns = 0, size }: FaceProps) {
  return (
    <Picture size={size} box={`0 0 ${size} ${size}`} className="tile-icon">
      <TileFace tile={tile} turns={turns} size={size} />
    </Picture>
  );
}

/** A pillar: single, or double with its glazed band. */
export function PillarIcon({ double = false, size = 22 }: { double?: boolean; size?: number }) {
  const height = double ? 34 : 24;
  return (
    <svg
      width={(size * 14) / 24}
      height={(size * height) / 24}
      viewBox={`0 0 14 ${height}`}
      className="pillar-icon"
      aria-hidden="true"
    >
      <path d={`M1 1h12v3l-2.5 2v${height - 12}l2.5 2v3H1v-3l2.5-2V6L1 4z`} />
      {double && <rect x={3} y={14} width={8} height={6} className="pillar-band" />}
    </svg>
  );
}
