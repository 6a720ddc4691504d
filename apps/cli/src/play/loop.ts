import type { Seat } from '@nabu/kernel';
import type { Lines } from './lines.ts';
import { obey } from './orders.ts';
import type { Session } from './session.ts';

/** Clears the terminal, so that nobody sees the hand of the player before. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
/** What a shell expects of a program that Ctrl-C stopped. */
const INTERRUPTED = 130;

/** Plays a session to its end, or until the person leaves; returns the exit code. */
export async function playSession(session: Session, lines: Lines): Promise<number> {
  let shownTo: Seat | null = null;
  while (!session.match.over) {
    const seat = session.match.actors[0];
    if (!session.plays(seat)) {
      session.botMoves(seat);
      shownTo = null;
      continue;
    }
    if (shownTo !== seat) {
      await handOver(session, lines, seat);
      session.board(seat);
      shownTo = seat;
    }
    const line = await typed(session, lines, seat);
    if (line === null) return leave(lines);
    session.settle();
    if (session.match.over) break;
    const next = obey(session, seat, line);
    if (next === 'quit') return leave(lines);
    if (next === 'show')
      shownTo = session.humans > 1 && session.match.actors[0] !== seat ? seat : null;
  }
  session.board('spectator');
  session.result();
  return afterwards(session, lines);
}

/** What a person types, or nothing when their time runs out before. */
async function typed(session: Session, lines: Lines, seat: Seat): Promise<string | null> {
  const line = lines.next(`${seat + 1}${session.clock(seat)}> `);
  const { patience } = session;
  if (patience === null) return line;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(''), Math.min(patience + 1, 2 ** 31 - 1));
  });
  return Promise.race([line, late]).finally(() => clearTimeout(timer));
}

/** With several people at one terminal, the next one takes the chair before anything is shown. */
async function handOver(session: Session, lines: Lines, seat: Seat): Promise<void> {
  const last = session.match.made.at(-1)?.seat;
  if (session.humans < 2 || !lines.terminal || last === undefined || last === seat) return;
  process.stdout.write(CLEAR);
  await lines.next(`Player ${seat + 1}, press Enter when only you can see the screen. `);
  process.stdout.write(CLEAR);
}

/** The game is over: it can still be saved. */
async function afterwards(session: Session, lines: Lines): Promise<number> {
  while (session.humans > 0) {
    const line = await lines.next('over> ');
    const [word = '', ...rest] = (line ?? 'quit').trim().split(/\s+/);
    if (word === 'quit' || word === 'exit') break;
    if (word === 'save') session.save(rest.join(' ') || `${session.match.game.id}.txt`);
    else if (word === 'board') session.board('spectator');
    else if (word !== '') process.stdout.write('The game is over: board, save FILE or quit.\n');
  }
  return lines.interrupted ? INTERRUPTED : 0;
}

function leave(lines: Lines): number {
  process.stdout.write(lines.terminal ? '\nFarewell.\n' : 'Farewell.\n');
  return lines.interrupted ? INTERRUPTED : 0;
}
