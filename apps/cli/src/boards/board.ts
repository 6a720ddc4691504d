import type { Viewer } from '@nabu/kernel';
import type { Paint } from '../paint.ts';

/** What a drawing needs besides the view. */
export interface Look {
  /** Who sits where. */
  readonly names: readonly string[];
  readonly paint: Paint;
}

/** One game in text: a drawing of what a viewer knows, and its moves in words. */
export interface Board<View, Move> {
  /** Lines of text; colour adds to them and is never needed. */
  draw(view: View, viewer: Viewer, look: Look): string;
  /** What a move does, in a few words. */
  describe(move: Move): string;
}
