import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** The words of the shelf of games in English. */
export const shelfEn = {
  title: 'My games',
  lead: 'Every game that was played on this device or brought here. They stay on this device.',
  all: 'All my games',
  search: 'Search by game, player or name',
  none: 'There is no game here yet. Play one, or bring a record.',
  choose: 'Choose a game',
  noMatch: 'No game fits these words.',
  count: (count: number) => plural(count, '1 game', `${count} games`),
  more: (left: number) =>
    plural(left, 'Show more: 1 game is left', `Show more: ${left} games are left`),
  trees: (count: number) =>
    plural(
      count,
      '1 tree was put with your analyses.',
      `${count} trees were put with your analyses.`,
    ),
  open: 'Open',
  goOn: 'Continue',
  over: 'finished',
  running: 'not finished',
  online: 'played online',
  imported: 'imported',
  trial: 'tried out',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  name: 'Name of the game',
  save: 'Keep the name',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  exportOf: (name: string) => `Export ${name}`,
  export: 'Export',
  exportAll: 'Export all finished games',
  import: 'Import records',
  importHint: 'Choose a file or paste a record. Every move is played again and checked.',
  file: 'Choose a file',
  paste: 'Record as text',
  take: 'Check and keep it',
  taken: (count: number) =>
    plural(count, '1 game was checked and kept.', `${count} games were checked and kept.`),
  full: 'This browser has no room left, so the rest was not kept. Delete games that you do not need, and bring the record again.',
  huge: 'This is longer than any records of games: nothing was read.',
  unread:
    'This could not be read to its end. Check the connection and the file, then bring it once more.',
  notBack:
    'This browser has no room left, so the game could not be brought back yet. Delete something else, then press Undo again.',
  unnamed: 'This browser has no room left, so the name could not be kept.',
  leftOut: (count: number) =>
    plural(
      count,
      '1 game was left out: it is damaged, or was made under rules that this house does not have.',
      `${count} games were left out: they are damaged, or were made under rules that this house does not have.`,
    ),
  refused: (line: number) => `A record was not taken: it does not hold in line ${line}.`,
};
