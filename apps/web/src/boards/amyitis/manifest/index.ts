import { STEPS } from '@nabu/search/ratings/amyitis';
import type { GameManifest } from '../../../kit/manifest.ts';
import type { AnyKit } from '../../../table/kit.ts';
import { AmyitisEmblem } from './emblem.tsx';

/** Amyitis as the house shows it. */
export const amyitis: GameManifest = {
  kit: async () => (await import('../index.ts')).amyitisKit as unknown as AnyKit,
  rulesPages: {
    en: () => import('@nabu/games/amyitis/RULES.md?raw'),
    es: () => import('@nabu/games/amyitis/RULES.es.md?raw'),
  },
  aids: {
    en: () => import('@nabu/games/amyitis/AID.md?raw'),
    es: () => import('@nabu/games/amyitis/AID.es.md?raw'),
  },
  lessons: () => import('@nabu/games/amyitis/lessons.txt?raw'),
  puzzles: () => import('@nabu/games/amyitis/puzzles.txt?raw'),
  Emblem: AmyitisEmblem,
  words: {
    en: {
      title: 'Amyitis',
      line: 'Gardens for a homesick queen',
      text: 'Recruit craftsmen, lead the caravan and bring water up the terraces to plant the hanging gardens.',
    },
    es: {
      title: 'Amyitis',
      line: 'Jardines para una reina nostálgica',
      text: 'Recluta artesanos, guía la caravana y sube el agua por las terrazas para plantar los jardines colgantes.',
    },
  },
  themes: {
    en: {
      plant: 'Plant',
      sell: 'Sell in Babylon',
      court: 'Win over the court',
      caravan: 'Move the caravan',
      water: 'Bring water',
      pray: 'Enter a temple',
      sow: 'Sow a field',
      recruit: 'Recruit',
      pass: 'Pass in time',
    },
    es: {
      plant: 'Plantar',
      sell: 'Vender en Babilonia',
      court: 'Ganarse a la corte',
      caravan: 'Mover la caravana',
      water: 'Llevar agua',
      pray: 'Entrar en un templo',
      sow: 'Sembrar un campo',
      recruit: 'Reclutar',
      pass: 'Pasar a tiempo',
    },
  },
  players: [2, 4],
  minutes: [60, 90],
  ratings: STEPS,
  place: 3,
  guest: false,
};
