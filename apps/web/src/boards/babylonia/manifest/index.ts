import { STEPS } from '@nabu/search/ratings/babylonia';
import type { GameManifest } from '../../../kit/manifest.ts';
import type { AnyKit } from '../../../table/kit.ts';
import { BabyloniaEmblem } from './emblem.tsx';

/** Babylonia as the house shows it. */
export const babylonia: GameManifest = {
  kit: async () => (await import('../index.ts')).babyloniaKit as unknown as AnyKit,
  rulesPages: {
    en: () => import('@nabu/games/babylonia/RULES.md?raw'),
    es: () => import('@nabu/games/babylonia/RULES.es.md?raw'),
  },
  aids: {
    en: () => import('@nabu/games/babylonia/AID.md?raw'),
    es: () => import('@nabu/games/babylonia/AID.es.md?raw'),
  },
  lessons: () => import('@nabu/games/babylonia/lessons.txt?raw'),
  puzzles: () => import('@nabu/games/babylonia/puzzles.txt?raw'),
  Emblem: BabyloniaEmblem,
  words: {
    en: {
      title: 'Babylonia',
      line: 'Chains of nobles between two rivers',
      text: 'Place farmers, priests, merchants and civil servants between Tigris and Euphrates, link them into chains and surround cities and ziggurats.',
    },
    es: {
      title: 'Babylonia',
      line: 'Cadenas de nobles entre dos ríos',
      text: 'Coloca campesinos, sacerdotes, mercaderes y funcionarios entre el Tigris y el Éufrates, únelos en cadenas y rodea ciudades y zigurats.',
    },
  },
  themes: {
    en: {
      city: 'Win a city',
      ziggurat: 'Win a ziggurat',
      spoil: 'Spoil a city',
      card: 'Choose a card',
      harvest: 'Harvest',
    },
    es: {
      city: 'Ganar una ciudad',
      ziggurat: 'Ganar un zigurat',
      spoil: 'Estropear una ciudad',
      card: 'Elegir una carta',
      harvest: 'Cosechar',
    },
  },
  players: [2, 4],
  minutes: [40, 60],
  ratings: STEPS,
  place: 2,
  guest: false,
};
