import type { Language } from '@nabu/table';

/** What a mail says: its subject, and its text around a link. */
type Letter = (name: string, link: string) => { readonly subject: string; readonly text: string };

interface MailWords {
  readonly verify: Letter;
  readonly reset: Letter;
}

const en: MailWords = {
  verify: (name, link) => ({
    subject: 'Is this your address?',
    text: `Hello ${name},\n\nthis address was given for your account at Nabu. Open this link within a day to confirm it:\n\n${link}\n\nIf that was not you, do nothing: without it the address is not used.\n`,
  }),
  reset: (name, link) => ({
    subject: 'A new password',
    text: `Hello ${name},\n\nsomebody, most likely you, asked for a new password at Nabu. Choose one here within an hour:\n\n${link}\n\nIf that was not you, do nothing: your password stays as it is.\n`,
  }),
};

const es: MailWords = {
  verify: (name, link) => ({
    subject: '¿Es esta tu dirección?',
    text: `Hola, ${name}:\n\nEsta dirección se indicó para tu cuenta en Nabu. Abre este enlace en el plazo de un día para confirmarla:\n\n${link}\n\nSi no fuiste tú, no hagas nada: sin confirmar, la dirección no se usa.\n`,
  }),
  reset: (name, link) => ({
    subject: 'Una contraseña nueva',
    text: `Hola, ${name}:\n\nAlguien, seguramente tú, pidió una contraseña nueva en Nabu. Elígela aquí en el plazo de una hora:\n\n${link}\n\nSi no fuiste tú, no hagas nada: tu contraseña sigue como está.\n`,
  }),
};

/** The words of mails in each language. */
export const MAIL_WORDS: { readonly [language in Language]: MailWords } = { en, es };
