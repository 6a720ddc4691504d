import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ProgramsSection } from './programs.tsx';

const TOKEN = `nabu_${'x'.repeat(43)}`;
const BOT = { id: 'bbbbbbbbbbbb', name: 'Zu (bot)', created: 0 };

afterEach(() => vi.unstubAllGlobals());

function house() {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  let tokens: object[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    const body = init?.body === undefined ? undefined : JSON.parse(init.body);
    asked.push({ path, body });
    if (path === '/api/me/bots') return Response.json({ bots: [BOT] });
    if (path === '/api/me/tokens/revoke') tokens = [];
    else if (body !== undefined) {
      const { name, scopes, bot = null } = body;
      tokens = [{ id: 'tttttttttttt', name, scopes, bot, created: 0, expires: null, used: null }];
      return Response.json({ id: 'tttttttttttt', token: TOKEN }, { status: 201 });
    }
    return Response.json(body === undefined ? { tokens } : { revoked: 1 });
  });
  return asked;
}

test('a token is made, shown once, listed and revoked', async () => {
  const asked = house();
  const user = userEvent.setup();
  render(<ProgramsSection />);
  expect(await screen.findByText('There are no tokens.')).toBeTruthy();
  await user.type(screen.getByLabelText('What it is for'), 'my bot');
  await user.click(screen.getByLabelText('play at my tables'));
  await user.selectOptions(await screen.findByLabelText('Who it acts for'), 'Zu (bot)');
  await user.selectOptions(screen.getByLabelText('How long it is good for'), 'until I revoke it');
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  expect((await screen.findByLabelText('New token')).textContent).toBe(TOKEN);
  expect(asked).toContainEqual({
    path: '/api/me/tokens',
    body: { name: 'my bot', scopes: ['read', 'play'], days: null, bot: BOT.id },
  });
  const item = (await screen.findByText('my bot')).closest('li') as HTMLElement;
  expect(item.textContent).toContain('of Zu (bot) · see what I may see, play at my tables');
  await user.click(within(item).getByRole('button', { name: 'Revoke my bot' }));
  expect(await screen.findByText('There are no tokens.')).toBeTruthy();
});
