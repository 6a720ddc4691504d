import { number } from '../i18n/format.ts';
import type { GameWords, Language } from '../table/kit.ts';
import type { Words } from '../words/en.ts';
import type { Gain } from './gains.ts';

interface Speaking {
  readonly words: Words;
  readonly language: Language;
  readonly names: readonly string[];
  readonly gameWords: Pick<GameWords<never, never, never>, 'source'>;
}

/** Points with their sign. */
function signed(points: number, language: Language): string {
  return points > 0 ? `+${number(points, language)}` : `−${number(-points, language)}`;
}

/** One change of points in words: who, before and after, and where it comes from. */
export function gainText(
  { seat, before, after, parts }: Gain,
  { words, language, names, gameWords }: Speaking,
): string {
  const { explain } = words;
  const why = parts.map(({ source, points }) =>
    explain.part(gameWords.source(source), signed(points, language)),
  );
  const sum = [signed(after - before, language)];
  return explain.gain(
    ...([names[seat], number(before, language), number(after, language)] as const),
    (parts.length > 0 ? why : sum).join(', '),
  );
}
