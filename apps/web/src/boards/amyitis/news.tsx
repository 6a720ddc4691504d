import { NewsLayer, type NewsPlace } from '../common/news.tsx';
import { inset, type Rect } from '../common/rect.ts';
import { courtPlaces, signPlace } from './court.tsx';
import type { BoardPart } from './part.ts';
import { COURT, isDouble } from './rules.ts';
import { between, pathOf, stripAlong } from './terraces.ts';
import { partOf } from './words/pieces.ts';

/** How far a mark reaches on either side of a channel or of two side by side, as a part of a terrace. */
const BESIDE = 0.07;

/** Where a piece lies. */
function placeOf(key: string, board: BoardPart): NewsPlace | null {
  const { layout, garden } = board;
  const part = partOf(key);
  switch (part?.kind) {
    case 'square':
      return { key, outline: pathOf(garden.squares[part.at].top, true) };
    case 'edge':
      return { key, outline: pathOf(aroundChannel(board, part.at), true) };
    case 'court':
      return { key, area: signPlace(courtPlaces(layout.court)[kindOf(part.at)]) };
    case 'temple':
      return { key, area: around(layout.temples[part.at]) };
    case 'row':
      return { key, area: around(layout.rows[part.at]) };
    case 'group':
      return { key, area: around(layout.groups[part.at]) };
    case 'city':
      return { key, area: inset(layout.cities[part.at], 1) };
    default:
      return null;
  }
}

const kindOf = (card: string) => (COURT as readonly string[]).indexOf(card);

/** Outside what it marks, so that cards, cubes and words in it stay free. */
const around = (area: Rect): Rect => inset(area, -1);

/** Along one channel, or between two that lie side by side. */
function aroundChannel({ garden: { edges, unit }, props }: BoardPart, edge: number) {
  const { single, double } = edges[edge];
  const [one, other] = isDouble(props.view, edge) ? double : [single[0], single[0]];
  const line = one.line.map((point, at) => between(point, other.line[at], 0.5));
  return stripAlong(line, unit * BESIDE);
}

/** Everything that others have changed since the viewer's last move. */
export function News({ part }: { readonly part: BoardPart }) {
  return <NewsLayer places={part.props.news.flatMap((piece) => placeOf(piece, part) ?? [])} />;
}
