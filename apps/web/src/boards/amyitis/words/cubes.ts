import type { Seat } from '@nabu/kernel';
import { NEUTRAL, NONE } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** The name of a seat. */
export type Name = (seat: Seat) => string;

/** Who owns a cube, in words. */
export function ownerText(phrases: Phrases, owner: number, name: Name): string {
  return owner === NEUTRAL ? phrases.neutral : name(owner);
}

/** The cubes of a temple or of a field row from left to right. */
export function cubesText(phrases: Phrases, owners: readonly number[], name: Name): string {
  const present = owners.filter((owner) => owner !== NONE);
  const names = present.map((owner) => ownerText(phrases, owner, name));
  return names.join(', ') || phrases.describe.nothing;
}
