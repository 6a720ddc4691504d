import type { Word } from '@nabu/kernel';
import type { TableContext } from '../table/context.ts';
import type { Words } from '../words/en.ts';
import type { PlanState } from './planning.ts';

/** One step of a plan as it is told. */
export interface ToldStep {
  readonly key: string;
  /** Its number among the steps still to come; null when it is over. */
  readonly number: number | null;
  readonly text: string;
  /** What became of it, or what is to be known about it; null when there is nothing. */
  readonly state: string | null;
  readonly look: 'true' | 'otherwise' | 'impossible' | 'changed' | 'open';
}

/** The steps of a plan in words: those that are over, then those to come. */
export function toldSteps(
  { plan, line }: PlanState,
  table: Pick<TableContext, 'game' | 'gameWords' | 'names' | 'frame'>,
  words: Words,
): readonly ToldStep[] {
  if (!plan || !line) return [];
  const say = words.plan;
  const past = plan.past.map(
    (step, i): ToldStep => ({
      ...{ key: `past ${i}`, number: null, look: step.fate, state: say.state[step.fate] },
      text: stepText(step, table.frame.now.view, table, words),
    }),
  );
  const open = plan.steps.map((step, i): ToldStep => {
    const stage = line.stages[i + 1];
    const before = line.stages[i] ?? line.stages[line.stages.length - 1];
    const { sketch } = before;
    const view = sketch.game.view(sketch.worlds[0], plan.seat);
    const broken = line.broken?.step === i ? line.broken.refusal : null;
    const reason = broken?.clause ? table.gameWords.clause(broken.clause) : '';
    const guessed = step.example !== null ? say.state.guessed : null;
    const state = broken
      ? say.state.impossible(reason)
      : stage?.changed
        ? say.state.changed
        : stage?.ends
          ? say.state.unknown
          : guessed;
    const look = i >= line.stages.length - 1 && line.broken ? 'impossible' : 'open';
    return {
      ...{ key: `open ${i}`, number: i + 1, text: stepText(step, view, table, words), state },
      look: look === 'open' && stage?.changed ? 'changed' : look,
    };
  });
  return [...past, ...open];
}

/** Who does what in a step. */
export function stepText(
  { seat, move }: { readonly seat: number; readonly move: string | null },
  view: unknown,
  { game, gameWords, names }: Pick<TableContext, 'game' | 'gameWords' | 'names'>,
  { plan }: Words,
): string {
  if (move === null) return names.length > 2 ? plan.others : plan.whatever(names[seat]);
  const word: Word | null = game.notation.parse(move);
  return `${names[seat]}: ${word ? gameWords.move(word, view) : move}`;
}
