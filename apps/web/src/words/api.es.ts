import type { apiEn } from './api.en.ts';

/** The page for programs. */
export const apiEs: typeof apiEn = {
  title: 'Para programas',
  lead: 'Todo lo que pueden hacer las páginas de esta casa lo puede hacer también un programa: peticiones, y una conexión en la que se juega. Los programas muestran una clave, que creas en la página de tu cuenta.',
  account: 'Tu cuenta',
  documents: 'Lo mismo, para programas:',
  example: 'Una primera petición, en nombre de la cuenta para la que se creó la clave:',
  contents: 'En esta página',
  search: 'Buscar en peticiones, mensajes y códigos',
  nothing: 'Aquí no hay nada que coincida.',
  requests: 'Peticiones',
  socket: 'La conexión',
  socketLead: 'Un WebSocket en /ws lleva mensajes JSON en ambos sentidos. El primero es hello.',
  says: 'Lo que dice un cliente',
  tells: 'Lo que cuenta la casa',
  codes: 'Códigos',
  codesLead: 'Lo que se rechaza se responde con un código que nunca cambia de significado.',
  sent: 'Se envía',
  query: 'En la dirección',
  answered: 'Respuesta',
  refused: 'Puede rechazarse como',
  scope: (scope) => `La clave necesita: ${scope}`,
  noToken: 'Solo para personas con un navegador',
  missing: 'No se puede cargar la descripción; prueba más tarde.',
  who: {
    anybody: 'para cualquiera',
    person: 'para invitados y cuentas',
    account: 'para cuentas',
    proved: 'para cuentas que acaban de mostrar quiénes son',
    host: 'para quien lleva la casa',
  },
};
