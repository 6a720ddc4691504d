import { ur } from '@nabu/games/ur';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { answering } from '../../../testing/fetches.ts';
import { type Arrangement, firstArrangement } from './arrangement.ts';
import { hasUnmeasuredBot, RatedFields } from './rated.tsx';
import { TermsFields } from './terms.tsx';

const ONLINE = firstArrangement(ur, new URLSearchParams('online&rated'));

function Fields({ onArrange }: { readonly onArrange: (arrangement: Arrangement) => void }) {
  const [arrangement, setArrangement] = useState(ONLINE);
  const arrange = (next: Arrangement) => {
    setArrangement(next);
    onArrange(next);
  };
  return (
    <>
      <RatedFields game={ur} arrangement={arrangement} onArrange={arrange} />
      <TermsFields game="ur" arrangement={arrangement} onArrange={arrange} />
    </>
  );
}

function open() {
  answering({ '/api/me': { me: null, mail: false } });
  const arranged: Arrangement[] = [];
  render(<Fields onArrange={(each) => arranged.push(each)} />);
  return { user: userEvent.setup(), last: () => arranged.at(-1) };
}

describe('a rated table', () => {
  test('is set up by an address, and says what counts', () => {
    expect(ONLINE).toMatchObject({ rated: true, where: 'online', visibility: 'public' });
    open();
    expect(screen.getByRole('list', { name: 'What counts in a rated game' })).toBeTruthy();
  });

  test('is for a range of ratings, which can be changed', async () => {
    const { user, last } = open();
    await user.click(screen.getByRole('radio', { name: 'By rating' }));
    expect(last()?.admits).toBe('1300-1700');
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '1450');
    expect(last()?.admits).toBe('1450-1700');
    await user.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(last()?.admits).toBe('everybody');
  });
});

describe('a bot without a measured rating', () => {
  const bot = { sitter: 'bot', level: 'king', name: '' } as const;

  test('is found on a seat, and where bots may take seats that stay open', () => {
    expect(hasUnmeasuredBot('unmeasured', ONLINE)).toBe(false);
    expect(hasUnmeasuredBot('unmeasured', { ...ONLINE, seats: [bot] })).toBe(true);
    expect(hasUnmeasuredBot('unmeasured', { ...ONLINE, fillMinutes: 5 })).toBe(true);
  });

  test('is none where the levels were measured', () => {
    expect(hasUnmeasuredBot('ur', { ...ONLINE, seats: [bot], fillMinutes: 5 })).toBe(false);
  });
});
