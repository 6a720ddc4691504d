import type { NoticeSettings, Notices } from '@nabu/protocol';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuietSection } from './quiet.tsx';
import { useNotices } from './use-notices.ts';

afterEach(() => vi.unstubAllGlobals());

const TOLD = { on: true, kinds: [], paces: [] };
const SETTINGS: NoticeSettings = {
  ...{ on: true, page: TOLD, push: TOLD, mail: TOLD, webhook: TOLD },
  ...{ mutedGames: [], quiet: { from: 1320, to: 480, zone: 'UTC' }, reminder: 12, language: 'en' },
};

/** A house that keeps what it is sent when it comes to it: request after request, in any order. */
function slowHouse() {
  let kept = SETTINGS;
  const waiting: (() => void)[] = [];
  const told = (): Notices => ({
    ...{ settings: kept, pushKey: 'k', push: { here: false, others: 0 } },
    ...{ mail: { possible: false, address: null }, webhook: null, muted: [] },
  });
  vi.stubGlobal('fetch', async (_: string, init?: { body?: string }) => {
    if (init?.body === undefined) return Response.json(told());
    const { body } = init;
    await new Promise<void>((resolve) => waiting.push(resolve));
    kept = JSON.parse(body);
    return Response.json(told());
  });
  /** Answers the request that came last. */
  const answer = () => act(async () => waiting.pop()?.());
  return { answer, waiting, quiet: () => kept.quiet };
}

function Quiet() {
  const inHand = useNotices();
  return inHand && <QuietSection {...inHand} />;
}

test('what is changed while the house still keeps a change before is not lost, and not taken back on the page', async () => {
  const house = slowHouse();
  render(<Quiet />);
  const from = () => screen.getByLabelText<HTMLInputElement>('From');
  await screen.findByLabelText('From');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '07:30' } });
  await vi.waitFor(() => expect(house.waiting).toHaveLength(1));
  fireEvent.change(from(), { target: { value: '23:15' } });
  await house.answer();
  expect(from().value).toBe('23:15');
  fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'America/Lima' } });
  const wanted = { from: 23 * 60 + 15, to: 7 * 60 + 30, zone: 'America/Lima' };
  await vi.waitFor(async () => {
    await house.answer();
    expect(house.quiet()).toEqual(wanted);
  });
  expect(house.waiting).toEqual([]);
  expect(from().value).toBe('23:15');
});
