import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { HouseClock } from './house-clock.ts';

/** A device whose own clock counts from somewhere else, and a line that takes its time both ways. */
function device() {
  const time = { own: 5_000, ahead: 1_700_000_000_000 };
  const clock = new HouseClock(() => time.own);
  const trip = (there: number, back: number) => {
    clock.ask();
    time.own += there;
    const said = time.own + time.ahead;
    time.own += back;
    clock.hear(said);
  };
  const error = () => Math.abs(clock.now() - (time.own + time.ahead));
  return { time, clock, trip, error };
}

test('the time of the house is known to half a round trip, however wrong the device’s clock is', () => {
  const rng = rngFrom('trips');
  for (let run = 0; run < 100; run++) {
    const { trip, error } = device();
    const trips = Array.from({ length: 1 + rng.below(8) }, () => [rng.below(200), rng.below(200)]);
    for (const [there, back] of trips) trip(there, back);
    const best = Math.min(...trips.map(([there, back]) => there + back));
    // Estimates that are some seconds old are held to be a millisecond worse at the most.
    expect(error()).toBeLessThanOrEqual(best / 2 + 2);
  }
});

test('a slow answer does not spoil what a quick one said', () => {
  const { trip, error } = device();
  trip(10, 10);
  trip(10, 3_000);
  expect(error()).toBeLessThanOrEqual(10);
});

test('what is known grows old, and a device whose clock drifts learns anew', () => {
  const { time, trip, error } = device();
  trip(1, 1);
  time.own += 3_600_000;
  time.ahead += 500;
  trip(30, 60);
  expect(error()).toBeLessThanOrEqual(45);
});

test('answers that got lost with their line are not waited for', () => {
  const { time, clock, trip, error } = device();
  clock.ask();
  time.own += 60_000;
  clock.forget();
  trip(5, 5);
  expect(error()).toBeLessThanOrEqual(5);
});
