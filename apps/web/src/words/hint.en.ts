import { english } from '../i18n/grammar.ts';

const { plural } = english;

/** Between how many and how many points somebody is ahead; less than 0 is behind. */
function leadWords(from: number, to: number): string {
  const points = (count: number) => plural(count, '1 point', `${count} points`);
  if (from < 0 && to > 0) return `a few moves on between ${-from} behind and ${points(to)} ahead`;
  const side = to > 0 ? 'ahead' : 'behind';
  const [least, most] = to > 0 ? [from, to] : [-to, -from];
  if (most === 0) return 'a few moves on level in points';
  return `a few moves on ${least === most ? points(most) : `${least} to ${points(most)}`} ${side}`;
}

const sentenceOf = (parts: readonly string[]) => {
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Hints and the reasons of bots, in English. */
export const hintEn = {
  title: 'Hint',
  list: 'Hints',
  thinking: 'Thinking it through …',
  alike: 'These look equally good from here: take whichever you like.',
  forced: 'There is nothing to choose: this is the only move.',
  wins: (percent: number) => `wins ${percent} of 100 such games`,
  lead: (from: number, to: number) => leadWords(from, to),
  short: 'too little was looked ahead to tell the points',
  figures: (parts: readonly string[]) => sentenceOf(parts),
  gain: (points: number) => (points > 0 ? `+${points} now` : `${points} now`),
  rated: 'Rated game: there are no hints',
  note: 'Point, or press 1, 2 or 3, to look; click to make the move. Figures are for games between equals.',
  tried: 'Tried. Undo takes it back and brings the hints again.',
  why: 'Why?',
  whyOf: (name: string) => `Why ${name} moved like that`,
  prepares: (name: string, points: number) =>
    `Makes ready ${plural(points, '1 point', `${points} points`)} for the next turn of ${name}.`,
  fears: (name: string, points: number) =>
    `It feared ${plural(points, '1 point', `${points} points`)} of ${name} after anything else that looked good.`,
  better: (move: string) => `Nothing to count at once: it simply looked better than “${move}”.`,
  plain: 'No reason that can be told in points.',
  secrets: 'The bot knew more than you do: these are the reasons as they look from where you sit.',
  allSecret: 'All of it would give a secret away. Ask once the game is over.',
  noChoice: 'It had nothing to choose in its last turn.',
};
