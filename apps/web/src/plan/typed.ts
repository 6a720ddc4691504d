import type { Word } from '@nabu/kernel';
import type { TableContext } from '../table/context.ts';
import { fitting, plain } from '../table/move-box/matching.ts';
import type { Words } from '../words/en.ts';
import { en } from '../words/en.ts';
import { addStep } from './add-step.ts';
import { toldSteps } from './steps.ts';

type Typed = Exclude<keyof Words['plan']['typed'], 'word'>;
const ACTS: readonly Typed[] = [
  'undo',
  'redo',
  'clear',
  'queue',
  'cancel',
  'whatever',
  'example',
  'close',
];

/** What was typed after "plan", in the language of the page or in English; null when it is no such command. */
export function afterPlan(text: string, { plan }: Words): string | null {
  const typed = plain(text);
  const word = [plan.typed.word, en.plan.typed.word]
    .map(plain)
    .find((each) => typed === each || typed.startsWith(`${each} `));
  return word === undefined ? null : text.trim().slice(word.length).trim();
}

/** Does what was typed after "plan" and gives the sentences that answer it. */
export function planTyped(text: string, table: TableContext, words: Words): readonly string[] {
  const { planning, you } = table;
  const { plan: say } = words;
  if (you === 'spectator' || table.frame.now.result) return [say.watching];
  if (text === '') return told(table, words);
  const act = ACTS.find((each) =>
    [say.typed[each], en.plan.typed[each]].map(plain).includes(plain(text)),
  );
  if (act === undefined) return withMove(text, table, words);
  const { at, plan, open } = planning.store.getState();
  if (!open && act !== 'close' && act !== 'cancel' && act !== 'queue') planning.open();
  switch (act) {
    case 'undo':
      planning.goTo(at - 1);
      break;
    case 'redo':
      planning.goTo(at + 1);
      break;
    case 'clear':
      planning.clear();
      return [say.empty];
    case 'queue':
      planning.queue(true);
      return [plan ? `${say.queued} ${say.rule}` : say.empty];
    case 'cancel':
      planning.queue(false);
      break;
    case 'whatever':
      addStep(table, words, null);
      return [];
    case 'example':
      planning.example();
      break;
    case 'close':
      planning.close();
      return [say.close];
  }
  return told(table, words);
}

/** The plan read out. */
function told(table: TableContext, words: Words): readonly string[] {
  const { plan: say } = words;
  const steps = toldSteps(table.planning.store.getState(), table, words);
  const asks = ACTS.map((each) => `${say.typed.word} ${say.typed[each]}`).join('; ');
  const lines = steps.map(({ number, text, state }) =>
    [number === null ? text : `${number}. ${text}`, ...(state ? [state] : [])].join(', '),
  );
  return [...(lines.length > 0 ? lines : [say.empty]), say.help(say.typed.word, asks)];
}

/** Tries the one move that was meant. */
function withMove(text: string, table: TableContext, words: Words): readonly string[] {
  const { planning, game, gameWords } = table;
  planning.open();
  const { drawn } = planning.store.getState();
  if (!drawn) return [words.plan.watching];
  const written = game.notation.parse(text);
  const moves: readonly Word[] = [...drawn.legal, ...drawn.replies];
  const fit = fitting(
    moves.map((move) => ({
      ...{ move, notation: game.notation.format(move), label: gameWords.move(move, drawn.view) },
    })),
    text,
  );
  if (written) {
    addStep(table, words, written);
    return [];
  }
  if (fit.length === 0) return [words.spoken.unknown(text)];
  if (fit.length > 1) {
    const first = fit.slice(0, 4).map(({ label, notation }) => `${label} (${notation})`);
    return [words.spoken.many(fit.length, first.join('; '))];
  }
  addStep(table, words, fit[0].move);
  return [];
}
