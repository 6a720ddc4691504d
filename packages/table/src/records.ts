import {
  type AnyMatch,
  isEarlyEnding,
  type RecordFile,
  type RecordHead,
  rngFrom,
  type Seat,
  type StandIn,
  type Viewer,
  writePositionRecord,
  writeRecord,
} from '@nabu/kernel';
import { dayOf } from './day.ts';
import type { Deed } from './deeds.ts';
import { outDeed } from './ends.ts';
import { writePace } from './pace.ts';
import { refusal } from './refusals.ts';
import { namesOf } from './seats.ts';
import { startedMatch, type Table } from './table.ts';

/** The match in the record format; its secrets only when it is over, or when they are asked for. */
export function recordOf(
  table: Table,
  head: { readonly date?: string; readonly reveal?: boolean } = {},
): string {
  const { facts } = table;
  const names = namesOf(table);
  const timed = facts.pace ? { pace: writePace(facts.pace), times: timesOf(table) } : {};
  const standIns = standInsOf(table);
  return writeRecord(startedMatch(table), {
    ...{ names, rated: facts.rated, standIns },
    ...timed,
    ...head,
  } satisfies RecordHead);
}

/** The same with the day on which the table was set up. */
export function datedRecord(table: Table): string {
  return recordOf(table, { date: dayOf(table.facts.created) });
}

/**
 * The position of a match as one viewer knows it, to be analysed: a record that begins there, with what is hidden
 * imagined by chance that has nothing to do with the match. Those who play a rated game are refused while it runs.
 */
export function analysisOf(table: Table, viewer: Viewer, seed: string): string {
  const match = startedMatch(table);
  if (table.facts.rated && !match.over && viewer !== 'spectator')
    throw refusal(
      'rated',
      'This is a rated game that you play: it can be analysed once it is over.',
    );
  const { game } = match;
  const { options, rules } = table.facts;
  const names = namesOf(table);
  const head = { game: game.id, rules, options, names, title: null, date: null };
  const state = game.imagine(match.view(viewer), rngFrom(seed));
  const position = game.notation.writePosition(state);
  return writePositionRecord({ ...head, rated: false, pace: null }, seed, position);
}

/** Who made the moves that count for players who were away or out, as stretches of plies. */
function standInsOf(table: Table): readonly StandIn[] {
  return stretches(moversOf(table));
}

/** How many of the moves that count a bot made for the player of each seat, who was away or out. */
export function movesByStandIns(table: Table): readonly number[] {
  const movers = moversOf(table).filter(({ bot }) => bot !== null);
  return table.holders.map((_, seat) => movers.filter((mover) => mover.seat === seat).length);
}

/** Who made a move: a seat's own holder, or a bot for them. */
interface Mover {
  readonly seat: Seat;
  readonly bot: string | null;
}

/** Who made each move that counts. */
function moversOf({ facts, deeds }: Table): readonly Mover[] {
  const sitting = new Map<Seat, string>();
  const by: Mover[] = [];
  for (const deed of deeds) {
    if (deed.kind === 'tookOver') sitting.set(deed.seat, deed.bot);
    else if (deed.kind === 'returned') sitting.delete(deed.seat);
    else if (deed.kind === 'undone') by.length = deed.ply;
    else if (deed.kind === 'played' || deed.kind === 'redone')
      by.push({ seat: deed.seat, bot: sitting.get(deed.seat) ?? null });
    else if (deed.kind === 'resigned' || deed.kind === 'timeUp' || deed.kind === 'forfeited')
      sitting.set(deed.seat, facts.caretaker);
  }
  return by;
}

/** Moves of one bot for one seat with nobody's but others' between them are one stretch. */
function stretches(by: readonly Mover[]): readonly StandIn[] {
  const open = new Map<Seat, StandIn>();
  const done: StandIn[] = [];
  by.forEach(({ seat, bot }, i) => {
    const known = open.get(seat);
    if (known && known.bot !== bot) {
      done.push(known);
      open.delete(seat);
    }
    if (bot !== null) open.set(seat, { seat, bot, from: open.get(seat)?.from ?? i + 1, to: i + 1 });
  });
  return [...done, ...open.values()].toSorted((a, b) => a.from - b.from);
}

/** How long each move that counts took (ms): from the one before it, without what was nobody's time. */
function timesOf({ deeds }: Table): readonly number[] {
  const marks: number[] = [];
  let lost = 0;
  let paused: number | null = null;
  for (const deed of deeds) {
    if (deed.kind === 'held') lost += deed.until - deed.from;
    else if (deed.kind === 'sealed' || (deed.kind === 'paused' && deed.what === 'pause'))
      paused = deed.at;
    else if (deed.kind === 'resumed') {
      lost += deed.at - (paused ?? deed.at);
      paused = null;
    } else if (deed.kind === 'started') marks.push(deed.at - lost);
    else if (deed.kind === 'undone') marks.length = deed.ply + 1;
    else if (deed.kind === 'played' || deed.kind === 'redone') marks.push(deed.at - lost);
  }
  return marks.slice(1).map((mark, i) => Math.max(0, mark - marks[i]));
}

/** How a match was played, beside its moves, as far as its record says. */
type Manner = Partial<Pick<RecordFile, 'times' | 'standIns'>>;

/** The deeds of a match that was played elsewhere: its moves, who was out and when, who sat in, and its end. */
export function deedsOf(
  match: AnyMatch,
  at: number,
  { times = null, standIns = [] }: Manner = {},
): readonly Deed[] {
  const deeds: Deed[] = [];
  let now = at;
  const out = (ply: number) => {
    for (const each of match.outs)
      if (each.ply === ply) deeds.push(outDeed(each.seat, each.how, now));
  };
  match.written.forEach(({ seat, move }, ply) => {
    out(ply);
    for (const each of standIns)
      if (each.from === ply + 1)
        deeds.push({ kind: 'tookOver', at: now, seat: each.seat, bot: each.bot });
    now += times?.[ply] ?? 0;
    deeds.push({ kind: 'played', at: now, seat, move });
    for (const each of standIns)
      if (each.to === ply + 1) deeds.push({ kind: 'returned', at: now, seat: each.seat });
  });
  out(match.ply);
  const ending = match.result?.ending;
  if (ending === undefined) return deeds;
  return [...deeds, { kind: 'ended', at: now, how: isEarlyEnding(ending) ? ending : 'rules' }];
}
