import { NewsLayer, type NewsPlace } from '../common/news.tsx';
import { inset } from '../common/rect.ts';
import type { BoardPart } from './part.ts';
import { pathOf } from './terraces.ts';
import { partOf } from './words/pieces.ts';

/** Where a piece lies; court cards carry a mark of their own. */
function placeOf(key: string, { layout, garden }: BoardPart): NewsPlace | null {
  const part = partOf(key);
  switch (part?.kind) {
    case 'square':
      return { key, outline: pathOf(garden.squares[part.at].top, true) };
    case 'edge':
      return { key, outline: pathOf(garden.edges[part.at].zone, true) };
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

/** Everything that others have changed since the viewer's last move. */
export function News({ part }: { readonly part: BoardPart }) {
  return <NewsLayer places={part.props.news.flatMap((piece) => placeOf(piece, part) ?? [])} />;
}
