import type { Notice, NoticeItem } from '@nabu/protocol';
import type { Language } from '@nabu/table';
import { NOTICE_WORDS } from './words.ts';

/** One thing to tell, with all that its words need. */
export interface Told extends NoticeItem {
  /** The others who sit there. */
  readonly others: readonly string[];
  /** Whoever joined or spoke; empty when they are gone. */
  readonly by: string;
  /** Of a reminder: what is left, and whether vacation comes after it. */
  readonly left: { readonly ms: number; readonly vacation: boolean } | null;
  /** Of a finished game: my place; null when nobody has one. */
  readonly place: number | null;
}

/** So many lines a notice has; what is beyond is counted. */
const MOST_LINES = 5;
const HOUR = 3_600_000;

/** What is told at once, in somebody's language. */
export function composed(id: string, items: readonly Told[], language: Language): Notice {
  const words = NOTICE_WORDS[language];
  const plain = items.map(({ kind, what, table, game, at }) => ({ kind, what, table, game, at }));
  const [first] = items;
  if (items.length === 1) {
    const about = [words.match(titleOf(first.game), first.others), ending(first, language)];
    const text = about.filter((part) => part !== '').join('. ');
    const title = headingOf(first, language);
    return { id, title, text, path: `/t/${first.table}`, items: plain };
  }
  const lines = items.slice(0, MOST_LINES).map((item) => lineOf(item, language));
  if (items.length > MOST_LINES) lines.push(words.more(items.length - MOST_LINES));
  const tables = new Set(items.map(({ table }) => table));
  const path = tables.size === 1 ? `/t/${first.table}` : '/games';
  return { id, title: words.several(items.length), text: lines.join('\n'), path, items: plain };
}

/** Something in one line: what, and where. */
function lineOf(item: Told, language: Language): string {
  return `${headingOf(item, language)}: ${NOTICE_WORDS[language].match(titleOf(item.game), item.others)}`;
}

function ending({ kind, place }: Told, language: Language): string {
  const words = NOTICE_WORDS[language];
  if (kind !== 'over') return '';
  return place === null ? words.noPlace : words.place(place);
}

function headingOf({ kind, what, by, left }: Told, language: Language): string {
  const words = NOTICE_WORDS[language];
  const name = by === '' ? words.somebody : by;
  switch (kind) {
    case 'turn':
      return words.turn;
    case 'reminder':
      return words.reminder(
        Math.max(1, Math.round((left?.ms ?? 0) / HOUR)),
        left?.vacation ?? false,
      );
    case 'over':
      return words.over;
    case 'table':
      return what === 'joined' ? words.joined(name) : words.started;
    case 'rematch':
      return what === 'invited' ? words.invited(name) : words.rematch;
    case 'chat':
      return words.said(name);
  }
}

/** Games are called in every language by the name that is their id. */
function titleOf(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1);
}
