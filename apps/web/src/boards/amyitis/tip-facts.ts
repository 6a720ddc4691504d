import type { BoardPart } from './part.ts';
import {
  EDGE_SQUARES,
  type Forecast,
  forecast,
  has,
  journeyTo,
  type Move,
  PLANT_CITIES,
  qualityFor,
  SQUARE_NAMES,
  squareAhead,
} from './rules.ts';
import { dealText } from './words/describe.ts';
import { rowLines, squareLines, templeLines, waterText } from './words/forecast.ts';

/** What is known about the place that a move is about, besides what the move itself would bring. */
export function factsOf(part: BoardPart, move: Move): readonly string[] {
  switch (move.type) {
    case 'caravan':
      return cityFacts(part, move.steps);
    case 'plant':
      return can(part, move) ? [] : squareFacts(part, move.square);
    case 'temple':
      return templeFacts(part, move);
    case 'procession':
      return can(part, move) ? [] : templeFacts(part, move);
    case 'field':
      return rowFacts(part, move);
    case 'irrigate':
      return edgeFacts(part, move);
    default:
      return [];
  }
}

const can = ({ desk }: BoardPart, move: Move) => desk.mine && desk.can(move);

/** The forecast of the position that a legal move leads to, else of this one; null when that is not known yet. */
function outlookOf(part: BoardPart, move: Move): Forecast | null {
  if (!can(part, move)) return part.desk.facts;
  const after = part.props.preview(move);
  return after && forecast(after.view);
}

const nameIn =
  ({ props }: BoardPart) =>
  (seat: number) =>
    props.seats[seat].name;

/** What a terrace asks for, who has the most water around it, and what planting it would pay. */
function squareFacts(part: BoardPart, square: number): readonly string[] {
  const { props, desk, say } = part;
  const { labels } = say;
  const told = desk.facts.squares[square];
  if (!told) return [];
  const water = has(props.view.watered, square) ? labels.watered : labels.dry;
  return [
    `${labels.needs(qualityFor(square))} · ${water}`,
    ...squareLines(say, told, nameIn(part)),
    ...ownWays(part, square),
  ];
}

/** The cities from which the viewer could plant a terrace if it were their turn now. */
function ownWays({ props, desk, say }: BoardPart, square: number): readonly string[] {
  if (props.viewer === 'spectator') return [];
  const ways = PLANT_CITIES.flatMap((city) => {
    const trip = journeyTo(props.view, desk.seat, city);
    if (trip.clause !== null || !has(trip.squares, square)) return [];
    return [`${say.cities[city]} (${say.camels(trip.camels)})`];
  });
  return ways.length > 0 ? [say.forecast.youCould(say.forecast.or(ways))] : [];
}

function cityFacts({ props, desk, say }: BoardPart, steps: number): readonly string[] {
  const trip = journeyTo(props.view, desk.seat, squareAhead(props.view, steps));
  const count = SQUARE_NAMES.filter((_, square) => has(trip.squares, square)).length;
  return [dealText(say, trip), ...(trip.plant ? [say.labels.squares(count)] : [])];
}

function templeFacts(
  part: BoardPart,
  move: Extract<Move, { type: 'temple' | 'procession' }>,
): readonly string[] {
  const { say, props } = part;
  const told = outlookOf(part, move)?.temples?.[move.temple];
  if (!told) return [];
  const when = can(part, move) ? say.forecast.after : say.forecast.now;
  return templeLines(say, told, props.view.seats, nameIn(part), when);
}

/** A row that the cube fills says itself who wins it. */
function rowFacts(part: BoardPart, move: Extract<Move, { type: 'field' }>): readonly string[] {
  const fills = can(part, move) && part.desk.facts.rows[move.row].filledBy !== null;
  const told = fills ? null : outlookOf(part, move)?.rows[move.row];
  return told ? rowLines(part.say, told, nameIn(part)) : [];
}

/** Who would have the most water on both sides of a channel. */
function edgeFacts(part: BoardPart, move: Extract<Move, { type: 'irrigate' }>): readonly string[] {
  if (!can(part, move)) return [];
  const told = outlookOf(part, move);
  return EDGE_SQUARES[move.edge].flatMap((square) => {
    const beside = told?.squares[square];
    if (!beside) return [];
    const water = waterText(part.say, beside, nameIn(part));
    return [part.say.forecast.terrace(SQUARE_NAMES[square], water)];
  });
}
