import { table } from '@nabu/testkit';
import { expect } from 'vitest';
import { babylon, babylon1, type Options, type State } from '../index.ts';
import { drawn, groundPlan } from './ground-plan.ts';

/** A position for two (unless said otherwise) in which the first player is building. */
export function given(position: string, options: Partial<Options> = {}, seats = 2) {
  return table(babylon, { seats, options }).given(position);
}

/** The same under the first version of the rules. */
export function givenBefore(position: string, options: Partial<Options> = {}, seats = 2) {
  return table(babylon1, { seats, options }).given(position);
}

/** The garden of a seat looks like this from above. */
export function looks(state: State, area: string, drawing: string, seat = 0): void {
  expect(groundPlan(state, seat, area)).toBe(drawn(drawing));
}
