import { spanish } from '../i18n/grammar.ts';
import type { noticesEn } from './notices.en.ts';

const { plural } = spanish;

/** Being told about one's games, in Spanish. */
export const noticesEs: typeof noticesEn = {
  title: 'Avisos',
  lead: 'Cómo te enteras de tus partidas mientras no las miras. De una mesa que tienes a la vista no se avisa.',
  link: 'Avisos de mis partidas',
  nobody: 'La casa aún no te conoce. Entra como invitado o inicia sesión, y podrás elegir.',
  all: 'Todos los avisos',
  switch: { on: 'Sí', off: 'No' },
  saved: 'Guardado.',
  browser: {
    title: 'En este navegador',
    lead: 'Avisos del sistema, también cuando no hay ninguna página de la casa abierta.',
    turnOn: 'Avisarme en este navegador',
    turnOff: 'No avisar más en este navegador',
    on: 'Este navegador te avisa.',
    pageOnly:
      'Este navegador te avisa mientras haya abierta una página de la casa. Si no hay ninguna, no se le puede avisar.',
    denied:
      'A este navegador se le pidió no mostrar avisos de esta casa. Permítelos en sus ajustes para este sitio y vuelve a cargar la página.',
    insecure:
      'Los avisos necesitan https. Abre la casa con una dirección que empiece por https://.',
    install:
      'En este dispositivo hay avisos cuando la casa está en la pantalla de inicio: elige «Compartir», luego «Añadir a pantalla de inicio», y ábrela allí.',
    impossible:
      'Este navegador no puede mostrar avisos. El título, el sonido y el número te avisan igualmente.',
    failed: 'El navegador no se suscribió. Inténtalo de nuevo dentro de un rato.',
    others: (count) =>
      plural(
        count,
        'También se avisa en 1 navegador tuyo más.',
        `También se avisa en ${count} navegadores tuyos más.`,
      ),
  },
  mail: {
    title: 'Por correo',
    to: (address) => `Los correos van a ${address}.`,
    none: 'Indica antes una dirección de correo en tu cuenta.',
    guest: 'Los correos son para cuentas con una dirección.',
    impossible: 'Esta casa no envía correos.',
    account: 'Cuenta',
  },
  webhook: {
    title: 'Webhook',
    lead: 'Un programa tuyo recibe cada aviso en JSON.',
    guest: 'Los webhooks son para cuentas.',
    url: 'Dirección',
    hint: 'Empieza por https:// y cualquiera puede llegar a ella.',
    save: 'Guardar la dirección',
    remove: 'Quitar el webhook',
    test: 'Enviar una prueba',
    worked: 'La prueba ha llegado.',
    refused: (status) => `El otro lado respondió con el estado ${status}, que no es un éxito.`,
    silent: 'No hubo respuesta. Comprueba la dirección.',
    secret: 'Clave de las firmas',
    show: 'Mostrar la clave',
    off: 'Se desactivó porque no se pudo contactar con él varias veces. Guarda la dirección para activarlo de nuevo.',
  },
  what: {
    title: 'De qué, y por qué medio',
    caption: 'De qué se te avisa y por qué medio',
    kind: 'De qué',
    pace: 'Partidas',
    channels: { page: 'Página', push: 'Navegador', mail: 'Correo', webhook: 'Webhook' },
    kinds: {
      turn: 'Me toca',
      reminder: 'Se me acaba el tiempo',
      over: 'Una partida ha terminado',
      table: 'Alguien se sienta, empieza una partida',
      rematch: 'Alguien me invita o quiere jugar otra vez',
      chat: 'Alguien me escribe',
    },
    paces: {
      none: 'Sin reloj',
      live: 'En vivo, de una sentada',
      correspondence: 'A lo largo de días',
    },
    cell: (what, channel) => `${what}, por: ${channel}`,
    hint: '«Página» son las páginas de la casa que están abiertas: un sonido si hay sonidos, y un aviso del sistema mientras están ocultas.',
  },
  games: { title: 'Juegos', lead: 'De los juegos sin marcar no se avisa.' },
  reminder: {
    title: 'Antes de que se me acabe el tiempo',
    label: 'Recordármelo con esta antelación',
    hours: (hours) => plural(hours, '1 hora', `${hours} horas`),
  },
  quiet: {
    title: 'Horas de silencio',
    lead: 'Lo que pasa en ellas se avisa al final, de una vez. Un recordatorio que llegaría demasiado tarde llega antes de que empiecen.',
    from: 'Desde',
    to: 'Hasta',
    zone: 'Zona horaria',
    switch: { on: 'Horas de silencio', off: 'Ninguna' },
  },
  muted: {
    title: 'Mesas silenciadas',
    none: 'No hay mesas silenciadas. Una mesa se silencia en su menú.',
    open: (game) => `Mesa de ${game}`,
    unmute: 'Volver a avisar',
    unmuteThis: (game) => `Volver a avisar de esta mesa de ${game}`,
  },
  table: { mute: 'No avisar de esta partida', unmute: 'Volver a avisar de esta partida' },
  stop: {
    title: 'No más correos',
    working: 'Un momento…',
    done: 'No recibirás más correos sobre tus partidas. En los ajustes puedes volver a activarlos.',
  },
};
