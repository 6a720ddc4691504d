import { expect, onTestFinished, test } from 'vitest';
import { Traffic } from '../bench/traffic.mjs';

/** A connection as `ss` lists it. */
function line(port: number, packets: number, bytes: number): string {
  return `ESTAB 0 0 127.0.0.1:${port} 127.0.0.1:5432 cubic bytes_acked:${bytes} bytes_received:10 data_segs_out:${packets}`;
}

test('connections that were closed meanwhile stay counted, and a new one with an old name is another', () => {
  let listed = [line(1000, 5, 50), line(1001, 7, 70)];
  const traffic = new Traffic(5432, () => listed.join('\n'));
  onTestFinished(() => traffic.stop());
  expect(traffic.count()).toEqual({ packets: 12, bytes: 140 });
  listed = [line(1001, 9, 90)];
  expect(traffic.count()).toEqual({ packets: 14, bytes: 160 });
  listed = [line(1001, 1, 10)];
  expect(traffic.count()).toEqual({ packets: 15, bytes: 180 });
});
