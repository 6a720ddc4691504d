import { randomInt } from 'node:crypto';
import { hashToken } from '../secrets.ts';

/** Letters and digits that are not taken for each other when they are written down. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 8;
const GROUPS = 4;

/** New recovery codes: 78 random bits each, in groups that can be copied by hand. */
export function newCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

function group(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** What is stored of a code, however its groups and letters were typed. A code is random, so one round is enough. */
export function codeHash(code: string): string {
  return hashToken(`nabu code ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);
}
