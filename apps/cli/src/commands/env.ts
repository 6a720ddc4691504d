import { readArgs } from '../args.ts';
import { converse } from '../env/lines.ts';
import { Session } from '../env/session.ts';
import { gameOf } from '../tables.ts';
import type { Command } from './command.ts';

/** `nabu env`: games for programs that learn, as JSON lines on standard input and output. */
export const env: Command = {
  usage: 'GAME',
  summary: 'play by JSON lines on standard input and output, one game or many at once',
  options: [['--full', 'allow {"op":"observe","full":true}, which tells every secret']],
  async run(argv) {
    const args = readArgs('env', argv, { full: 'switch' });
    const session = new Session(gameOf(args.word('a game')), args.on('full'));
    await converse(session, process.stdin, process.stdout);
    process.stdin.destroy();
    return 0;
  },
};
