import type { ComponentType } from 'react';
import type { GameId } from '../../kit/games.ts';
import { AmyitisEmblem } from './amyitis.tsx';
import { BabelEmblem } from './babel.tsx';
import { BabylonEmblem } from './babylon.tsx';
import { BabyloniaEmblem } from './babylonia.tsx';

/** The picture of each game on its tile. */
export const EMBLEMS: { readonly [id in GameId]: ComponentType } = {
  babel: BabelEmblem,
  babylonia: BabyloniaEmblem,
  amyitis: AmyitisEmblem,
  babylon: BabylonEmblem,
};
