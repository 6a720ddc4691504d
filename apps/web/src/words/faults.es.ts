import type { FaultWords } from './faults.en.ts';

const meant = (quote: string) => (quote === '' ? '' : ` («${quote}»)`);

/** Por qué no se acepta el registro de una partida, y qué hacer. */
export const faultsEs: FaultWords = {
  form: (quote) => `Un registro no se escribe así${meant(quote)}. Copia el registro entero.`,
  ends: () => 'El registro termina demasiado pronto. Cópialo entero, con su última línea.',
  game: (quote) => `Esta casa no tiene el juego «${quote}».`,
  rules: (quote) =>
    `La versión ${quote} de sus reglas no está aquí. Vuelve a cargar la página y prueba otra vez.`,
  options: () => 'No se puede jugar con tantas personas o con esas variantes.',
  unfinished: () =>
    'Se escribió antes de terminar la partida, así que no contiene jugadas que repetir.',
  seed: () => 'Su semilla no es la que se prometió antes de la primera jugada.',
  deal: () => 'La posición inicial no es la que da su semilla.',
  move: (quote) => `Las reglas no permiten ahí la jugada «${quote}».`,
  chance: (quote) => `Tras «${quote}» el azar dio algo distinto de lo que dice el registro.`,
  result: () => 'Sus jugadas llevan a un resultado distinto del que dice.',
  position: () => 'Las reglas no permiten esa posición.',
  variation: () => 'Sus variantes no están bien escritas: puede que alguna esté cortada.',
  note: () => 'Un comentario, una marca o una valoración no está bien escrita.',
  size: () => 'Es más largo que cualquier registro que se pueda leer aquí.',
};
