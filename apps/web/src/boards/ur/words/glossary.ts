import type { Glossary } from '../../common/glossary.ts';

/** The nouns of Ur. */
export const glossary: Glossary = [
  { en: 'piece', es: 'ficha' },
  { en: 'square', es: 'casilla' },
  { en: 'path', es: 'camino' },
  { en: 'hand', es: 'mano' },
  { en: 'home', es: 'meta', not: { es: ['casa'] } },
  { en: 'rosette', es: 'roseta' },
  { en: 'roll', es: 'tirada' },
  { en: 'dice', es: 'dados' },
  { en: 'bridge', es: 'puente' },
];
