import { STEPS } from '@nabu/search/ratings/ur';
import type { GameManifest } from '../../../kit/manifest.ts';
import type { AnyKit } from '../../../table/kit.ts';
import { UrEmblem } from './emblem.tsx';

/** Ur as the house shows it. */
export const ur: GameManifest = {
  kit: async () => (await import('../index.ts')).urKit as unknown as AnyKit,
  rulesPages: {
    en: () => import('@nabu/games/ur/RULES.md?raw'),
    es: () => import('@nabu/games/ur/RULES.es.md?raw'),
  },
  aids: {
    en: () => import('@nabu/games/ur/AID.md?raw'),
    es: () => import('@nabu/games/ur/AID.es.md?raw'),
  },
  lessons: () => import('@nabu/games/ur/lessons.txt?raw'),
  puzzles: () => import('@nabu/games/ur/puzzles.txt?raw'),
  Emblem: UrEmblem,
  words: {
    en: {
      title: 'Ur',
      line: 'The Royal Game: twenty squares, four dice, forty-five centuries',
      text: 'Race seven pieces around the board: land on your rival to send them back, land on a rosette to be safe and roll again.',
    },
    es: {
      title: 'Ur',
      line: 'El juego real: veinte casillas, cuatro dados, cuarenta y cinco siglos',
      text: 'Lleva siete fichas a la carrera por el tablero: cae sobre tu rival para devolverlo a la mano, cae en una roseta para estar a salvo y tirar otra vez.',
    },
  },
  themes: {
    en: {
      capture: 'Capture',
      home: 'Bring a piece home',
      rosette: 'Reach a rosette',
      enter: 'Bring in a new piece',
      advance: 'Choose the right piece',
    },
    es: {
      capture: 'Capturar',
      home: 'Llevar una ficha a la meta',
      rosette: 'Llegar a una roseta',
      enter: 'Meter una ficha nueva',
      advance: 'Elegir la ficha justa',
    },
  },
  players: [2, 2],
  minutes: [10, 20],
  ratings: STEPS,
  place: 5,
  guest: true,
};
