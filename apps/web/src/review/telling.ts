import type { Film, Judged, Review, TurningPoint } from '@nabu/search/review';
import type { TableContext } from '../table/context.ts';
import type { Words } from '../words/en.ts';
import { percentOf } from './figures.ts';

type Around = Pick<TableContext, 'gameWords' | 'names'>;

/** The made and the best move of a decision, as its seat would have read them. */
export function movesOf(
  { game, match }: Film,
  { gameWords }: Around,
  { ply, seat, made, best }: Judged,
) {
  const view = match.viewAt(ply, seat);
  const text = (move: string) => {
    const word = game.notation.parse(move);
    return word ? gameWords.move(word, view) : move;
  };
  return { made: text(made), best: text(best) };
}

/** A turning point in sentences: what changed, and why. */
export function turningSentences(
  film: Film,
  around: Around,
  words: Words['review'],
  review: Review,
  point: TurningPoint,
): readonly string[] {
  const { gameWords, names } = around;
  const { about, before, after, decision, missed, lost, scored, kind } = point;
  const told = (event: object) => gameWords.log(event as never, names);
  const sentences = [words.change(names[about], percentOf(before[about]), percentOf(after[about]))];
  if (decision) {
    const { made, best } = movesOf(film, around, decision);
    sentences.push(words.mistake(made, best, percentOf(decision.cost)));
  }
  if (kind === 'luck') sentences.push(luckSentence(words, names[about], luckOf(review, point)));
  const bringing = missed && told(missed);
  if (bringing) sentences.push(words.missed(bringing));
  const taken = lost && told(lost.event);
  if (lost && taken) sentences.push(words.lost(lost.turns, taken));
  const done = decision === null && scored ? told(scored.event) : null;
  if (done) sentences.push(done);
  return sentences;
}

function luckOf({ luck }: Review, { ply, end, about }: TurningPoint): number {
  return luck
    .filter((each) => each.ply >= ply && each.ply < end)
    .reduce((sum, { chances }) => sum + chances[about], 0);
}

function luckSentence(words: Words['review'], name: string, luck: number): string {
  const percent = percentOf(Math.abs(luck));
  return luck < 0 ? words.unlucky(name, percent) : words.lucky(name, percent);
}
