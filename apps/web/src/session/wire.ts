import type { BotMove, Facts, Thoughts, ViewAt } from '@nabu/table';
import type { Save } from './save.ts';
import type { HintQuestion, Standing } from './standing.ts';
import type { Trouble, Wish } from './table-session.ts';

/** What a new table needs that the worker cannot know. */
export type FreshTable = Pick<Facts, 'id' | 'seed' | 'created'>;

/** What the page says to the worker that holds the match. */
export type ToAuthority =
  /** `seen` is when the page was last known to be open (ms since 1970). */
  | { readonly type: 'open'; readonly save: Save; readonly seen?: number | null }
  | {
      readonly type: 'play';
      readonly id: number;
      readonly seat: number;
      readonly move: string;
      readonly ply: number;
    }
  | { readonly type: 'botPlay'; readonly id: number; readonly made: BotMove }
  | { readonly type: 'ask'; readonly id: number; readonly wish: Wish }
  | {
      readonly type: 'rematch';
      readonly id: number;
      readonly fresh: FreshTable;
    }
  | { readonly type: 'viewAt'; readonly id: number; readonly ply: number }
  | { readonly type: 'record'; readonly id: number }
  | { readonly type: 'hint'; readonly id: number }
  | { readonly type: 'thoughts'; readonly id: number; readonly seat: number }
  | { readonly type: 'lift' };

/** What the worker says to the page. Each request with an id is answered once. */
export type FromAuthority =
  | { readonly type: 'standing'; readonly standing: Standing }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly value: null | string | ViewAt | HintQuestion | Thoughts;
    }
  | { readonly type: 'refused'; readonly id: number; readonly trouble: Trouble }
  | { readonly type: 'unopened'; readonly trouble: Trouble };
