import { livePace } from '@nabu/table';
import { cleanup, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TestHouse } from '../../testing/house.ts';
import { dialog, element, elements, show } from '../../testing/table.tsx';
import { settings } from '../settings/store.ts';

const TIMED = { game: 'babel', names: ['Ana', 'Bo'], pace: livePace(1, 0) };

const card = () => element('.offer');

/** The loudspeaker of a browser, which these pages lack: what it is asked to play. */
function listening() {
  const pitches: number[] = [];
  const ramp = { exponentialRampToValueAtTime: () => undefined };
  class Part {
    readonly frequency = ramp;
    readonly gain = ramp;
    readonly currentTime = 0;
    readonly destination = this;
    constructor(_?: unknown, wish?: { readonly frequency?: number }) {
      if (wish?.frequency !== undefined) pitches.push(wish.frequency);
    }
    connect = (to: unknown) => to;
    start = () => undefined;
    stop = () => undefined;
  }
  const parts = ['AudioContext', 'OscillatorNode', 'GainNode'] as const;
  for (const part of parts) Object.assign(globalThis, { [part]: Part });
  const restore = () => {
    for (const part of parts) Reflect.deleteProperty(globalThis, part);
    settings.setState({ sound: false });
  };
  return { pitches, restore };
}

describe('a clock', () => {
  test('stands at each seat, runs for who decides, and says when little is left', async () => {
    const house = await TestHouse.open(TIMED);
    const at = await show(house.visit(0));
    // The page's own clock runs while the table is drawn.
    const [runs, rests] = elements('.clock').map(({ textContent }) => textContent);
    expect(runs).toMatch(/^(1:00|0:5\d)$/);
    expect(rests).toBe('1:00');
    expect(elements('.clock-runs')).toHaveLength(1);
    expect(elements('.clock-low')).toEqual([]);
    expect(element('.clock').getAttribute('role')).toBe('timer');
    expect(element('.clock').getAttribute('aria-label')).toMatch(/^Ana: .* left$/);
    at.session.close();
  });

  test('runs low by sight and in words, once for each mark', async () => {
    const house = await TestHouse.open(TIMED);
    house.time += 51_000;
    const at = await show(house.visit(0));
    await waitFor(() => expect(elements('.clock-low')).toHaveLength(1));
    expect(element('.clock-low').textContent).toMatch(/^\d\.\d$/);
    const said = at.words.time.mine('10 seconds');
    await waitFor(() => expect(document.body.textContent).toContain(said));
    expect(document.body.textContent?.split(said)).toHaveLength(2);
  });

  test('runs low by sound, a knock for each mark and each of the last seconds; silent where sounds are off', async () => {
    const { pitches, restore } = listening();
    for (const [sound, heard] of [
      [true, [660, 880]],
      [false, []],
    ] as const) {
      settings.setState({ sound });
      const house = await TestHouse.open(TIMED);
      house.time += 53_000;
      const at = await show(house.visit(0));
      await waitFor(() => expect(document.body.textContent).toContain('10 seconds left'));
      if (sound) await waitFor(() => expect(pitches).toContain(880));
      // Pieces are heard too, lower.
      expect(pitches.filter((pitch) => pitch > 600).slice(0, 2)).toEqual(heard);
      at.session.close();
      cleanup();
      pitches.length = 0;
    }
    restore();
  });

  test('is not there without one', async () => {
    const house = await TestHouse.open({ game: 'babel', names: ['Ana', 'Bo'] });
    await show(house.visit(0));
    expect(elements('.clock')).toEqual([]);
  });
});

describe('a break', () => {
  test('is asked for, stops the game for all, and ends when all are ready', async () => {
    const house = await TestHouse.open(TIMED);
    const at = await show(house.visit(0));
    await at.press('Table menu');
    await at.press('Offer a break', dialog());
    await at.press('Offer a break', dialog());
    await waitFor(() => expect(card().textContent).toContain(at.words.ends.offers.pause.mine));
    house.act(1, { type: 'accept', what: 'pause' });
    await waitFor(() => expect(card().textContent).toContain(at.words.ends.paused));
    expect(elements('.clock-runs')).toEqual([]);
    expect(at.status).toBe(at.words.ends.paused);
    await at.press('Go on playing', card());
    await waitFor(() => expect(card().textContent).toContain(at.words.ends.offers.resume.mine));
    expect(card().textContent).toContain('2 minutes');
    house.act(1, { type: 'accept', what: 'resume' });
    await waitFor(() => expect(elements('.offer')).toEqual([]));
    expect(elements('.clock-runs')).toHaveLength(1);
  });
});

describe('giving up', () => {
  test('says what follows, asks once more, and tells how the game ended', async () => {
    const house = await TestHouse.open(TIMED);
    const at = await show(house.visit(0));
    await at.press('Table menu');
    await at.press('Give up', dialog());
    expect(dialog().textContent).toContain(at.words.ends.resignAsk.two);
    await at.press('Give up', dialog());
    await waitFor(() => expect(at.root.dataset.over).toBe('true'));
    await waitFor(() => expect(dialog().textContent).toContain('Ana gave up.'), { timeout: 5000 });
    expect(dialog().textContent).toContain('Bo wins');
  });
});

describe('somebody who is away', () => {
  test('is warned about with a countdown; the others can wait, or count them out in time', async () => {
    const house = await TestHouse.open({ ...TIMED, pace: livePace(10, 0) });
    house.time += 20_000;
    const at = await show(house.visit(1));
    await waitFor(() => expect(card().textContent).toMatch(/A bot takes the seat in \d+ seconds/));
    expect(card().textContent).toContain(at.words.ends.away.outLater('Ana', '3 minutes'));
    await at.press('Wait for them', card());
    await waitFor(() => expect(card().textContent).toContain(at.words.ends.away.waiting('Ana')));
    expect(within(card()).getByRole('button', { name: 'Let a bot play' })).toBeTruthy();
  });
});

test('what was settled about the table can be read during the game', async () => {
  const house = await TestHouse.open(TIMED);
  const at = await show(house.visit(0));
  await at.press('Table menu');
  await at.press('About this table', dialog());
  expect(dialog().textContent).toContain(at.words.time.endRules.agreed);
  expect(dialog().textContent).toContain('1 min for the whole game');
});
