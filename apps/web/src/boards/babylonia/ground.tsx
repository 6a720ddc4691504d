import { memo } from 'react';
import type { Point } from '../common/camera.ts';
import type { Rect } from '../common/rect.ts';
import {
  borderPath,
  boundsOf,
  flowPath,
  HEXES,
  type Hex,
  hexesPath,
  middleOf,
  middleOfAll,
  playedOn,
  RIVERS,
  riversOf,
} from './geometry.ts';
import type { Phrases } from './words/phrases.ts';

/** The letters of the printed board by region, for land that may or may not be used. */
const REGIONS = { north: 'nN1', centre: 'cC2', south: 'sS3' } as const;

function hexesOf(ground: string, letters: string): readonly Hex[] {
  return HEXES.filter((hex) => letters.includes(ground[hex]));
}

/** Paints that the map fills its parts with. */
function Paints() {
  return (
    <defs>
      <pattern
        id="babylonia-hatch"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(35)"
      >
        <rect className="unused-wash" width="14" height="14" />
        <line className="unused-line" x1="0" y1="0" x2="0" y2="14" />
      </pattern>
      <pattern id="babylonia-grain" width="46" height="40" patternUnits="userSpaceOnUse">
        <path
          className="grain"
          d="M4 9h3M17 5h2M30 14h3M41 6h2M11 22h2M24 27h3M38 25h2M6 35h3M20 37h2M33 34h3"
        />
      </pattern>
    </defs>
  );
}

/** Threads of current beside the middle of a river, and how fast they run. */
const STREAMS = [
  { x: -17, y: -3, pace: 1 },
  { x: -6, y: 2, pace: 2 },
  { x: 6, y: -2, pace: 3 },
  { x: 17, y: 3, pace: 1 },
] as const;

/** Three wavelets on a river hex. */
function wavesOf(hex: Hex): string {
  const { x, y } = middleOf(hex);
  const wave = (dx: number, dy: number) => `M${x + dx} ${y + dy}q4.5 -5 9 0t9 0`;
  return wave(-22, -17) + wave(3, -4) + wave(-17, 17);
}

/** Chevrons at both ends of a river, pointing where the water goes. */
function mouths(hexes: readonly Hex[]): readonly string[] {
  const at = (from: number, to: number, spot: number) => {
    const [a, b, c] = [from, to, spot].map((index) => middleOf(hexes[index]));
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return `translate(${c.x} ${c.y}) rotate(${turn})`;
  };
  const last = hexes.length - 1;
  return last < 1 ? [] : [at(0, 1, 0), at(last - 1, last, last)];
}

function Rivers({ ground, say }: { readonly ground: string; readonly say: Phrases }) {
  const rivers = riversOf(ground);
  return RIVERS.map((river) => {
    const line = flowPath(rivers[river]);
    return (
      <g key={river} className="river">
        <path className="river-water" d={hexesPath(rivers[river], 40.6)} />
        {[58, 44, 28].map((width) => (
          <path key={width} className="river-deep" d={line} strokeWidth={width} />
        ))}
        {STREAMS.map(({ x, y, pace }) => (
          <path
            key={x}
            className={`river-flow river-flow-${pace}`}
            d={line}
            transform={`translate(${x} ${y})`}
          />
        ))}
        <path className="river-waves" d={rivers[river].map(wavesOf).join('')} />
        <path className="river-bank" d={borderPath(new Set(rivers[river]))} />
        <path className="river-cells" d={hexesPath(rivers[river], 38.5)} />
        <path id={`babylonia-${river}`} className="river-course" d={line} />
        {mouths(rivers[river]).map((place) => (
          <path
            key={place}
            className="river-mouth"
            transform={place}
            d="M-14 -11L-3 0L-14 11M2 -11L13 0L2 11"
          />
        ))}
        <text className="river-name">
          <textPath href={`#babylonia-${river}`} startOffset="50%">
            {say.labels.rivers[river]}
          </textPath>
        </text>
      </g>
    );
  });
}

/** Land beside what is played on is seen in part only, and its name would be cut. */
const isWithin = ({ x, y, width, height }: Rect, at: Point) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

function Unused({ ground, say }: { readonly ground: string; readonly say: Phrases }) {
  const hexes = hexesOf(ground, '.');
  if (hexes.length === 0) return null;
  const middle = middleOfAll(hexes);
  return (
    <g className="unused">
      <path className="unused-land" d={hexesPath(hexes, 40.6)} />
      <path className="unused-border" d={borderPath(new Set(hexes))} />
      {isWithin(boundsOf(playedOn(ground)), middle) && (
        <g transform={`translate(${middle.x} ${middle.y})`}>
          <text className="unused-name stands">{say.labels.unused}</text>
        </g>
      )}
    </g>
  );
}

function Compass({ at, say }: { readonly at: Point; readonly say: Phrases }) {
  return (
    <g className="compass" transform={`translate(${at.x} ${at.y})`}>
      <circle r={23} />
      <path d="M-19 0L0 -5.5 0 5.5z" className="compass-north" />
      <path d="M19 0L0 -5.5 0 5.5zM0 -19L-5.5 0 5.5 0zM0 19L-5.5 0 5.5 0z" />
      <g transform="translate(-33 1)">
        <text className="stands">{say.labels.north}</text>
      </g>
    </g>
  );
}

interface GroundProps {
  readonly ground: string;
  readonly say: Phrases;
}

/** Land, rivers, the border of play and what lies beyond it: everything that never changes. */
export const Ground = memo(function Ground({ ground, say }: GroundProps) {
  const played = playedOn(ground);
  const land = hexesOf(ground, 'ncsNCS123');
  const { x, y, width } = boundsOf(played);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in here takes the focus
    <g className="ground" aria-hidden="true">
      <Paints />
      <Unused ground={ground} say={say} />
      <path className="play-shade" d={hexesPath(played, 43)} />
      <path className="play-rim" d={borderPath(new Set(played))} />
      {Object.entries(REGIONS).map(([name, letters]) => (
        <path
          key={name}
          className={`land land-${name}`}
          d={hexesPath(hexesOf(ground, letters), 40.4)}
        />
      ))}
      <path className="land-grain" d={hexesPath(land)} />
      <path className="land-cells" d={hexesPath(land, 39)} />
      <Rivers ground={ground} say={say} />
      <path className="play-border" d={borderPath(new Set(played))} />
      <Compass at={{ x: x + width - 70, y: y + 90 }} say={say} />
    </g>
  );
});
