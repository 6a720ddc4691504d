import type { AnyGame } from '@nabu/kernel';
import { amyitis } from './amyitis/index.ts';
import { babel } from './babel/index.ts';
import { babylon } from './babylon/index.ts';
import { babylonia } from './babylonia/index.ts';

/** The games of the house by id; only finished games are listed. */
export const games = { babel, babylonia, amyitis, babylon } as const satisfies {
  readonly [id: string]: AnyGame;
};

export type GameId = keyof typeof games;
