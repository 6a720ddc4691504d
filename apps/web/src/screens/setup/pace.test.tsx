import { ur } from '@nabu/games/ur';
import { writePace } from '@nabu/table';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Arrangement, firstArrangement } from './arrangement.ts';
import { PaceFields } from './pace.tsx';

const ONLINE = firstArrangement(ur, new URLSearchParams('online'));

function Fields({ onArrange }: { readonly onArrange: (arrangement: Arrangement) => void }) {
  const [arrangement, setArrangement] = useState(ONLINE);
  const arrange = (next: Arrangement) => {
    setArrangement(next);
    onArrange(next);
  };
  return <PaceFields game={ur} arrangement={arrangement} onArrange={arrange} />;
}

function open() {
  let last = ONLINE;
  const onArrange = (next: Arrangement) => {
    last = next;
  };
  render(<Fields onArrange={onArrange} />);
  const user = userEvent.setup();
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text, { initialSelectionStart: 0, initialSelectionEnd: 9 });
  };
  return { choose, fill, pace: () => last.pace && writePace(last.pace) };
}

test('a live pace of one’s own has a bank and seconds that are added or free', async () => {
  const { choose, fill, pace } = open();
  await choose('Live, in one sitting');
  expect(pace()).toBe('5m+5s');
  await choose('Other …');
  await fill('Minutes for each player', '7');
  await fill('Seconds for each decision', '12');
  expect(pace()).toBe('7m+12s');
  await choose('are free in each decision');
  expect(pace()).toBe('7m/12s');
  await fill('Minutes for each player', '99999');
  expect(pace()).toBe('1440m/12s');
  await choose('2 min + 3 sec');
  expect(pace()).toBe('2m+3s');
  expect(screen.queryByLabelText('Minutes for each player')).toBeNull();
});

test('who plays for somebody who is away is chosen, but not where the game counts', () => {
  const fields = (rated: boolean) => (
    <PaceFields
      game={ur}
      arrangement={{ ...ONLINE, caretaker: 'pupil', rated }}
      onArrange={() => undefined}
    />
  );
  const legend = 'Who plays for somebody who is away';
  const { rerender } = render(fields(false));
  expect(screen.getByRole('group', { name: legend })).toBeTruthy();
  rerender(fields(true));
  expect(screen.queryByRole('group', { name: legend })).toBeNull();
});

test('over days, days and vacation', async () => {
  const { choose, fill, pace } = open();
  await choose('Over days');
  await choose('Other …');
  await fill('Days for each decision', '5');
  await fill('Days of vacation', '0');
  expect(pace()).toBe('5d+0d');
  await choose('No clock');
  expect(pace()).toBeNull();
});
