import type { SpokenPhrases } from './spoken.ts';

/** What is said of Babel in English. */
export const spokenEn: SpokenPhrases = {
  headings: { table: 'The table', piles: 'Piles' },
  groups: {
    walk: 'Walk',
    deploy: 'Deploy a card',
    build: 'Build',
    migrate: 'Migrate',
    ability: 'Abilities of runs',
    drop: 'Discard',
    turn: 'The turn',
  },
  picked: (nation) => `${nation} picked up. D deploys, W walks, Escape puts it back.`,
};
