import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encode } from 'uqr';
import { expect, onTestFinished, test } from 'vitest';
import { TestHouse } from '../../testing/house.ts';
import { dialog, element, elements, show } from '../../testing/table.tsx';
import { Invite } from './invite.tsx';
import { qrPath } from './qr.tsx';

const FAR = 'http://192.0.2.20:4780/t/abcdefghijkl';

/** The modules that a path paints dark. */
function painted({ d, size }: ReturnType<typeof qrPath>): readonly boolean[][] {
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, run] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    dark[Number(y)].fill(true, Number(x), Number(x) + Number(run));
  return dark;
}

test('a code is drawn module by module, with four light ones around it', () => {
  const drawn = painted(qrPath(FAR));
  expect(drawn).toEqual(encode(FAR, { ecc: 'M', border: 4 }).data);
  const rim = drawn.flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, drawn.length - 1 - x, drawn.length - 1 - y) < 4),
  );
  expect(rim.some((dark) => dark)).toBe(false);
  expect(drawn[4][4]).toBe(true);
});

test('an address that others can open is offered as it is, copied with one press', async () => {
  const user = userEvent.setup();
  render(<Invite url={FAR} what="A table of Ur" />);
  expect(screen.getByRole('textbox', { name: 'Link to this table' })).toHaveProperty('value', FAR);
  await screen.findByRole('img', { name: 'QR code of the link' });
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The link was copied.'));
  expect(await navigator.clipboard.readText()).toBe(FAR);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('a device with a sheet to share links offers it', async () => {
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  render(<Invite url={FAR} what="A table of Ur" />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ title: 'A table of Ur', url: FAR }]);
});

test('at the table the menu invites others; where nobody else can come it says so and draws no code', async () => {
  const house = await TestHouse.open({ game: 'ur', names: ['Ana', 'Bo'] });
  const at = await show(house.visit(0));
  await at.press('Table menu');
  await at.press('Invite others', dialog());
  await waitFor(() => expect(element('.invite .notice').textContent).toMatch(/this device only/));
  expect(elements('.qr')).toEqual([]);
  expect(dialog().getAttribute('aria-label')).toBe('Invite others');
});
