import type { SeatFace } from '../../table/kit.ts';
import { NewsLayer } from '../common/news.tsx';
import { borderPath, type Hex, hexesPath, hexPath, middleOf } from './geometry.ts';
import type { Forecast, Kind, View } from './rules.ts';
import { isRiver } from './rules.ts';
import { Token } from './token.tsx';
import { hexesIn } from './words/pieces.ts';

interface ChainsProps {
  readonly told: Forecast;
  readonly seats: readonly SeatFace[];
  /** Only this seat's chain, or all. */
  readonly only?: number | null;
}

/** The chains that count for a city, outlined in the colour of their clan; paying nobles are ringed. */
export function Chains({ told, seats, only = null }: ChainsProps) {
  return (
    <g className="chains">
      {told.shares.map(({ chain, scored }, seat) => {
        const face = seats[seat];
        if (chain.length === 0 || (only !== null && only !== seat)) return null;
        const nobles = scored.flatMap(({ clause, pieces }) =>
          clause === 'S3' ? hexesIn(pieces) : [],
        );
        const colour = { color: `var(--seat-${face.colour})` };
        return (
          <g key={face.seat} style={colour}>
            <path className="chain-wash" d={hexesPath(chain, 39)} />
            <path className="chain-case" d={borderPath(new Set(chain))} />
            <path className="chain-line" d={borderPath(new Set(chain))} />
            {nobles.map((hex) => {
              const { x, y } = middleOf(hex);
              return <circle key={hex} className="chain-noble" cx={x} cy={y} r={32.5} />;
            })}
          </g>
        );
      })}
    </g>
  );
}

interface MarkProps {
  readonly hexes: readonly Hex[];
  readonly className: string;
}

/** A rim around each of some hexes. */
export function Rims({ hexes, className }: MarkProps) {
  return (
    <g className={`rims ${className}`}>
      {[...new Set(hexes)].map((hex) => (
        <path key={hex} d={hexPath(middleOf(hex), 36.5)} />
      ))}
    </g>
  );
}

/** The hexes where others did something since the viewer's last move. */
export function News({ pieces }: { readonly pieces: readonly string[] }) {
  const outline = (hex: Hex) => hexPath(middleOf(hex), 35);
  const hexes = [...new Set(hexesIn(pieces))];
  return <NewsLayer places={hexes.map((hex) => ({ key: `hex ${hex}`, outline: outline(hex) }))} />;
}

interface GhostProps {
  readonly view: View;
  readonly hex: Hex;
  readonly kind: Kind;
  readonly face: SeatFace;
}

/** The token in hand where it would lie. */
export function Ghost({ view, hex, kind, face }: GhostProps) {
  const { x, y } = middleOf(hex);
  return (
    <g className="ghost" transform={`translate(${x} ${y})`}>
      <Token face={face} kind={kind} faceDown={isRiver(view.ground, hex)} />
    </g>
  );
}
