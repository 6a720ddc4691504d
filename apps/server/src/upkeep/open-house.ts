import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { FileStore } from '../store/sqlite.ts';
import { StoreError } from '../store/store.ts';

/** What an open house can be asked to do for whoever may read its data folder. */
export interface OpenHouseTask {
  readonly task: 'backup';
  readonly file: string;
}

/** Says in the data folder where the open house is asked, and the secret to ask with. */
const NOTE = 'house.json';
const LONGEST = 4096;

/**
 * Lets `nabu house backup` reach the house that has a file open: a port of this machine alone, and
 * a secret that only its owner can read. Gives what closes it.
 */
export async function listenForUpkeep(data: string, store: FileStore): Promise<() => void> {
  const secret = randomBytes(32).toString('hex');
  const server = createServer((socket) => serve(socket, secret, store));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  const note = join(data, NOTE);
  rmSync(note, { force: true });
  writeFileSync(note, JSON.stringify({ port, secret }), { mode: 0o600 });
  return () => {
    rmSync(note, { force: true });
    server.close();
  };
}

function serve(socket: Socket, secret: string, store: FileStore): void {
  socket.on('error', () => socket.destroy());
  let text = '';
  socket.setEncoding('utf8').on('data', (data) => {
    text += data;
    const end = text.indexOf('\n');
    if (text.length > LONGEST) socket.destroy();
    else if (end >= 0) void answer(socket, text.slice(0, end), secret, store);
  });
}

async function answer(
  socket: Socket,
  line: string,
  secret: string,
  store: FileStore,
): Promise<void> {
  const asked = parse(line);
  const [given, wanted] = [Buffer.from(String(asked.secret)), Buffer.from(secret)];
  // Bytes and not letters are counted: buffers that differ in length cannot be compared, and throw.
  const known = given.length === wanted.length && timingSafeEqual(given, wanted);
  const file = String(asked.file);
  if (!known || asked.task !== 'backup' || !isAbsolute(file)) {
    socket.destroy();
    return;
  }
  try {
    await store.backup(file);
    socket.end('{}\n');
  } catch (error) {
    const message = error instanceof StoreError ? error.message : 'The house could not do it.';
    socket.end(`${JSON.stringify({ error: message })}\n`);
  }
}

function parse(line: string): { readonly [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Has the house that is open do something; false when none is. */
export async function askOpenHouse(data: string, task: OpenHouseTask): Promise<boolean> {
  const note = readNote(data);
  if (!note) return false;
  const socket = connect(Number(note.port), '127.0.0.1');
  try {
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch {
    // It was killed, and its note is left over.
    return false;
  }
  socket.write(`${JSON.stringify({ ...task, secret: note.secret })}\n`);
  for await (const line of createInterface({ input: socket })) {
    const { error } = parse(line);
    if (error !== undefined) throw new StoreError('failed', String(error));
    return true;
  }
  return false;
}

function readNote(data: string) {
  try {
    return parse(readFileSync(join(data, NOTE), 'utf8'));
  } catch {
    return null;
  }
}
