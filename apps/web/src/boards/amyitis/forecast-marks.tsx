import type { SeatFace } from '../../table/kit.ts';
import { SeatGlyph } from '../common/glyph.tsx';
import type { Rect } from '../common/rect.ts';
import type { BoardPart } from './part.ts';
import { type Forecast, SQUARE_NAMES, type SquareForecast } from './rules.ts';
import type { Point } from './terraces.ts';

/** Roughly how broad a text is: enough to place something beside it. */
export const textWidth = (text: string, size: number) => text.length * size * 0.56;

/** A text as far as it fits, with an ellipsis where it does not. */
export function fitted(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const room = Math.max(1, Math.floor(width / (size * 0.56)) - 1);
  return `${text.slice(0, room).trimEnd()}…`;
}

/** The points that the water around a terrace can earn, from the least to the most, as `+1–3`. */
function payText({ plants }: SquareForecast): string {
  const ready = plants.filter(({ gardeners }) => gardeners === 0);
  const points = (ready.length > 0 ? ready : plants).flatMap(({ water }) => water?.points ?? []);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  return least === most ? `+${least}` : `+${least}–${most}`;
}

/** Whether there is a cube around a terrace that can be planted, so that somebody leads there or shares the lead. */
export function hasWater({ squares }: Forecast, square: number): boolean {
  return squares[square]?.cubes.some((cubes) => cubes > 0) ?? false;
}

/** Whose water is most around a terrace and what planting would pay them; those who share it when nobody is paid. */
function WaterMark({ part, square }: { part: BoardPart; square: number }) {
  const told = part.desk.facts.squares[square];
  if (!told || !hasWater(part.desk.facts, square)) return null;
  const { unit } = part.garden;
  const { x, y } = part.garden.squares[square].middle;
  const highest = Math.max(...told.cubes);
  return (
    <Pill
      faces={part.props.seats.filter((_, seat) => told.cubes[seat] === highest)}
      text={told.most === null ? '=' : payText(told)}
      shared={told.most === null}
      middle={{ x, y: y + unit * 0.065 }}
      size={Math.max(10, unit * 0.118)}
    />
  );
}

interface PillProps {
  readonly faces: readonly SeatFace[];
  readonly text: string;
  readonly shared: boolean;
  readonly middle: Point;
  readonly size: number;
}

/** Some seats' signs and a short text in a frame, around a point. */
function Pill({ faces, text, shared, middle: { x, y }, size }: PillProps) {
  const width = faces.length * (size + 1) + textWidth(text, size) + size * 0.7;
  const left = x - width / 2;
  return (
    <g className={shared ? 'water-mark is-shared' : 'water-mark'}>
      <rect x={left} y={y - size * 0.75} width={width} height={size * 1.5} rx={size * 0.75} />
      {faces.map((face, k) => (
        <SeatGlyph
          key={face.seat}
          face={face}
          size={size}
          x={left + size * 0.3 + k * (size + 1)}
          y={y - size / 2}
        />
      ))}
      <text x={left + width - size * 0.35} y={y} fontSize={size}>
        {text}
      </text>
    </g>
  );
}

interface HoldersProps {
  readonly part: BoardPart;
  /** The seats that could come to hold something, null for nobody; one when it is settled. */
  readonly holders: readonly (number | null)[];
  /** The right end of the line, and its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How broad the signs of so many are. */
export const holdersWidth = (count: number, size: number) => count * (size + 7) - 7;

/** The signs of those who could take something, one after the other up to the right end. */
export function Holders({ part, holders, x, y, size }: HoldersProps) {
  if (holders.every((seat) => seat === null)) return null;
  const step = size + 7;
  return holders.map((seat, k) => {
    const left = x - size - (holders.length - 1 - k) * step;
    return (
      <g key={seat ?? 'nobody'} className="holder">
        {k > 0 && (
          <text x={left - 3.5} y={y} fontSize={size}>
            /
          </text>
        )}
        {seat === null ? (
          <text x={left + size / 2} y={y} fontSize={size}>
            –
          </text>
        ) : (
          <SeatGlyph face={part.props.seats[seat]} size={size} x={left} y={y - size / 2} />
        )}
      </g>
    );
  });
}

/** Who would win the Gardener of a row of fields, above the row or in its upper corner. */
export function RowMark({ part, row }: { part: BoardPart; row: number }) {
  const { layout, desk, say } = part;
  const { winner, left, cubes, gardener } = desk.facts.rows[row];
  const area = layout.rows[row];
  const beside = layout.rows[0].y === layout.rows[1].y;
  const y = beside ? area.y - 12 : area.y + 7;
  // The number of the row stands in the corner.
  const x = area.x + area.width - 18;
  const highest = Math.max(...cubes);
  if (!gardener || highest === 0) return null;
  const tied = cubes.flatMap((count, seat) => (count === highest ? [seat] : []));
  const text = say.forecast.rowMark(left);
  return (
    <g className="row-mark">
      <text x={x - (winner === null ? tied.length : 1) * 20 + 4} y={y}>
        {text}
      </text>
      <Holders part={part} holders={winner === null ? tied : [winner]} x={x} y={y} size={11} />
    </g>
  );
}

/** The forecast of the garden: a mark on every terrace that has water around it, above all that is drawn there. */
export function WaterMarks({ part }: { readonly part: BoardPart }) {
  return (
    <g className="water-marks">
      {part.garden.order.map((square) => (
        <WaterMark key={SQUARE_NAMES[square]} part={part} square={square} />
      ))}
      <Caption part={part} />
    </g>
  );
}

/** What the marks on the terraces mean, in a corner of the sky. */
function Caption({ part }: { readonly part: BoardPart }) {
  const { x, y, width }: Rect = part.layout.garden;
  const size = { x: x + 8, y: y + 8, width: Math.min(190, width * 0.33), height: 110 };
  return (
    <foreignObject className="forecast-caption" {...size}>
      <p>
        <b>{part.say.forecast.name}</b> {part.say.forecast.caption}
      </p>
    </foreignObject>
  );
}
