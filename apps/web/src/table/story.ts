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

/** What has happened at a table, in the order of the log. */
export interface Story {
  readonly lines: readonly (Chapter | Aside)[];
}

/** Folds the entries of a table into what is worth telling now. */
export function storyOf(entries: readonly Entry[]): Story {
  let lines: (Chapter | Aside)[] = [];
  for (const entry of entries) {
    switch (entry.kind) {
      case 'started':
        lines.push(chapterOf(entry, 0, null));
        break;
      case 'played':
      case 'redone':
        lines.push(chapterOf(entry, entry.ply, entry.seat));
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

const CHAPTERS = new WeakMap<Entry, Chapter>();

/** An entry is always the same chapter, so that whoever has told of it before knows it again. */
function chapterOf(
  entry: Entry & { readonly events: readonly GameEvent[] },
  ply: number,
  seat: Seat | null,
): Chapter {
  const known = CHAPTERS.get(entry) ?? { ply, seat, events: entry.events };
  CHAPTERS.set(entry, known);
  return known;
}

/** Whether a line tells of the match, and not of the people. */
export function isChapter(line: Chapter | Aside): line is Chapter {
  return 'events' in line && !('kind' in line);
}

/** The pieces a scored event names; other events name theirs through the game's kit. */
export function scoredPieces(event: GameEvent): readonly string[] {
  return event.type === 'scored' ? (event as Scored).pieces : [];
}
