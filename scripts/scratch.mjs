/** Where tests keep what they throw away. */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, where Linux has one. */
const MEMORY = '/dev/shm';
/** What databases, data folders and profiles of browsers need at a time, generously (bytes). */
const ROOM = 4e9;

/**
 * A folder for temporary files that is gone with this process: in memory where there is room, because
 * hundreds of houses are opened by a test run, and each would wait for the disk again and again.
 */
export function scratchFolder(place = hasRoom(MEMORY) ? MEMORY : tmpdir()) {
  const folder = mkdtempSync(join(place, 'nabu-scratch-'));
  // PostgreSQL runs as another user than root and must get to its own folder inside.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom(place) {
  if (!existsSync(place)) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= ROOM;
}
