import { spanish } from '../i18n/grammar.ts';
import type { planEn } from './plan.en.ts';

const { plural } = spanish;

/** Planificar en la mesa, en español. */
export const planEs: typeof planEn = {
  title: 'Plan',
  open: 'Plan: probar jugadas en una copia privada',
  close: 'Volver a la partida',
  badge: 'Plan: solo lo ves tú',
  mine: (prompt) => `Tu plan. ${prompt}`,
  theirs: (name) => `Tu plan: ¿qué hará ${name}?`,
  ends: 'No se sabe qué viene después de este paso: depende del azar o de un secreto. La línea acaba aquí.',
  over: 'Aquí acabaría la partida.',
  guessed: 'A partir de aquí es una suposición.',
  example: 'Seguir con un ejemplo',
  another: 'Otro ejemplo',
  whatever: (name) => `Haga lo que haga ${name}`,
  others: 'Hagan lo que hagan los demás',
  reply: (name) => `Una respuesta de ${name}`,
  choose: 'Elige una respuesta…',
  queue: 'Jugar esto cuando sea mi turno',
  queued: 'Tu plan se juega cuando sea tu turno.',
  cancel: 'No jugarlo',
  rule: 'Tus jugadas se envían una a una, y cada una solo si sigue siendo legal, hace exactamente lo que hace aquí y no ha salido a la luz nada nuevo. Si alguien hace otra cosa que la que has puesto, no se envía nada.',
  clear: 'Olvidar el plan',
  steps: 'Pasos del plan',
  state: {
    true: 'se ha cumplido',
    otherwise: 'ha pasado otra cosa',
    impossible: (reason) => `ya no es posible: ${reason}`,
    changed: 'es posible, pero ahora haría otra cosa',
    unknown: 'no se sabe qué resulta de ello',
    guessed: 'un ejemplo de lo que puede venir',
  },
  unkept: 'En este navegador no queda sitio: el plan se pierde si cierras la página.',
  note: (open) => plural(open, 'Plan: 1 paso', `Plan: ${open} pasos`),
  noteBroken: (step) => `Plan: ya no es posible el paso ${step}`,
  cameTrue: (steps) =>
    plural(
      steps,
      'Se ha cumplido un paso de tu plan.',
      `Se han cumplido ${steps} pasos de tu plan.`,
    ),
  broken: (step, reason) => `El paso ${step} de tu plan ya no es posible: ${reason}`,
  plays: (move) => `Jugado de tu plan: ${move}.`,
  waits: (move) => `Tu plan sigue con «${move}». Confírmalo para jugarlo.`,
  stopped: {
    otherwise:
      'Tu plan no se juega: alguien ha hecho otra cosa que la que habías puesto. Míralo de nuevo y vuelve a dejarlo listo si aún lo quieres.',
    learned:
      'Tu plan no se sigue jugando: ha salido a la luz algo nuevo. Míralo de nuevo y vuelve a dejarlo listo si aún lo quieres.',
    undone: 'Tu plan no se juega: se ha deshecho una jugada.',
    mine: 'Tu plan no se sigue jugando: has hecho otra jugada.',
    illegal: (reason) => `Tu plan no se juega: su siguiente jugada no es posible. ${reason}`,
    changed: 'Tu plan no se juega: su siguiente jugada haría ahora otra cosa.',
  },
  full: 'Este plan está lleno: olvida antes algunos de sus pasos.',
  nobody: 'Aquí no decide nadie: retrocede un paso o sigue con un ejemplo.',
  watching: 'Solo puede planificar quien juega, y solo mientras dura la partida.',
  typed: {
    word: 'plan',
    undo: 'deshacer',
    redo: 'rehacer',
    clear: 'olvidar',
    queue: 'jugar',
    cancel: 'parar',
    whatever: 'da igual',
    example: 'ejemplo',
    close: 'cerrar',
  },
  help: (word, asks) =>
    `Escribe «${word}» y una jugada para probarla en una copia privada; «${word}» solo lee tu plan. Además: ${asks}.`,
  empty: 'Tu plan aún no tiene pasos.',
  added: (step, told) => (told === '' ? step : `${step}: ${told}`),
  key: 'Planificar en una copia privada, o volver a la partida',
};
