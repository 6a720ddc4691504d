import { spanish } from '../i18n/grammar.ts';
import type { againEn } from './again.en.ts';

const { plural } = spanish;

/** What is said between people at a table: playing again, and new lines of chat; in Spanish. */
export const againEs: typeof againEn = {
  asked: 'Te proponen jugar otra vez. Tu asiento está reservado.',
  watch: 'Los jugadores han preparado otra partida.',
  there: (names, count) => plural(count, `${names} ya está allí.`, `${names} ya están allí.`),
  come: 'Unirme',
  watchThere: 'Mirar allí',
  notNow: 'Ahora no',
  waiting: (names, count) =>
    plural(
      count,
      `Se ha propuesto a ${names} jugar otra vez y aún no ha llegado.`,
      `Se ha propuesto a ${names} jugar otra vez y aún no han llegado.`,
    ),
  begins: 'La partida empieza cuando estén todos.',
  unread: (count) => plural(count, '1 mensaje nuevo', `${count} mensajes nuevos`),
};
