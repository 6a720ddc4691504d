import type { videoEn } from './video.en.ts';

/** Pictures and videos of a match, in Spanish. */
export const videoEs: typeof videoEn = {
  title: 'Imagen o vídeo',
  what: '¿Qué debe mostrar?',
  kinds: {
    moment: 'Este momento, como imagen (PNG)',
    turn: 'Este turno, como vídeo (WebM)',
    game: 'Toda la partida hasta ahora, como vídeo (WebM)',
  },
  make: 'Crear',
  making: (percent) => `Dibujando jugada a jugada: ${percent} %. No cierres esta página.`,
  made: (moves, size) => `${moves ? 'El vídeo está listo' : 'La imagen está lista'}: ${size}.`,
  failed: 'No se ha podido crear. Prueba otra vez; si no funciona, recarga la página.',
  notHere:
    'Este navegador no puede crear vídeos. La imagen funciona siempre; para el vídeo usa un navegador más reciente.',
  picture: 'Imagen del tablero',
  video: 'Vídeo del tablero',
  save: 'Guardar',
  share: 'Compartir',
};
