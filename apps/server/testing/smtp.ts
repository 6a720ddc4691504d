import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A mail server on loopback that takes everything and delivers nothing. */
export interface Postbox {
  readonly url: string;
  /** The mails as they came, headers and text. */
  readonly mails: readonly string[];
  /** The next mail to come, or the last one that nobody has fetched. */
  next(): Promise<string>;
}

/** Opens one that is closed when the test is. */
export async function openPostbox(): Promise<Postbox> {
  const mails: string[] = [];
  const waiting: ((mail: string) => void)[] = [];
  let fetched = 0;
  const take = (mail: string) => {
    mails.push(mail);
    const hear = waiting.shift();
    if (hear) {
      fetched++;
      hear(mail);
    }
  };
  const server = createServer((socket) => speak(socket, take));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mails,
    next: () =>
      fetched < mails.length
        ? Promise.resolve(mails[fetched++])
        : new Promise((resolve) => waiting.push(resolve)),
  };
}

/** The few words of SMTP that a sender needs to hear. */
function speak(socket: Socket, take: (mail: string) => void): void {
  let unread = '';
  let inMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 postbox');
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    unread += data;
    for (;;) {
      const end = unread.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const read = unread.slice(0, end);
      unread = unread.slice(end + (inMail ? 5 : 2));
      if (inMail) take(read);
      inMail = !inMail && /^DATA$/i.test(read);
      if (/^QUIT$/i.test(read)) return void socket.end('221 bye\r\n');
      say(inMail ? '354 go on' : '250 ok');
    }
  });
}
