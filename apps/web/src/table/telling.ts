import type { GameEvent, Seat, Viewer } from '@nabu/kernel';
import type { Entry } from '@nabu/protocol';
import type { Chapter } from './story.ts';

/** How a table's entries are put into sentences. */
export interface Speaker {
  readonly you: Viewer;
  name(seat: Seat): string;
  /** Bots move faster than anybody listens: their turn is told in one line. */
  isBot(seat: Seat): boolean;
  sentences(events: readonly GameEvent[]): readonly string[];
  /** What is told of anything that is not a move; null when nothing is. */
  aside(entry: Entry): string | null;
  undone(name: string, count: number): string;
  redone(name: string, told: string): string;
}

/** How far a table has been told. */
export interface Telling {
  /** The number of the last entry that was heard. */
  readonly n: number;
  readonly ply: number;
  /** The turn of a bot that is not over yet. */
  readonly waiting: { readonly seat: Seat; readonly sentences: readonly string[] } | null;
}

/** The sentences of one player in a row as one: the name is said once. */
export function folded(name: string, sentences: readonly string[]): string {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const before = parts.at(-1);
    const goesOn = before?.startsWith(`${name} `) && sentence.startsWith(`${name} `);
    if (before === undefined || !goesOn) parts.push(sentence);
    else
      parts[parts.length - 1] = `${before.replace(/\.$/, '')}; ${sentence.slice(name.length + 1)}`;
  }
  return parts.join(' ');
}

/** Some plies in words, one line for each turn. */
export function turnLines(
  chapters: readonly Chapter[],
  { name, sentences }: Pick<Speaker, 'name' | 'sentences'>,
): readonly string[] {
  const turns: { seat: Seat | null; told: string[] }[] = [];
  for (const { seat, events } of chapters) {
    const before = turns.at(-1);
    if (before?.seat === seat) before.told.push(...sentences(events));
    else turns.push({ seat, told: [...sentences(events)] });
  }
  return turns.flatMap(({ seat, told }) => {
    if (told.length === 0) return [];
    return [seat === null ? told.join(' ') : folded(name(seat), told)];
  });
}

/** What is to be told of new entries, and how far it is told then. `deciding` are the seats that decide after the last of them. */
export function tellNew(
  before: Telling,
  entries: readonly Entry[],
  deciding: readonly Seat[],
  speaker: Speaker,
): { readonly telling: Telling; readonly lines: readonly string[] } {
  const lines: string[] = [];
  let { n, ply, waiting } = before;
  const flush = () => {
    if (waiting && waiting.sentences.length > 0)
      lines.push(folded(speaker.name(waiting.seat), waiting.sentences));
    waiting = null;
  };
  for (const entry of entries) {
    if (entry.n <= n) continue;
    n = entry.n;
    const waits = entry.kind === 'played' && isBotOf(speaker, entry.seat);
    if (!waits || waiting?.seat !== entry.seat) flush();
    if (waits) {
      const told = speaker.sentences(entry.events);
      waiting = { seat: entry.seat, sentences: [...(waiting?.sentences ?? []), ...told] };
    } else lines.push(...lineOf(entry, ply, speaker));
    if ('ply' in entry) ply = entry.ply;
  }
  if (waiting && !deciding.includes(waiting.seat)) flush();
  return { telling: { n, ply, waiting }, lines };
}

function isBotOf({ you, isBot }: Speaker, seat: Seat): boolean {
  return seat !== you && isBot(seat);
}

function lineOf(entry: Entry, ply: number, speaker: Speaker): readonly string[] {
  switch (entry.kind) {
    case 'started':
      return join(speaker.sentences(entry.events).join(' '));
    case 'played':
      return join(folded(speaker.name(entry.seat), speaker.sentences(entry.events)));
    case 'redone': {
      const name = speaker.name(entry.seat);
      return [speaker.redone(name, folded(name, speaker.sentences(entry.events)))];
    }
    case 'undone':
      return [speaker.undone(speaker.name(entry.seat), Math.max(1, ply - entry.ply))];
    default:
      return join(speaker.aside(entry) ?? '');
  }
}

const join = (line: string) => (line === '' ? [] : [line]);
