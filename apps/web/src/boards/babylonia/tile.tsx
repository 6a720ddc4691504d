import { Picture } from '../common/picture.tsx';
import { hexPath } from './geometry.ts';
import { Sign } from './icons.tsx';
import {
  CITY_FIELD,
  isCity,
  isField,
  SCORED_ZIGGURAT,
  symbolsOf,
  type Tile,
  tileText,
} from './rules.ts';

const CENTRE = { x: 0, y: 0 };
const WALL = hexPath(CENTRE, 37);
const COURT = hexPath(CENTRE, 31);
const PLOT = hexPath(CENTRE, 34);

/** Where one, two or three symbols stand on a city, and how large. */
const SPOTS = [
  [],
  [{ x: 0, y: 0, size: 42 }],
  [
    { x: -14, y: 0, size: 30 },
    { x: 14, y: 0, size: 30 },
  ],
  [
    { x: 0, y: -12.5, size: 25 },
    { x: -14, y: 11, size: 24 },
    { x: 14, y: 11, size: 24 },
  ],
] as const;

/** A walled city around (0, 0) with its one to three symbols. */
function City({ tile }: { readonly tile: Tile }) {
  const symbols = symbolsOf(tile);
  return (
    <g className="city">
      <path className="city-shade" d={WALL} transform="translate(0 2.5)" />
      <path className="city-wall" d={WALL} />
      <path className="city-merlons" d={hexPath(CENTRE, 34)} />
      <path className="city-court" d={COURT} />
      <g className="stands">
        {symbols.map((kind, index) => {
          const { x, y, size } = SPOTS[symbols.length][index];
          return <Sign key={kind} kind={kind} x={x} y={y} size={size} className="city-sign" />;
        })}
      </g>
    </g>
  );
}

const FURROWS = [-22, -13, -4, 5, 14, 23].map((y) => {
  const reach = 33 - Math.abs(y) * 0.56;
  return `M${-reach} ${y}q${reach / 2} -4 ${reach} 0t${reach} 0`;
});

/** A crop field around (0, 0) with what it pays: its number, or a point for each city won. */
function Field({ tile }: { readonly tile: Tile }) {
  return (
    <g className="field">
      <path className="field-plot" d={PLOT} />
      <path className="field-furrows" d={FURROWS.join('')} />
      <circle className="field-badge" r={20} />
      <g className="stands">
        {tile === CITY_FIELD ? (
          <Sign kind="city" size={25} y={-0.5} className="field-sign" />
        ) : (
          <text className="field-number">{tileText(tile)}</text>
        )}
      </g>
    </g>
  );
}

const STEPS = [
  { y: 12, width: 58, height: 11 },
  { y: 2, width: 44, height: 10 },
  { y: -8, width: 30, height: 10 },
] as const;

/** A ziggurat around (0, 0): three steps, a stairway and a shrine that goes dark once scored. */
function Ziggurat({ scored }: { readonly scored: boolean }) {
  return (
    <g className={scored ? 'ziggurat is-scored' : 'ziggurat'}>
      <path className="ziggurat-ground" d={PLOT} />
      <g className="stands">
        <ellipse className="ziggurat-shade" cx={0} cy={24} rx={32} ry={4.5} />
        {STEPS.map(({ y, width, height }) => (
          <g key={y}>
            <rect className="ziggurat-step" x={-width / 2} y={y} width={width} height={height} />
            <rect className="ziggurat-side" x={width / 2 - 7} y={y} width={7} height={height} />
            <rect
              className="ziggurat-edge"
              x={-width / 2 - 1}
              y={y}
              width={width + 2}
              height={2.4}
            />
          </g>
        ))}
        <path className="ziggurat-stair" d="M-7 23.5L-3.4 -8h6.8L7 23.5z" />
        <path
          className="ziggurat-treads"
          d="M-6.2 18h12.4M-5.6 13h11.2M-5 8h10M-4.4 3h8.8M-4 -2h8"
        />
        <rect className="ziggurat-shrine" x={-9} y={-18} width={18} height={10} rx={1} />
        <rect className="ziggurat-door" x={-2.8} y={-15} width={5.6} height={7} />
        {!scored && (
          <path className="ziggurat-flame" d="M0 -29c4 4.5 4.6 7.6 0 10.6-4.6-3-4-6.1 0-10.6z" />
        )}
      </g>
    </g>
  );
}

/** Whatever lies on a hex besides tokens, around (0, 0). */
export function TilePiece({ tile }: { readonly tile: Tile }) {
  if (tile === 0) return null;
  if (isCity(tile)) return <City tile={tile} />;
  if (isField(tile)) return <Field tile={tile} />;
  return <Ziggurat scored={tile === SCORED_ZIGGURAT} />;
}

/** A city tile that was won, small, for lists. */
export function CityPicture({ tile, size = 26 }: { readonly tile: Tile; readonly size?: number }) {
  return (
    <Picture size={size} box="-38 -36 76 74" className="city-picture">
      <City tile={tile} />
    </Picture>
  );
}
