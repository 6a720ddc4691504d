import { STEPS } from '@nabu/search/ratings/babylon';
import type { GameManifest } from '../../../kit/manifest.ts';
import type { AnyKit } from '../../../table/kit.ts';
import { BabylonEmblem } from './emblem.tsx';

/** Babylon as the house shows it. */
export const babylon: GameManifest = {
  kit: async () => (await import('../index.ts')).babylonKit as unknown as AnyKit,
  rulesPages: {
    en: () => import('@nabu/games/babylon/RULES.md?raw'),
    es: () => import('@nabu/games/babylon/RULES.es.md?raw'),
  },
  aids: {
    en: () => import('@nabu/games/babylon/AID.md?raw'),
    es: () => import('@nabu/games/babylon/AID.es.md?raw'),
  },
  lessons: () => import('@nabu/games/babylon/lessons.txt?raw'),
  puzzles: () => import('@nabu/games/babylon/puzzles.txt?raw'),
  Emblem: BabylonEmblem,
  words: {
    en: {
      title: 'Babylon',
      line: 'Your own hanging garden, stone on stone',
      text: 'Build pillars, terraces, stairways and fountains into the air, in a garden you can turn and look through.',
    },
    es: {
      title: 'Babylon',
      line: 'Tu propio jardín colgante, piedra a piedra',
      text: 'Alza pilares, terrazas, escaleras y fuentes en el aire, en un jardín que puedes girar y recorrer con la vista.',
    },
  },
  themes: {
    en: {
      belvedere: 'A belvedere',
      terrace: 'Lay a terrace',
      decorate: 'Decorate',
      alter: 'Alter a space',
      dig: 'Choose a tile',
      store: 'Keep a tile',
    },
    es: {
      belvedere: 'Un mirador',
      terrace: 'Poner una terraza',
      decorate: 'Decorar',
      alter: 'Cambiar una casilla',
      dig: 'Elegir una loseta',
      store: 'Guardar una loseta',
    },
  },
  switches: {
    director: {
      en: {
        legend: 'When somebody else builds a garden',
        on: 'The camera goes there',
        off: 'The camera stays',
      },
      es: {
        legend: 'Cuando otro construye en su jardín',
        on: 'La cámara va allí',
        off: 'La cámara se queda',
      },
    },
  },
  players: [2, 4],
  minutes: [40, 60],
  ratings: STEPS,
  place: 4,
  guest: false,
};
