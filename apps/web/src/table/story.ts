import type { GameEvent, Scored, Seat } from '@nabu/kernel';
import type { Entry } from '@nabu/protocol';

/** One ply as it stands: what was taken back is not in the story. */
export interface Chapter {
  readonly ply: number;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
}

/** Something about the people at the table rather than the match. */
export type Aside = Exclude<Entry, { kind: 'started' | 'played' | 'redone' | 'undone' }>;

/** Whether an entry is about the people at the table. */
export function isAside(entry: Entry): entry is Aside {
  return !['started', 'played', 'redone', 'undone'].includes(entry.kind);
}

export interface Story {
  readonly lines: readonly (Chapter | Aside)[];
}

/** Folds the entries of a table into what is worth telling now. */
export function storyOf(entries: readonly Entry[]): Story {
  let lines: (Chapter | Aside)[] = [];
  for (const entry of entries) {
    switch (entry.kind) {
      case 'started':
        lines.push({ ply: 0, seat: null, events: entry.events });
        break;
      case 'played':
      case 'redone':
        lines.push({ ply: entry.ply, seat: entry.seat, events: entry.events });
        break;
      case 'undone':
        lines = lines.filter((line) => !isChapter(line) || line.ply <= entry.ply);
        break;
      default:
        lines.push(entry);
    }
  }
  return { lines };
}

export function isChapter(line: Chapter | Aside): line is Chapter {
  return 'events' in line && !('kind' in line);
}

/** The pieces a scored event names; other events name theirs through the game's kit. */
export function scoredPieces(event: GameEvent): readonly string[] {
  return event.type === 'scored' ? (event as Scored).pieces : [];
}
