import type { TableInfo } from '@nabu/protocol';
import { faceOf } from '../art/seat-mark.tsx';
import type { Words } from '../words/en.ts';
import { botName } from './bot-name.ts';
import type { SeatFace } from './kit.ts';

/** How each seat is shown: its name in the page's language, its colour and its shape. */
export function facesOf(table: TableInfo, words: Words): readonly SeatFace[] {
  return table.seats.map(({ seat, kind, name, bot }) => ({
    seat,
    name:
      kind === 'open' ? words.join.openSeat : kind === 'bot' ? botName(seat) : nameOf(name, words),
    ...faceOf(seat),
    bot: kind === 'bot',
    level: kind === 'bot' ? botLevel(bot, words) : null,
  }));
}

/** A name as it is shown; whoever erased their data has none left. */
function nameOf(name: string | null, words: Words): string {
  return name === '' ? words.people.erased : (name ?? words.setup.guest);
}

/** A bot's level, or how it was asked for when that is none of the levels. */
function botLevel(bot: string | null, words: Words): string {
  const levels: { readonly [id: string]: string } = words.setup.levels;
  if (bot === null) return words.table.bot;
  return words.table.botLevel(Object.hasOwn(levels, bot) ? levels[bot] : bot);
}
