import { english } from '../../../i18n/grammar.ts';
import type { SpokenPhrases } from './spoken.ts';

/** What is said of Amyitis in English. */
export const spokenEn: SpokenPhrases = {
  headings: { table: 'The table', terraces: 'Terraces', channels: 'Channels' },
  groups: {
    crafts: 'Recruit',
    caravan: 'Caravan',
    fields: 'Fields',
    temples: 'Temples',
    garden: 'Garden',
    court: 'Court cards',
    tokens: 'Tokens',
    turn: 'The turn',
  },
  double: 'double',
  irrigated: (channel, owners) => `Water in ${channel}: ${owners}.`,
  dryChannel: (channel) => `No water in ${channel}.`,
  temple: (name, cubes, free) =>
    `Temple of ${name}, newest cube first: ${cubes}; ${english.count(free, 'place', 'places')} free.`,
  reward: (place, reward, owner) =>
    `${place === 1 ? 'First' : 'Second'}: ${reward}, now ${owner === null ? 'nobody’s' : `${owner}’s`}.`,
  sale: (tokens) => `To be sold: ${tokens}.`,
  swap: (gives) => `To be given: ${gives}. Choose what to take.`,
};
