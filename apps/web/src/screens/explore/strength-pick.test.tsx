import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settings } from '../../settings/store.ts';
import { StrengthPick } from './strength-pick.tsx';

test('where only others have made moves, theirs are one press away', async () => {
  settings.setState({ language: 'en' });
  const strengths = [{ strength: 'king', times: 8 }];
  const picked: unknown[] = [];
  const onPick = (strength: string | undefined) => picked.push(strength);
  const { rerender } = render(<StrengthPick {...{ strengths, onPick }} value="pupil" />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the moves of everybody' }));
  expect(picked).toEqual([undefined]);
  for (const value of ['king', undefined]) {
    rerender(<StrengthPick {...{ strengths, onPick }} value={value} />);
    expect(screen.queryByRole('button')).toBeNull();
  }
  rerender(<StrengthPick {...{ onPick }} strengths={[]} value="pupil" />);
  expect(screen.queryByRole('button')).toBeNull();
});
