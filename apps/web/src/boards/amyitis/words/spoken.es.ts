import { spanish } from '../../../i18n/grammar.ts';
import type { SpokenPhrases } from './spoken.ts';

/** Lo que se dice de Amyitis en español. */
export const spokenEs: SpokenPhrases = {
  headings: { table: 'La mesa', terraces: 'Terrazas', channels: 'Canales' },
  groups: {
    crafts: 'Reclutar',
    caravan: 'Caravana',
    fields: 'Campos',
    temples: 'Templos',
    garden: 'Jardín',
    court: 'Cartas de corte',
    tokens: 'Fichas',
    turn: 'El turno',
  },
  double: 'doble',
  irrigated: (channel, owners) => `Hay agua en ${channel}: ${owners}.`,
  dryChannel: (channel) => `No hay agua en ${channel}.`,
  temple: (name, cubes, free) =>
    `Templo de ${name}, del cubo más nuevo al más viejo: ${cubes}; ${spanish.count(free, 'sitio libre', 'sitios libres')}.`,
  reward: (place, reward, owner) =>
    `${place === 1 ? 'Primero' : 'Segundo'}: ${reward}, ahora ${owner === null ? 'para nadie' : `para ${owner}`}.`,
  sale: (tokens) => `Para vender: ${tokens}.`,
  swap: (gives) => `Para entregar: ${gives}. Elige qué tomar.`,
};
