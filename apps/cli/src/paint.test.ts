import { expect, test } from 'vitest';
import { paintFor } from './paint.ts';

test('colour is for terminals and never when it is not wanted', () => {
  expect(paintFor({ isTTY: true }, {}).bold('x')).not.toBe('x');
  expect(paintFor({ isTTY: true }, { NO_COLOR: '1' }).bold('x')).toBe('x');
  expect(paintFor({}, {}).colour(2, 'x')).toBe('x');
});
