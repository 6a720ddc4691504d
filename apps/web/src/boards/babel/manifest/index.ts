import { STEPS } from '@nabu/search/ratings/babel';
import type { GameManifest } from '../../../kit/manifest.ts';
import type { AnyKit } from '../../../table/kit.ts';
import { BabelEmblem } from './emblem.tsx';

/** Babel as the house shows it. */
export const babel: GameManifest = {
  kit: async () => (await import('../index.ts')).babelKit as unknown as AnyKit,
  rulesPages: {
    en: () => import('@nabu/games/babel/RULES.md?raw'),
    es: () => import('@nabu/games/babel/RULES.es.md?raw'),
  },
  aids: {
    en: () => import('@nabu/games/babel/AID.md?raw'),
    es: () => import('@nabu/games/babel/AID.es.md?raw'),
  },
  lessons: () => import('@nabu/games/babel/lessons.txt?raw'),
  puzzles: () => import('@nabu/games/babel/puzzles.txt?raw'),
  Emblem: BabelEmblem,
  words: {
    en: {
      title: 'Babel',
      line: 'Five peoples, two builders, one tower race',
      text: 'Lead five nations to five building sites and raise your temples faster than your rival, before their abilities topple what you have built.',
    },
    es: {
      title: 'Babel',
      line: 'Cinco pueblos, dos constructores, una carrera de torres',
      text: 'Lleva cinco naciones a cinco obras y levanta tus templos antes que tu rival, sin que sus habilidades derriben lo que has construido.',
    },
  },
  themes: {
    en: {
      raze: 'Raze a temple',
      steal: 'Steal a temple level',
      defect: 'Win workers over',
      desert: 'Drive workers away',
      halve: 'Halve a hand',
      build: 'Build',
      migrate: 'Migrate',
      walk: 'Walk to the right site',
      deploy: 'Deploy the right worker',
    },
    es: {
      raze: 'Arrasar un templo',
      steal: 'Robar un nivel de templo',
      defect: 'Atraer trabajadores',
      desert: 'Ahuyentar trabajadores',
      halve: 'Reducir una mano a la mitad',
      build: 'Construir',
      migrate: 'Trasladar',
      walk: 'Ir a la obra justa',
      deploy: 'Desplegar la carta justa',
    },
  },
  players: [2, 2],
  minutes: [25, 50],
  ratings: STEPS,
  place: 1,
  guest: false,
};
