import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** The move box, the spoken log and the text board, in English. */
export const spokenEn = {
  box: 'Move box',
  open: 'Open the move box',
  skip: 'Skip to the move box',
  label: 'A move, a space or a question',
  enter: 'Enter it',
  said: 'What was said',
  options: 'What fits',
  fits: (count: number) => plural(count, '1 entry fits', `${count} entries fit`),
  /** Questions as they are typed; the English ones are understood in every language. */
  asks: {
    help: 'help',
    last: 'last',
    hand: 'hand',
    score: 'score',
    turn: 'turn',
    moves: 'moves',
    undo: 'undo',
    redo: 'redo',
  },
  whatIf: 'what if',
  answers: {
    help: 'What can be typed here',
    last: 'What happened since my last turn',
    hand: 'What I have to play with',
    score: 'Everybody’s points and where they come from',
    turn: 'Whose turn it is and what is to be decided',
    moves: 'What I can do, in short',
    undo: 'Takes back my last move',
    redo: 'Makes it again',
  },
  help: (asks: string, whatIf: string, example: string, plan: string) =>
    `Type a move in the notation of the game, or a few words of what it does: the moves that fit are listed, and the arrow keys choose among them. Type the name of a space to hear what is there. Questions: ${asks}. Type “${whatIf} ${example}” to hear what a move would lead to before you make it, or “${plan} ${example}” to try it on a private copy and go on from there. Escape goes back to the board.`,
  empty: 'Nothing was typed. Type help to hear what can be typed here.',
  unknown: (text: string) =>
    `“${text}” is no move, space or question of this game. Type help to hear what can be typed here.`,
  many: (count: number, first: string) =>
    `${plural(count, '1 move fits', `${count} moves fit`)}, such as: ${first}. Type more of the one you mean, or choose with the arrow keys.`,
  refused: (move: string, reason: string) => `${move}: ${reason}`,
  watching: 'You are watching: you have no hand and make no moves.',
  past: 'You are looking at an earlier moment. Press Escape to come back to now.',
  total: (name: string, points: string, parts: string) =>
    parts === '' ? `${name}: ${points}.` : `${name}: ${points} (${parts}).`,
  moves: (count: number, groups: string) =>
    `${plural(count, '1 move', `${count} moves`)}: ${groups}.`,
  outcome: (move: string, told: string) => `${move} would lead to this: ${told}`,
  outcomeSilent: (move: string) => `${move} changes nothing but what it says.`,
  outcomeUnknown: (move: string) =>
    `What comes of it is not known before it is made: chance or a secret has a say in it (${move}).`,
  ifWhat: (whatIf: string) => `Say which move: for example “${whatIf}” and then one of your moves.`,
  final: (move: string) =>
    `${move}: this cannot be taken back. Press Enter again to make it, or type something else.`,
  sure: (move: string) => `${move}: press Enter again to make it, or type something else.`,
  undone: (name: string, count: number) =>
    plural(count, `${name} takes a move back.`, `${name} takes ${count} moves back.`),
  redone: (name: string, told: string) => `${name} makes it again. ${told}`,
  putBack: 'Put back.',
  filter: 'Filter the moves',
  filtered: (count: number) => plural(count, '1 move', `${count} moves`),
  group: (group: string, count: number) => `${group} (${count})`,
  noneFits: 'No move fits. Clear the filter to see all of them.',
  key: 'Go to the move box',
};
