import { spanish } from '../i18n/grammar.ts';
import type { timeEn } from './time.en.ts';

const { plural } = spanish;

/** What is said about clocks and paces, in Spanish. */
export const timeEs: typeof timeEn = {
  pace: 'Ritmo',
  kinds: {
    none: 'Sin reloj',
    live: 'En vivo, de una sentada',
    correspondence: 'A lo largo de días',
  },
  live: 'Tiempo de cada jugador',
  correspondence: 'Tiempo de cada decisión',
  increment: (bank, more) => `${bank} y ${more} más por cada decisión`,
  plain: (bank) => `${bank} para toda la partida`,
  delay: (bank, free) => `${bank}, y ${free} de cada decisión no cuentan`,
  days: (days, vacation) =>
    vacation === 0
      ? plural(days, '1 día', `${days} días`)
      : `${plural(days, '1 día', `${days} días`)}, y ${plural(vacation, '1 día', `${vacation} días`)} de vacaciones`,
  short: (bank, more) => `${bank} + ${more}`,
  shortDelay: (bank, free) => `${bank}, ${free} libres`,
  own: 'Otro…',
  ownMinutes: 'Minutos de cada jugador',
  ownSeconds: 'Segundos por decisión',
  ownExtra: 'Estos segundos',
  ownExtras: {
    increment: 'se suman tras cada decisión',
    delay: 'no cuentan en cada decisión',
  },
  ownDays: 'Días por decisión',
  ownVacation: 'Días de vacaciones',
  hint: {
    none: 'Cada cual se toma el tiempo que necesite.',
    live: 'El tiempo corre para quien debe decidir, nunca mientras piensa un bot o se reinicia la casa. Una decisión acaba, y se suma su tiempo extra, cuando ya no se puede deshacer; deshacer jugadas no da tiempo.',
    correspondence:
      'Cada decisión tiene sus días. Pasados esos, se gastan solos los días de vacaciones; cuando se acaban, se acabó el tiempo.',
  },
  caretaker: 'Quién juega por alguien ausente',
  ends: 'Cómo puede terminar una partida',
  endRules: {
    rules: 'Según las reglas del juego.',
    time: 'Sin tiempo o rendición: con dos jugadores gana la otra persona. Con más, un bot juega el asiento hasta el final y queda en último lugar.',
    resign:
      'Rendición: con dos jugadores gana la otra persona. Con más, un bot juega el asiento hasta el final y queda en último lugar.',
    agreed: 'De común acuerdo: todos dicen que sí y vale la clasificación del momento.',
    awayLive: (level) =>
      `Ausente en una partida en vivo: al minuto un bot (${level}) ocupa el asiento y lo devuelve en cuanto vuelve la persona. Los demás pueden esperar, o dejarla fuera a los tres minutos.`,
    awayNone: (level) =>
      `Ausente: al minuto los demás pueden dejar que un bot (${level}) juegue hasta que vuelva. A quien haga esperar 14 días se le puede dejar fuera.`,
    awayDays:
      'Ausente o ido: nadie juega en su lugar. Corren sus días, después sus vacaciones, y entonces se acaba el tiempo.',
    abandoned: 'Si todos dejan una partida en vivo, queda abandonada y no gana nadie.',
    host: 'Quien lleva la casa puede terminar una partida; entonces no gana nadie.',
    pause:
      'Una pausa u otro día: cuando todos están de acuerdo. Para seguir otro día, antes se sella una jugada más.',
  },
  about: 'Sobre esta mesa',
  clockOf: (name, left) => `${name}: ${left}`,
  left: (left) => `quedan ${left}`,
  vacationLeft: (left) => `quedan ${left} de vacaciones`,
  leftAndVacation: (left, vacation) => `quedan ${left}, y luego ${vacation} de vacaciones`,
  more: (span) => `+${span}`,
  vacation: 'vacaciones',
  free: (seconds) => `+${seconds}`,
  mine: (span) => `Quedan ${span} en tu reloj.`,
  lowSetting: 'Cuando me quede poco tiempo',
  lowSettings: { on: 'Avisar también con un sonido', off: 'Solo mostrarlo' },
  lowHint: 'El sonido se oye si los sonidos están activados.',
};
