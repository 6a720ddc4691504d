import type { GameEvent, Viewer } from '@nabu/kernel';

/** Marks up text for a terminal, or leaves it as it is. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** One of six colours, for things that also differ by their letters. */
  colour(index: number, text: string): string;
}

/** Leaves every text as it is. */
export const PLAIN: Paint = {
  bold: (text) => text,
  dim: (text) => text,
  colour: (_index, text) => text,
};

/** What a drawing needs besides the view. */
export interface Look {
  /** Who sits where. */
  readonly names: readonly string[];
  readonly paint: Paint;
}

/** One game in text: a drawing of what a viewer knows, and its moves in words. */
export interface TextBoard<View, Move> {
  /** Lines of text; colour adds to them and is never needed. */
  draw(view: View, viewer: Viewer, look: Look): string;
  /** What a move does, in a few words. */
  describe(move: Move): string;
  /**
   * The same for somebody who heard these events of it and may not know which move it was; null where they tell it.
   * Only for games in which a move can be a secret.
   */
  describeHeard?(events: readonly GameEvent[]): string | null;
}
