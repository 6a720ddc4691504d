import { spanish } from '../i18n/grammar.ts';
import type { shelfEn } from './shelf.en.ts';

const { plural } = spanish;

/** The words of the shelf of games in Spanish. */
export const shelfEs: typeof shelfEn = {
  title: 'Mis partidas',
  lead: 'Todas las partidas jugadas en este dispositivo o traídas a él. Se quedan en este dispositivo.',
  all: 'Todas mis partidas',
  search: 'Buscar por juego, jugador o nombre',
  none: 'Aún no hay partidas. Juega una o importa un registro.',
  choose: 'Elegir un juego',
  noMatch: 'Ninguna partida coincide con la búsqueda.',
  count: (count) => plural(count, '1 partida', `${count} partidas`),
  more: (left) =>
    plural(left, 'Mostrar más: queda 1 partida', `Mostrar más: quedan ${left} partidas`),
  trees: (count) =>
    plural(
      count,
      'Se ha puesto 1 árbol con tus análisis.',
      `Se han puesto ${count} árboles con tus análisis.`,
    ),
  open: 'Abrir',
  goOn: 'Continuar',
  over: 'terminada',
  running: 'sin terminar',
  online: 'jugada en línea',
  imported: 'importada',
  trial: 'de prueba',
  rename: 'Cambiar el nombre',
  renameOf: (name) => `Cambiar el nombre de ${name}`,
  name: 'Nombre de la partida',
  save: 'Guardar el nombre',
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  removed: (name) => `Se ha eliminado ${name}.`,
  undo: 'Deshacer',
  exportOf: (name) => `Exportar ${name}`,
  export: 'Exportar',
  exportAll: 'Exportar todas las terminadas',
  import: 'Importar registros',
  importHint:
    'Elige un archivo o pega un registro. Se vuelven a jugar y comprobar todas las jugadas.',
  file: 'Elegir un archivo',
  paste: 'Registro en texto',
  take: 'Comprobar y guardar',
  taken: (count) =>
    plural(
      count,
      'Se ha comprobado y guardado 1 partida.',
      `Se han comprobado y guardado ${count} partidas.`,
    ),
  full: 'En este navegador no queda sitio, así que lo demás no se ha guardado. Elimina partidas que no necesites y vuelve a traer el registro.',
  huge: 'Esto es más largo que cualquier registro de partidas: no se ha leído nada.',
  unread:
    'No se ha podido leer hasta el final. Comprueba la conexión y el archivo y vuelve a traerlo.',
  notBack:
    'En este navegador no queda sitio, así que la partida aún no se ha podido recuperar. Elimina otra cosa y pulsa Deshacer otra vez.',
  unnamed: 'En este navegador no queda sitio, así que el nombre no se ha podido guardar.',
  leftOut: (count) =>
    plural(
      count,
      'Falta 1 partida: está dañada o aquí no están sus reglas.',
      `Faltan ${count} partidas: están dañadas o aquí no están sus reglas.`,
    ),
  refused: (line) => `No se ha aceptado un registro: falla en la línea ${line}.`,
};
