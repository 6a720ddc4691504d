import type { TableInfo } from '@nabu/protocol';
import { faceOf } from '../art/seat-mark.tsx';
import type { Words } from '../words/en.ts';
import type { SeatFace } from './port.ts';

/** How each seat is shown: its name in the page's language, its colour and its shape. */
export function facesOf(table: TableInfo, words: Words): readonly SeatFace[] {
  return table.seats.map(({ seat, kind, name, bot }) => ({
    seat,
    name:
      kind === 'open'
        ? words.join.openSeat
        : kind === 'bot'
          ? botName(bot, words)
          : (name ?? words.setup.guest),
    ...faceOf(seat),
    bot: kind === 'bot',
  }));
}

/** A bot by its level, or as it was asked for when it is none of the levels. */
function botName(bot: string | null, words: Words): string {
  const levels: { readonly [id: string]: string } = words.setup.levels;
  if (bot === null) return words.table.bot;
  return words.table.botName(Object.hasOwn(levels, bot) ? levels[bot] : bot);
}
