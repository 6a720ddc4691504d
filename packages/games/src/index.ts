import type { AnyGame } from '@nabu/kernel';
import { babel } from './babel/index.ts';
import { babylonia } from './babylonia/index.ts';

/** The games of the house by id; only finished games are listed. */
export const games = { babel, babylonia } as const satisfies { readonly [id: string]: AnyGame };

export type GameId = keyof typeof games;
