import type { Glossary } from '../../common/glossary.ts';

/** The nouns of Babylon. */
export const glossary: Glossary = [
  { en: 'tile', es: 'loseta' },
  { en: 'space', es: 'casilla' },
  { en: 'corner', es: 'esquina' },
  { en: 'level', es: 'nivel' },
  { en: 'single pillar', es: 'pilar sencillo', not: { es: ['simple'] } },
  { en: 'double pillar', es: 'pilar doble' },
  { en: 'item', es: 'elemento', not: { es: ['adorno', 'adornar'] } },
  { en: 'fountain', es: 'fuente' },
  { en: 'bridge', es: 'puente' },
  { en: 'stairway', es: 'escalera' },
  { en: 'statue', es: 'estatua' },
  { en: 'belvedere', es: 'mirador' },
  { en: 'symbol', es: 'símbolo' },
  { en: 'flower', es: 'flor' },
  { en: 'set', es: 'conjunto', not: { es: ['juego de'] } },
  { en: 'quarry', es: 'cantera' },
  { en: 'stack', es: 'montón' },
  { en: 'basalt', es: 'basalto' },
  { en: 'granite', es: 'granito' },
  { en: 'clay', es: 'arcilla' },
  { en: 'store', es: 'almacén', not: { es: ['hueco'] } },
  { en: 'supply', es: 'suministro' },
  { en: 'round token', es: 'ficha de ronda' },
  { en: 'garden', es: 'jardín' },
];
