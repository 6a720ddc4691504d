import { expect, onTestFinished, test, vi } from 'vitest';
import { openHouse } from '../testing/rig.ts';
import { steadyClock } from './clock.ts';

/** Sets the machine's clock, as this process sees it, and lets it go on from there. */
function jump(ms: number): void {
  const real = Date.now.bind(Date);
  const jumped = vi.spyOn(Date, 'now').mockImplementation(() => real() + ms);
  onTestFinished(() => jumped.mockRestore());
}

test('it tells the time of day, and goes on evenly when the machine is set to another', () => {
  const clock = steadyClock();
  expect(Math.abs(clock() - Date.now())).toBeLessThan(1000);
  const before = clock();
  jump(-3600_000);
  expect(clock()).toBeGreaterThanOrEqual(before);
  jump(3600_000);
  expect(clock() - before).toBeLessThan(60_000);
  expect(Number.isInteger(clock())).toBe(true);
});

test('a jump of the clock takes nobody their seat', async () => {
  const house = await openHouse();
  const { ada, bel } = await house.twoPlayers();
  await bel.close();
  await ada.next('presence', ({ seats }) => !seats[1].online);
  jump(3600_000);
  const takeOver = { type: 'takeOver', seat: 1 } as const;
  expect(await ada.ask(takeOver)).toMatchObject({ code: 'not-away' });
});
