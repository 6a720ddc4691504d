import { spanish } from '../i18n/grammar.ts';
import type { ModerationWords } from './moderation.en.ts';

const { plural } = spanish;

/** Mantener el orden en una casa, en español. */
export const moderationEs: ModerationWords = {
  title: 'Moderación',
  lead: 'Lo que la gente denuncia y lo que puedes hacer. Todo lo que haces aquí queda anotado abajo.',
  hostsOnly: 'Solo quien lleva la casa puede abrir esta página.',
  thisTable: 'Moderar esta mesa',
  end: 'Terminar esta partida',
  endSure: 'Sí, terminarla: nadie gana',
  remove: 'Retirar esta mesa',
  removeSure: 'Sí, retirarla para siempre',
  lines: 'Lo que se dijo',
  removeLine: (name) => `Retirar esta línea de ${name}`,
  removeShort: 'Retirar',
  reports: {
    title: 'Denuncias',
    open: (count) =>
      count === 0 ? 'Ninguna abierta.' : plural(count, 'Hay 1 abierta.', `Hay ${count} abiertas.`),
    none: 'No hay ninguna.',
    showClosed: 'Mostrar las cerradas',
    about: { line: 'Una línea de', name: 'El nombre', person: 'Sobre' },
    by: (name, date) => `Denunciado por ${name}, ${date}`,
    table: 'A la mesa',
    close: 'Cerrar la denuncia',
    closed: (name, date) => `Cerrada por ${name}, ${date}.`,
  },
  people: {
    title: 'Una persona',
    lead: 'Cuentas e invitados por su nombre.',
    name: 'Nombre',
    find: 'Buscar',
    none: 'No hay nadie con ese nombre.',
  },
  tables: {
    title: 'Una mesa',
    lead: 'Quién está sentado y qué se dijo.',
    link: 'Enlace o identificador de la mesa',
    look: 'Mirar',
  },
  kinds: {
    host: 'lleva la casa',
    account: 'cuenta',
    guest: 'invitado',
    token: 'un jugador sin persona',
    gone: 'ha borrado sus datos',
  },
  act: (name) =>
    name ? `Silenciar, expulsar o renombrar a ${name}` : 'Silenciar, expulsar o renombrar',
  inForce: { silence: 'En silencio', ban: 'Expulsión' },
  until: (date) => `hasta ${date}.`,
  forGood: 'hasta que se levante',
  lift: { silence: 'Levantar el silencio', ban: 'Levantar la expulsión' },
  sanction: { silence: 'Silenciar', ban: 'Expulsar' },
  span: { silence: 'Cuánto tiempo en silencio', ban: 'Cuánto tiempo fuera' },
  hours: (count) =>
    count < 24
      ? plural(count, '1 hora', `${count} horas`)
      : plural(count / 24, '1 día', `${count / 24} días`),
  reason: 'Motivo, que se le dice',
  rename: 'Renombrar',
  newName: 'Otro nombre',
  renameHint: 'Sustituye al anterior en todas partes, también en partidas terminadas.',
  writers: {
    title: 'Quién puede escribir libremente',
    lead: 'Los demás dicen frases, que cada cual lee en su idioma.',
    who: { everybody: 'Todos', accounts: 'Cuentas', nobody: 'Nadie' },
  },
  acts: {
    title: 'Lo que se hizo',
    lead: 'Cada acto de quien lleva la casa, el último primero.',
    none: 'Nada todavía.',
    older: 'Anteriores',
    what: {
      silence: 'Silenció',
      ban: 'Expulsó',
      lift: 'Levantó',
      rename: 'Renombró',
      removeLine: 'Retiró una línea',
      removeTable: 'Retiró una mesa',
      endTable: 'Terminó una partida',
      closeReport: 'Cerró una denuncia',
      writers: 'Fijó quién puede escribir',
      becameHost: 'Empezó a llevar la casa',
    },
  },
};
