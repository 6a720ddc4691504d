import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

afterEach(() => vi.useRealTimers());

/** A connection of which only this is known: what it is asked, and whether it was cut. */
class Line extends EventEmitter {
  pings = 0;
  cut = false;

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.cut = true;
    this.emit('close');
  }
}

function add(heartbeat: Heartbeat, count: number): readonly Line[] {
  const lines = Array.from({ length: count }, () => new Line());
  for (const line of lines) heartbeat.add(line as unknown as WebSocket);
  return lines;
}

test('everybody is asked within 25 s, a few at a time', () => {
  vi.useFakeTimers();
  const heartbeat = new Heartbeat();
  const lines = add(heartbeat, 1000);
  vi.advanceTimersByTime(250);
  expect(lines.filter(({ pings }) => pings > 0)).toHaveLength(10);
  vi.advanceTimersByTime(24_750);
  expect(lines.map(({ pings }) => pings)).toEqual(lines.map(() => 1));
  heartbeat.stop();
});

test('who answers is asked again, who does not is cut, who has gone is left alone', () => {
  vi.useFakeTimers();
  const heartbeat = new Heartbeat();
  const [answers, silent, gone] = add(heartbeat, 3);
  vi.advanceTimersByTime(25_000);
  answers.emit('pong');
  gone.emit('close');
  vi.advanceTimersByTime(25_000);
  expect([answers.pings, answers.cut]).toEqual([2, false]);
  expect([silent.pings, silent.cut]).toEqual([1, true]);
  expect([gone.pings, gone.cut]).toEqual([1, false]);
  heartbeat.stop();
});
