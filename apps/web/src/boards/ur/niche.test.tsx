import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { urText } from '../../../testing/analysis.ts';
import { element } from '../../../testing/table.tsx';
import { beginAnalysis } from '../../analysis/open.ts';
import { AnalysisBoard } from '../../screens/analysis/board.tsx';
import { settings } from '../../settings/store.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

test('[M1] hand and home of a rival are not mine to press, whatever I could move', async () => {
  settings.setState({ motion: 'still', confirm: 'never' });
  const text = await urText('turn=1 roll=1 on1=16,3', { path: 'long' });
  const id = (await beginAnalysis(text))?.split('/').at(-1) ?? '';
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <AnalysisBoard id={id} />
      </Suspense>,
    );
  });
  await waitFor(() => element('main.table-board'));
  for (const name of [/^Bel's hand/, /^Bel's home/]) {
    await user.click(screen.getByRole('button', { name }));
    expect(element('.toast-refusal a').getAttribute('href')).toBe('/rules/ur#M1');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(element('.table').dataset.ply).toBe('0');
  }
});
