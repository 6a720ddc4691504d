import { NewsLayer, type NewsPlace } from '../common/news.tsx';
import { inset } from '../common/rect.ts';
import type { Props } from './desk.ts';
import type { Layout } from './geometry.ts';
import { sideOf } from './rules.ts';
import { siteOf, stackOf } from './words/pieces.ts';

/** Where a piece lies: a temple, a row of cards or a stack of the quarry. */
function placeOf(piece: string, { viewer }: Props, layout: Layout): NewsPlace | null {
  const stack = stackOf(piece);
  if (stack !== null) return { key: piece, area: layout.stacks[sideOf(stack, viewer)] };
  const at = siteOf(piece);
  if (!at) return null;
  const { temple, row } = layout.sites[sideOf(at.seat, viewer)][at.site];
  return { key: piece, area: inset(piece.startsWith('T') ? temple : row, 2) };
}

/** Temples, rows and stacks that the rival has changed. */
export function News({ props, layout }: { readonly props: Props; readonly layout: Layout }) {
  return <NewsLayer places={props.news.flatMap((piece) => placeOf(piece, props, layout) ?? [])} />;
}
