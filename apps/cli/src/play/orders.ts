import type { Seat } from '@nabu/kernel';
import type { Session } from './session.ts';

/** What can be typed besides moves. */
export const ORDERS = [
  '?',
  'board',
  'why ',
  'undo',
  'redo',
  'restart',
  'resign',
  'save ',
  'quit',
] as const;

/** Whether the game goes on after an order, and whether the board should be shown again. */
export type Next = 'stay' | 'show' | 'quit';

/** Carries out one typed line for a seat: an order, or else moves. */
export function obey(session: Session, seat: Seat, line: string): Next {
  const [word, ...rest] = line.trim().split(/\s+/);
  const argument = rest.join(' ');
  switch (word) {
    case '':
      return 'stay';
    case '?':
    case 'help':
      session.list(seat);
      return 'stay';
    case 'board':
      return 'show';
    case 'why':
      session.why(seat, argument);
      return 'stay';
    case 'undo':
    case 'redo':
    case 'restart':
      session.revise(seat, word);
      return 'show';
    case 'resign':
      session.resign(seat);
      return 'show';
    case 'save':
      session.save(argument === '' ? `${session.match.game.id}.txt` : argument);
      return 'stay';
    case 'quit':
    case 'exit':
      return 'quit';
    default: {
      const before = session.match.ply;
      session.humanMoves(seat, line);
      return session.match.ply === before ? 'stay' : 'show';
    }
  }
}
