import type { Glossary } from '../../common/glossary.ts';

/** The nouns of Babel. */
export const glossary: Glossary = [
  { en: 'site', es: 'obra', not: { es: ['solar'] } },
  { en: 'row', es: 'fila' },
  { en: 'run', es: 'grupo' },
  { en: 'temple', es: 'templo' },
  { en: 'level', es: 'nivel' },
  { en: 'stack', es: 'pila' },
  { en: 'deck', es: 'mazo' },
  { en: 'draw pile', es: 'mazo de robo' },
  { en: 'discards', es: 'descartes' },
  { en: 'starter', es: 'carta inicial' },
  { en: 'pawn', es: 'peón' },
  { en: 'quarry', es: 'cantera' },
  { en: 'total', es: 'total' },
  { en: 'ability', es: 'habilidad', not: { es: ['poder'] } },
  { en: 'end phase', es: 'fase final' },
  { en: 'hand', es: 'mano' },
  { en: 'migration', es: 'traslado', not: { es: ['migrado', 'migrar', 'migración'] } },
  { en: 'top', es: 'cima' },
  { en: 'Assyrians', es: 'asirios' },
  { en: 'Hittites', es: 'hititas' },
  { en: 'Medes', es: 'medos' },
  { en: 'Persians', es: 'persas' },
  { en: 'Sumerians', es: 'sumerios' },
];
