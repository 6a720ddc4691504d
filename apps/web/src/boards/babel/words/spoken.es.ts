import type { SpokenPhrases } from './spoken.ts';

/** Lo que se dice de Babel en español. */
export const spokenEs: SpokenPhrases = {
  headings: { table: 'La mesa', piles: 'Mazos' },
  groups: {
    walk: 'Ir a una obra',
    deploy: 'Desplegar una carta',
    build: 'Construir',
    migrate: 'Trasladar',
    ability: 'Habilidades de los grupos',
    drop: 'Descartar',
    turn: 'El turno',
  },
  picked: (nation) =>
    `Carta en la mano: ${nation}. D la despliega, W va a su obra, Escape la devuelve.`,
};
