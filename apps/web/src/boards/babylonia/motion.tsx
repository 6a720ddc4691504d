import type { Seat, Viewer } from '@nabu/kernel';
import type { SeatFace, Step } from '../../table/kit.ts';
import type { Camera } from '../common/camera.ts';
import type { Flight } from '../common/flights.tsx';
import type { Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';
import { Tag, tagWidth } from '../common/tag.tsx';
import { boxOf, type Hex, middleOfAll } from './geometry.ts';
import { reasonOf } from './reasons.ts';
import { type Event, hexNamed, TOKENS, type View } from './rules.ts';
import type { Beat } from './show.ts';
import { TilePiece } from './tile.tsx';
import { Token } from './token.tsx';
import type { Phrases } from './words/phrases.ts';
import { hexesIn } from './words/pieces.ts';

const FLIGHT = 300;
const TAG = 1100;

/** Where things are on the screen while something moves. */
export interface Stage {
  readonly camera: Camera;
  readonly size: Size;
  readonly viewer: Viewer;
  readonly seats: readonly SeatFace[];
  /** Where a box of the map is seen. */
  place(box: Rect): Rect;
  /** Where a seat's score is seen, from the corner of the board; null when it is out of sight. */
  scoreAt(seat: Seat): Rect | null;
}

const point = (x: number, y: number): Rect => ({ x, y, width: 0, height: 0 });

/** Where a seat's tokens come from: my stand is below the board, the others sit at its side. */
function homeOf(stage: Stage, seat: Seat): Rect {
  const { width, height } = stage.size;
  if (seat === stage.viewer) return point(width * 0.3, height + 30);
  return stage.scoreAt(seat) ?? point(-30, height / 2);
}

function tagFlight(
  stage: Stage,
  seat: Seat,
  text: string,
  hexes: readonly Hex[],
): Omit<Flight, 'key'> {
  const { x, y } = middleOfAll(hexes);
  const at = stage.place(point(x, y));
  const half = tagWidth(text) / 2 + 2;
  const from = { ...at, x: Math.min(Math.max(at.x, half), stage.size.width - half) };
  const to = homeOf(stage, seat);
  return { from, to, delay: 0, duration: TAG, sprite: <Tag text={text} />, tag: true };
}

/** The flights of tokens being placed and of the points they earn at once. */
export function placingFlights(
  stage: Stage,
  say: Phrases,
  step: Step<View, Event>,
): readonly Flight[] {
  const flights: Flight[] = [];
  const placing = step.events.some(({ type }) => type === 'placed');
  step.events.forEach((event, index) => {
    const key = `${step.number}-${index}`;
    if (event.type === 'placed') {
      const hex = hexNamed(event.hex);
      if (hex === undefined) return;
      const kind = event.token === null ? null : (TOKENS.indexOf(event.token) as 0 | 1 | 2 | 3);
      flights.push({
        ...{ key, from: homeOf(stage, event.seat), to: stage.place(boxOf(hex)) },
        ...{ delay: 0, duration: FLIGHT, lands: `hex:${event.hex}` },
        sprite: (
          <g transform={`scale(${stage.camera.scale})`}>
            <Token face={stage.seats[event.seat]} kind={kind} faceDown={event.faceDown} />
          </g>
        ),
      });
    } else if (event.type === 'scored' && placing) {
      const text = `+${reasonOf(say, step.before, event)}`;
      const spot = step.events.find((other) => other.type === 'placed');
      const hexes = spot ? hexesIn([spot.hex]) : hexesIn(event.pieces);
      flights.push({ key, ...tagFlight(stage, event.seat, text, hexes), delay: FLIGHT * 0.8 });
    }
  });
  return flights;
}

/** The flight of one beat of a scoring: points or a tile on their way to the player. */
export function beatFlights(
  stage: Stage,
  beat: Beat,
  at: Hex | null,
  serial: number,
): readonly Flight[] {
  if (beat.seat === null) return [];
  const key = `beat-${serial}`;
  const hexes = beat.hexes.length > 0 ? beat.hexes : at === null ? [] : [at];
  if (hexes.length === 0) return [];
  if (beat.tile !== null) {
    const from = stage.place(boxOf(hexes[0]));
    const sprite = (
      <g transform={`scale(${stage.camera.scale})`}>
        <TilePiece tile={beat.tile} />
      </g>
    );
    return [{ key, from, to: homeOf(stage, beat.seat), delay: 250, duration: 350, sprite }];
  }
  return beat.tag ? [{ key, ...tagFlight(stage, beat.seat, beat.tag, hexes) }] : [];
}
