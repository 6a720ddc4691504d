import { LIMITS } from '@nabu/protocol';
import { Failure } from '../failure.ts';

/** The close code of a connection that sent too much at once. */
export const TOO_LARGE = 1009;

/** What it is told. */
export function tooLarge(): Failure {
  return new Failure('too-large', `A message may have ${LIMITS.message} bytes; send less.`);
}
