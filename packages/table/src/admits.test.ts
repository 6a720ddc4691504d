import { describe, expect, test } from 'vitest';
import { mayJoin, readAdmits } from './admits.ts';

describe('who may sit down', () => {
  test.each([
    ['everybody', 'everybody'],
    ['accounts', 'accounts'],
    ['1200-1800', '1200-1800'],
    ['01200-1800', null],
    ['0900-1800', '900-1800'],
    ['1800-1200', null],
    ['friends', null],
    ['', null],
  ])('%s is read as %s', (text, admits) => {
    expect(readAdmits(text)).toBe(admits);
  });

  test('is asked of the account and the rating', () => {
    const guest = { account: false, rating: 1500 };
    const account = { account: true, rating: 1900 };
    expect([guest, account].map((who) => mayJoin('everybody', who))).toEqual([true, true]);
    expect([guest, account].map((who) => mayJoin('accounts', who))).toEqual([false, true]);
    expect([guest, account].map((who) => mayJoin('1500-1800', who))).toEqual([true, false]);
  });
});
