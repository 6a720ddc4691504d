import { Session } from 'node:inspector';

/**
 * Gives back at once what V8 holds and does not need. It collects only while there is work to do, so a
 * house that was opened and is not used would keep the third of its memory that was needed to load it.
 */
export function giveBackMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  return new Promise((resolve) => {
    session.post('HeapProfiler.collectGarbage', () => {
      session.disconnect();
      resolve();
    });
  });
}
