import { expect, test } from 'vitest';
import { placesBy } from './places.ts';

test('the most is first, equals share a place and the next places stay empty', () => {
  expect(placesBy([3, 9, 9, -1])).toEqual([3, 1, 1, 4]);
});
