import { NewsLayer, type NewsPlace } from '../common/news.tsx';
import { inset } from '../common/rect.ts';
import { courtPlaces } from './court.tsx';
import type { BoardPart } from './part.ts';
import { COURT } from './rules.ts';
import { pathOf, stripAlong } from './terraces.ts';
import { partOf } from './words/pieces.ts';

/** How far a mark reaches on either side of a channel, as a part of a terrace: two channels lie inside it. */
const BESIDE = 0.13;

/** Where a piece lies. */
function placeOf(key: string, { layout, garden }: BoardPart): NewsPlace | null {
  const part = partOf(key);
  switch (part?.kind) {
    case 'square':
      return { key, outline: pathOf(garden.squares[part.at].top, true) };
    case 'edge':
      return { key, outline: pathOf(aroundChannel(garden, part.at), true) };
    case 'court':
      return { key, area: inset(courtPlaces(layout.court)[kindOf(part.at)], 1) };
    case 'temple':
      return { key, area: inset(layout.temples[part.at], 1) };
    case 'row':
      return { key, area: inset(layout.rows[part.at], 1) };
    case 'group':
      return { key, area: inset(layout.groups[part.at], 1) };
    case 'city':
      return { key, area: inset(layout.cities[part.at], 1) };
    default:
      return null;
  }
}

const kindOf = (card: string) => (COURT as readonly string[]).indexOf(card);

function aroundChannel({ edges, unit }: BoardPart['garden'], edge: number) {
  const [{ line }] = edges[edge].single;
  return stripAlong(line, unit * BESIDE);
}

/** Everything that others have changed since the viewer's last move. */
export function News({ part }: { readonly part: BoardPart }) {
  return <NewsLayer places={part.props.news.flatMap((piece) => placeOf(piece, part) ?? [])} />;
}
