import { spanish } from '../i18n/grammar.ts';
import type { TokensWords } from './tokens.en.ts';

const { plural } = spanish;

/** What is said about programs, their tokens and bots. */
export const tokensEs: TokensWords = {
  title: 'Programas',
  lead: 'Una clave deja que un programa tuyo actúe por ti, hasta donde lo permitas. Trátala como una contraseña.',
  api: 'Cómo hablan los programas con la casa',
  none: 'No hay claves.',
  list: 'Claves',
  of: (name) => `de ${name}`,
  made: (day) => `creada el ${day}`,
  expires: (day) => `hasta el ${day}`,
  expired: 'caducada',
  used: (day) => `usada por última vez el ${day}`,
  unused: 'nunca usada',
  revoke: 'Revocar',
  revokeNamed: (name) => `Revocar ${name}`,
  name: 'Para qué es',
  whose: 'Por quién actúa',
  me: 'por mí',
  allowed: 'Qué puede hacer',
  scopes: {
    read: 'ver lo que yo puedo ver',
    play: 'jugar en mis mesas',
    tables: 'abrir mesas, sentarse y levantarse',
    profile: 'cambiar mi nombre y mi perfil',
  },
  until: 'Cuánto tiempo vale',
  days: (count) => plural(count, '1 día', `${count} días`),
  ever: 'hasta que la revoque',
  make: 'Crear una clave',
  once: 'Copia la clave ahora: no se vuelve a mostrar.',
  token: 'Clave nueva',
  copy: 'Copiar',
  copied: 'Copiada',
  bots: 'Cuentas de bot',
  botsLead:
    'Una cuenta de bot es para un programa que juega solo. Su nombre lleva la marca «(bot)» y no juega partidas puntuadas.',
  noBots: 'No tienes cuentas de bot.',
  botName: 'Nombre del bot',
  makeBot: 'Crear una cuenta de bot',
  retire: 'Retirar',
  retireNamed: (name) => `Retirar ${name}`,
};
