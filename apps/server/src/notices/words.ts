import type { Language } from '@nabu/table';

/** What a notice says; whoever is spoken to is "you". `game` is its title with those who play, as `match` has it. */
export interface NoticeWords {
  /** A game and the others who play it. */
  match(game: string, others: readonly string[]): string;
  readonly turn: string;
  /** So many hours are left; `vacation`: until days of vacation are used up. */
  reminder(hours: number, vacation: boolean): string;
  readonly over: string;
  readonly place: (place: number) => string;
  readonly noPlace: string;
  joined(name: string): string;
  readonly started: string;
  readonly rematch: string;
  invited(name: string): string;
  said(name: string): string;
  /** Several things at once. */
  readonly several: (count: number) => string;
  readonly more: (count: number) => string;
  readonly test: { readonly title: string; readonly text: string };
  readonly webhookOff: { readonly title: string; readonly text: string };
  readonly somebody: string;
  /** The buttons of a notice. */
  readonly mute: string;
  readonly stop: string;
  /** The mail around a notice. */
  letter(name: string, lines: string, settings: string, stop: string): string;
}

const en: NoticeWords = {
  match: (game, others) => (others.length === 0 ? game : `${game} with ${andEn(others)}`),
  turn: 'Your turn',
  reminder: (hours, vacation) =>
    `${hours === 1 ? '1 hour' : `${hours} hours`} left${vacation ? ' before vacation is used' : ''}`,
  over: 'The game is over',
  place: (place) => (place === 1 ? 'You won.' : `You are in place ${place}.`),
  noPlace: 'Nobody won.',
  joined: (name) => `${name} joined your table`,
  started: 'The game has begun',
  rematch: 'Play again?',
  invited: (name) => `${name} invites you to a game`,
  said: (name) => `${name} wrote to you`,
  several: (count) => `${count} things at your tables`,
  more: (count) => `and ${count} more`,
  test: { title: 'A test', text: 'This is how you are told about your games.' },
  webhookOff: {
    title: 'Your webhook was switched off',
    text: 'It could not be reached several times. Check its address and switch it on again.',
  },
  somebody: 'Somebody',
  mute: 'Mute this game',
  stop: 'Stop notices here',
  letter: (name, lines, settings, stop) =>
    `Hello ${name},\n\n${lines}\n\nWhat you are told, and when: ${settings}\nNo more of these mails: ${stop}\n`,
};

const es: NoticeWords = {
  match: (game, others) => (others.length === 0 ? game : `${game} con ${andEs(others)}`),
  turn: 'Te toca',
  reminder: (hours, vacation) =>
    `${hours === 1 ? 'Queda 1 hora' : `Quedan ${hours} horas`}${vacation ? ' antes de gastar vacaciones' : ''}`,
  over: 'La partida ha terminado',
  place: (place) => (place === 1 ? 'Has ganado.' : `Has quedado en el puesto ${place}.`),
  noPlace: 'No ha ganado nadie.',
  joined: (name) => `${name} se ha sentado a tu mesa`,
  started: 'La partida ha empezado',
  rematch: '¿Otra partida?',
  invited: (name) => `${name} te invita a una partida`,
  said: (name) => `${name} te ha escrito`,
  several: (count) => `${count} novedades en tus mesas`,
  more: (count) => `y ${count} más`,
  test: { title: 'Una prueba', text: 'Así se te avisa de tus partidas.' },
  webhookOff: {
    title: 'Tu webhook se ha desactivado',
    text: 'No se pudo contactar con él varias veces. Comprueba su dirección y vuelve a activarlo.',
  },
  somebody: 'Alguien',
  mute: 'Silenciar esta partida',
  stop: 'No avisar más aquí',
  letter: (name, lines, settings, stop) =>
    `Hola, ${name}:\n\n${lines}\n\nDe qué se te avisa, y cuándo: ${settings}\nNo recibir más estos correos: ${stop}\n`,
};

function andEn(names: readonly string[]): string {
  return listed(names, () => 'and');
}

/** «y» becomes «e» before the sound of an i. */
function andEs(names: readonly string[]): string {
  return listed(names, (next) => (/^(?:i|í|hi(?![aeou]))/i.test(next) ? 'e' : 'y'));
}

function listed(names: readonly string[], and: (next: string) => string): string {
  if (names.length < 2) return names.join('');
  const last = names[names.length - 1];
  return `${names.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}

/** The words of notices in each language. */
export const NOTICE_WORDS: { readonly [language in Language]: NoticeWords } = { en, es };
