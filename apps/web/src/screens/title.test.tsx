import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { countTurns, useTitle } from './title.ts';

function Room({ title }: { readonly title: string }) {
  useTitle(title);
  return null;
}

afterEach(() => countTurns(0));

test('the tab names the room, and in how many games it is my turn', () => {
  const room = render(<Room title="Nabu" />);
  expect(document.title).toBe('Nabu');
  countTurns(2);
  expect(document.title).toBe('(2) Nabu');
  room.rerender(<Room title="Lobby" />);
  expect(document.title).toBe('(2) Lobby · Nabu');
  countTurns(0);
  expect(document.title).toBe('Lobby · Nabu');
});

test('a table where it is my turn says so itself; more games than that are counted', () => {
  render(<Room title="● Your turn" />);
  countTurns(1);
  expect(document.title).toBe('● Your turn · Nabu');
  countTurns(3);
  expect(document.title).toBe('(3) ● Your turn · Nabu');
});
