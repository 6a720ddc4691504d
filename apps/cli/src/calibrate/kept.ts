import { existsSync } from 'node:fs';
import { specOf } from '@nabu/search';
import { addLine, readText } from '../files.ts';
import type { Played, Trial } from './sampling.ts';

/** Games of a trial that were played before, and a place for those that follow. */
export interface KeptGames {
  get(index: number): Played | null;
  add(index: number, played: Played): void;
}

/** One line of the file: which game of which trial it was, and how it went. */
interface Line {
  readonly trial: string;
  readonly index: number;
  readonly played: Played;
}

/** The games of one trial in a file, so that a run that was stopped goes on where it was; nothing is kept without a file. */
export function keptGames(file: string | null, trial: Trial): KeptGames {
  const name = nameOf(trial);
  const known = new Map(
    (file === null ? [] : linesOf(file))
      .filter((line) => line.trial === name)
      .map(({ index, played }) => [index, played]),
  );
  return {
    get: (index) => known.get(index) ?? null,
    add(index, played) {
      if (file !== null) addLine(file, JSON.stringify({ trial: name, index, played }));
    },
  };
}

/** What makes the games of two trials the same: the bot by its spec, as what a level stands for may change. */
function nameOf({ game, seats, bot, lines, every, seed }: Trial): string {
  return [game.id, game.rules, seats, specOf(bot, game.id), lines, every, seed].join(' ');
}

/** The whole lines of the file; a run that was stopped may have left half of one, which is left behind. */
function linesOf(file: string): readonly Line[] {
  const text = existsSync(file) ? readText(file) : '';
  if (text !== '' && !text.endsWith('\n')) addLine(file, '');
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}
