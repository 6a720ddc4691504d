import type { Words } from './en.ts';

/** Trying out from a moment of a finished game, in Spanish. */
export const trialEs: Words['trial'] = {
  begin: 'Probar desde aquí',
  badge: 'Prueba',
  hint: 'Juegas por todos en una copia de este dispositivo. Todo se puede deshacer, y las pistas dicen qué valen las jugadas.',
  failed:
    'El registro de esta partida no se puede leer, así que no se puede probar nada desde aquí.',
};
