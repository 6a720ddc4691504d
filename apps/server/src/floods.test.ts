import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFloodLog } from './floods.ts';

function watched() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  return { lines, floods: createFloodLog(log) };
}

test('a flood is one line when it begins and one for each minute it lasts', () => {
  const { lines, floods } = watched();
  for (let i = 0; i < 1000; i++) floods.refused('new tables', '192.0.2.1');
  for (let i = 0; i < 7; i++) floods.refused('new tables', '192.0.2.2');
  expect(lines).toEqual(['Too many new tables from 192.0.2.1: what is over the limit is refused.']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual([
    'Too many new tables: 1006 refused within 60 s, 999 of them from 192.0.2.1.',
  ]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(2);
  floods.refused('new tables', '192.0.2.1');
  expect(lines).toHaveLength(3);
  floods.close();
});

test('each kind is told by itself, and what is still counted is told at the end', () => {
  const { lines, floods } = watched();
  for (const what of ['requests', 'joins', 'requests', 'requests']) floods.refused(what, 'here');
  floods.close();
  expect(lines).toEqual([
    'Too many requests from here: what is over the limit is refused.',
    'Too many joins from here: what is over the limit is refused.',
    'Too many requests: 2 refused within 60 s, 2 of them from here.',
  ]);
});
