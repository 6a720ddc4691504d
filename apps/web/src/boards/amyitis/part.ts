import type { Props, Worktop } from './desk.ts';
import type { Layout } from './geometry.ts';
import type { Terraces } from './terraces.ts';
import type { Phrases } from './words/phrases.ts';

/** What every part of the board is drawn from. */
export interface BoardPart {
  readonly props: Props;
  readonly desk: Worktop;
  readonly layout: Layout;
  readonly garden: Terraces;
  readonly say: Phrases;
}
