import type { Word } from '@nabu/kernel';
import { sketchFrom } from '@nabu/table';
import { worthOf } from '../../explain/gains.ts';
import { gainText } from '../../explain/words.ts';
import { number } from '../../i18n/format.ts';
import { afterPlan, planTyped } from '../../plan/typed.ts';
import { lensOf } from '../../session/lens.ts';
import type { Words } from '../../words/en.ts';
import { en } from '../../words/en.ts';
import type { TableContext } from '../context.ts';
import { grouped } from '../grouped.ts';
import { type Candidate, fitting, plain } from './matching.ts';

/** What follows from something that was typed. */
export type Answer =
  | { readonly kind: 'told'; readonly lines: readonly string[] }
  /** A move that cannot be made, and the clause that forbids it where one does. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly clause: string | null }
  | { readonly kind: 'move'; readonly move: Word }
  | { readonly kind: 'wish'; readonly wish: 'undo' | 'redo' };

/** What a question is answered from. */
export interface Asked {
  readonly table: TableContext;
  readonly words: Words;
  readonly candidates: readonly Candidate<Word>[];
  /** What happened since my last turn, in sentences. */
  news(): readonly string[];
}

/** What can be asked in the move box. */
export const QUESTIONS = [
  'help',
  'last',
  'hand',
  'score',
  'turn',
  'moves',
  'undo',
  'redo',
] as const;
type Question = (typeof QUESTIONS)[number];

const told = (...lines: readonly string[]): Answer => ({ kind: 'told', lines });

/** The legal moves of a table as they can be typed. */
export function candidatesOf({ game, props, gameWords }: TableContext): Candidate<Word>[] {
  return props.legal.map((move) => ({
    move,
    notation: game.notation.format(move),
    label: gameWords.move(move, props.view),
  }));
}

/** What comes after "what if", in the language of the page or in English; null when it is no such question. */
export function afterWhatIf(text: string, { spoken }: Words): string | null {
  const typed = text.trimStart().replace(/\s+/g, ' ');
  const start = [spoken.whatIf, en.spoken.whatIf].find((each) =>
    plain(typed).startsWith(plain(each)),
  );
  return start === undefined ? null : typed.slice(start.length).trim();
}

/** The answer to whatever was typed: a move to make, or sentences. */
export function answerTo(text: string, asked: Asked): Answer {
  // The key that leads here is easily typed once more.
  const typed = text
    .trim()
    .replace(/^\/\s*/, '')
    .replace(/\s+/g, ' ');
  if (typed === '') return told(asked.words.spoken.empty);
  const question = questionIn(typed, asked.words);
  if (question) return answerQuestion(question, asked);
  const planned = afterPlan(typed, asked.words);
  if (planned !== null) return told(...planTyped(planned, asked.table, asked.words));
  const supposed = afterWhatIf(typed, asked.words);
  if (supposed !== null) return whatIf(supposed, asked);
  return moveIn(typed, asked) ?? placeIn(typed, asked) ?? told(asked.words.spoken.unknown(typed));
}

function questionIn(typed: string, { spoken }: Words): Question | null {
  const wanted = typed === '?' ? 'help' : plain(typed);
  return (
    QUESTIONS.find(
      (each) => plain(spoken.asks[each]) === wanted || en.spoken.asks[each] === wanted,
    ) ?? null
  );
}

function answerQuestion(question: Question, asked: Asked): Answer {
  const { table, words, candidates } = asked;
  const { you, props, gameWords } = table;
  switch (question) {
    case 'undo':
    case 'redo':
      return { kind: 'wish', wish: question };
    case 'help':
      return told(helpText(asked));
    case 'last': {
      const news = asked.news();
      return news.length > 0 ? told(...news) : told(words.recap.nothing);
    }
    case 'hand':
      return told(you === 'spectator' ? words.spoken.watching : gameWords.hand(props.view, you));
    case 'score':
      return told(...scoreLines(asked));
    case 'turn':
      return told(turnText(asked), ...(table.ui.store.getState().task?.lines ?? []));
    case 'moves':
      return told(candidates.length > 0 ? movesText(asked) : noMoves(asked));
  }
}

function helpText({ words: { spoken, plan }, candidates }: Asked): string {
  const asks = QUESTIONS.map((each) => `${spoken.asks[each]} (${spoken.answers[each]})`);
  return spoken.help(
    asks.join('; '),
    spoken.whatIf,
    candidates[0]?.notation ?? '…',
    plan.typed.word,
  );
}

function scoreLines({ table, words }: Asked): readonly string[] {
  const { past, frame, game, you, names, gameWords, props } = table;
  const scores = past ? lensOf(game, past.view, you).scores() : frame.now.scores;
  return scores.map(({ total, parts }, seat) => {
    const told = parts.flatMap(({ source, points }) =>
      points === 0 ? [] : [`${gameWords.source(source)} ${number(points, props.language)}`],
    );
    return words.spoken.total(names[seat], words.table.points(total), told.join(', '));
  });
}

function turnText({ table: { frame, you, names, gameWords }, words: { table } }: Asked): string {
  const { now } = frame;
  const [actor] = now.actors;
  if (now.result || actor === undefined) return `${table.over}.`;
  if (typeof you === 'number' && now.actors.includes(you))
    return `${table.yourTurn}. ${gameWords.prompt(now.view, you)}`;
  return `${table.turnOf(names[actor])}.`;
}

function movesText({ table: { gameWords }, words: { spoken }, candidates }: Asked): string {
  const groups = grouped(candidates, ({ move }) => gameWords.group(move));
  const counts = [...groups].map(([group, moves]) => spoken.group(group, moves.length));
  return spoken.moves(candidates.length, counts.join(', '));
}

/** Why nothing can be decided now. */
function noMoves({ table: { you, past }, words }: Asked): string {
  if (past) return words.spoken.past;
  return you === 'spectator' ? words.spoken.watching : words.table.textNoMoves;
}

/** The one move that is meant, or why it is not clear which; null when nothing fits. */
function meant(typed: string, { candidates, words, table }: Asked): Word | string | null {
  const written = table.game.notation.parse(typed);
  if (written) return written;
  const fit = fitting(candidates, typed);
  if (fit.length === 1) return fit[0].move;
  if (fit.length === 0) return null;
  const first = fit.slice(0, 4).map(({ label, notation }) => `${label} (${notation})`);
  return words.spoken.many(fit.length, first.join('; '));
}

function moveIn(typed: string, asked: Asked): Answer | null {
  const written = asked.table.game.notation.parse(typed) !== null;
  // A bare name of a space asks about the space, although moves that go there fit as well.
  if (!written && placeIn(typed, asked) !== null) return null;
  const move = meant(typed, asked);
  if (move === null) return null;
  if (typeof move === 'string') return told(move);
  const { legal } = asked.table.props;
  return legal.includes(move) ? { kind: 'move', move } : refusal(move, asked);
}

/** Why a move cannot be made now, in the words of its rule. */
function refusal(move: Word, asked: Asked): Answer {
  const { table, words } = asked;
  const { props, frame, gameWords, sketching } = table;
  const { viewer } = props;
  const deciding = typeof viewer === 'number' && (sketching || frame.now.actors.includes(viewer));
  const clause = deciding && !table.past ? props.refuse(move) : null;
  const reason = clause ? gameWords.clause(clause) : noMoves(asked);
  const sentence = words.spoken.refused(gameWords.move(move, props.view), reason);
  return { kind: 'refused', sentence, clause };
}

function placeIn(typed: string, { table }: Asked): Answer | null {
  const { gameWords, props, you, names } = table;
  const text = gameWords.place(typed, props.view, you, names);
  return text === null ? null : told(text);
}

/** What a move would lead to, told from what the rules say would happen. */
function whatIf(typed: string, asked: Asked): Answer {
  const { table, words } = asked;
  const { props, gameWords, names } = table;
  const { spoken } = words;
  if (typed === '') return told(spoken.ifWhat(spoken.whatIf));
  const move = meant(typed, asked);
  if (move === null) return told(spoken.unknown(typed));
  if (typeof move === 'string') return told(move);
  if (!props.legal.includes(move)) return refusal(move, asked);
  const label = gameWords.move(move, props.view);
  const gains = gainLines(move, asked);
  const outcome = props.preview(move);
  if (!outcome) return told(spoken.outcomeUnknown(label), ...gains);
  const lines = outcome.events.flatMap((event) => gameWords.log(event as never, names) ?? []);
  return told(
    lines.length > 0 ? spoken.outcome(label, lines.join(' ')) : spoken.outcomeSilent(label),
    ...gains,
  );
}

/** Whose points a move would change, from what to what. */
function gainLines(move: Word, { table, words }: Asked): readonly string[] {
  const { game, props, names, gameWords } = table;
  const { view, viewer, language } = props;
  if (viewer === 'spectator') return [];
  const worth = worthOf(sketchFrom(game, view, viewer), viewer, move);
  const speaking = { words, names, gameWords, language };
  return (worth?.gains ?? []).map((gain) => `${gainText(gain, speaking)}.`);
}
