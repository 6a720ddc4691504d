import type { inviteEn } from './invite.en.ts';

/** What is said when somebody is invited to a table; in Spanish. */
export const inviteEs: typeof inviteEn = {
  title: 'Invitar a otros',
  what: (game) => `Una mesa de ${game}`,
  link: 'Enlace de esta mesa',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  notCopied: 'Este navegador no permite copiar: selecciona el enlace y cópialo a mano.',
  share: 'Compartir',
  code: 'Código QR del enlace',
  scan: 'La cámara de un teléfono abre el enlace desde el código.',
  network: 'El enlace sirve a quien esté en la misma red que este dispositivo.',
  address: 'Si los demás no pueden abrirlo, prueba otra dirección de este dispositivo:',
  byName: 'Invitar a alguien por el nombre de su cuenta',
  send: 'Invitar',
  sent: (name) => `Se ha invitado a ${name}.`,
  notSent: (name, why) => `No se ha invitado a ${name}. ${why}`,
  needAccount: 'Con una cuenta propia también puedes invitar a otros por su nombre.',
  toGame: 'Invitar a una partida',
  which: (name) => `Invitar a ${name} a una partida`,
  soon: (name) => `Se invita a ${name} en cuanto la mesa esté preparada.`,
  list: 'Invitaciones',
  from: 'Te invita',
  accept: 'Aceptar',
  acceptOf: (what) => `Aceptar: ${what}`,
  decline: 'Rechazar',
  declineOf: (what) => `Rechazar: ${what}`,
  onlyHere:
    'Este enlace solo sirve en este dispositivo: no está en ninguna red o la casa se abrió solo para él.',
};
