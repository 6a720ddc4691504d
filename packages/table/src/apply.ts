import { type GameEvent, Match, type OutReason, type Seat } from '@nabu/kernel';
import { countDecision, countTime } from './clock.ts';
import type { Deed } from './deeds.ts';
import type { Happened, Table } from './table.ts';

/** So many deeds are kept with what they told; what older ones told is found by playing again. */
const RECENT = 32;

/**
 * Carries out one deed and logs it; used for what happens now and for what is read from a store
 * alike. Throws a `Refusal` and changes nothing when the match refuses it.
 */
export function apply(table: Table, given: Deed, recent = RECENT): Happened {
  const { deeds } = table;
  // Time that ran is counted before the deed, which may change whose time runs; a refused deed is
  // none, so the time of what it was refused at is put back.
  const events = counted(table, given, () => carryOut(table, given));
  const deed = inOwnWords(table, given);
  const happened = { n: deeds.length + 1, deed, ply: table.match?.ply ?? 0, events };
  deeds.push(deed);
  table.recent.push(happened);
  if (table.recent.length > recent) table.recent.shift();
  return happened;
}

/** A move is kept as the text its game has for it, which all tables share, and not as the one that was sent. */
function inOwnWords({ match }: Table, deed: Deed): Deed {
  if ((deed.kind !== 'played' && deed.kind !== 'sealed') || !match) return deed;
  const word = match.game.notation.parse(deed.move);
  return word ? { ...deed, move: match.game.notation.format(word) } : deed;
}

/** Counts the time of the seats that had to decide until this deed, and ends the decision that it completes. */
function counted<T>(table: Table, deed: Deed, work: () => T): T {
  const { clock } = table;
  const since = clock?.since ?? 0;
  const before = clock?.seats.map((time) => ({ ...time })) ?? [];
  countTime(table, deed);
  try {
    const done = work();
    countDecision(table, deed);
    return done;
  } catch (error) {
    for (const [seat, time] of before.entries()) Object.assign(clock?.seats[seat] ?? {}, time);
    if (clock) clock.since = since;
    throw error;
  }
}

const NOTHING: readonly GameEvent[] = [];

function carryOut(table: Table, deed: Deed): readonly GameEvent[] {
  switch (deed.kind) {
    case 'started':
      return start(table);
    case 'played':
    case 'undone':
    case 'redone':
      return move(table, deed);
    case 'offered':
    case 'accepted':
    case 'declined':
    case 'paused':
    case 'sealed':
    case 'resumed':
      agreeOn(table, deed);
      return NOTHING;
    case 'ended':
      end(table, deed.how);
      return NOTHING;
    case 'resigned':
    case 'timeUp':
    case 'forfeited':
      goOut(table, deed.seat, OUT[deed.kind]);
      return NOTHING;
    case 'held':
      return NOTHING;
    case 'rematch':
      table.after = deed.table;
      return NOTHING;
    case 'botReplaced':
      relieve(table, deed.seat, deed.bot);
      return NOTHING;
    case 'said':
    case 'unsaid':
      return NOTHING;
    default:
      sit(table, deed);
      return NOTHING;
  }
}

function start(table: Table): readonly GameEvent[] {
  const { seats, options, seed } = table.facts;
  if (table.game) table.match = Match.start(table.game, { seats: seats.length, options, seed });
  table.phase = 'playing';
  return table.match?.openingEvents ?? NOTHING;
}

type Movement = Extract<Deed, { readonly kind: 'played' | 'undone' | 'redone' }>;

/** An offer to end is for the position it was made in, so any move takes it off the table. */
function move(table: Table, deed: Movement): readonly GameEvent[] {
  const { match } = table;
  if (!match) return NOTHING;
  const events = moved(match, deed);
  forgetOffer(table);
  if (deed.kind === 'undone') forgetThoughts(table, match.ply);
  return events;
}

/** What was thought about moves that were taken back is told no more. */
function forgetThoughts({ thoughts }: Table, ply: number): void {
  for (const [seat, turn] of thoughts)
    if (turn.thoughts.some((thought) => thought.ply >= ply)) thoughts.delete(seat);
}

function moved(match: NonNullable<Table['match']>, deed: Movement): readonly GameEvent[] {
  if (deed.kind === 'played') return match.play(deed.seat, deed.move).events;
  if (deed.kind === 'redone') return match.redo(deed.seat).events;
  match.undoTo(deed.seat, deed.ply);
  return NOTHING;
}

function end(table: Table, how: Extract<Deed, { readonly kind: 'ended' }>['how']): void {
  if (how !== 'rules') table.match?.endEarly(how);
  table.phase = 'over';
  table.pause = null;
  forgetOffer(table);
}

type Agreeing = Extract<
  Deed,
  { readonly kind: 'offered' | 'accepted' | 'declined' | 'paused' | 'sealed' | 'resumed' }
>;

function agreeOn(table: Table, deed: Agreeing): void {
  switch (deed.kind) {
    case 'offered':
      table.offer = { what: deed.what, at: deed.at };
      table.agreed = [deed.seat];
      return;
    case 'accepted':
      table.agreed = [...table.agreed, deed.seat];
      return;
    case 'sealed':
      if (table.pause) table.pause.sealed = { seat: deed.seat, move: deed.move };
      return;
    case 'paused':
      table.pause = { what: deed.what, sealed: null };
      break;
    case 'resumed':
      table.pause = null;
  }
  forgetOffer(table);
}

function forgetOffer(table: Table): void {
  table.offer = null;
  table.agreed = [];
}

const OUT: { readonly [kind in 'resigned' | 'timeUp' | 'forfeited']: OutReason } = {
  resigned: 'resigned',
  timeUp: 'time',
  forfeited: 'forfeit',
};

/** The caretaker plays the seat on, for the sake of the others; what was offered needs to be said anew. */
function goOut(table: Table, seat: Seat, how: OutReason): void {
  table.match?.putOut(seat, how);
  const holder = table.holders[seat];
  holder.out = how;
  holder.standIn = table.facts.caretaker;
  forgetOffer(table);
}

/** A bot may fail again and again: for the rest of its turn nobody waits for it. */
function relieve({ match, relief }: Table, seat: Seat, bot: string): void {
  relief.set(seat, { from: match?.turnStart(seat) ?? 0, bot });
}

function sit(
  table: Table,
  deed: Extract<
    Deed,
    { readonly kind: 'joined' | 'filled' | 'left' | 'returned' | 'tookOver' | 'awaited' }
  >,
): void {
  const holder = table.holders[deed.seat];
  switch (deed.kind) {
    case 'joined':
      holder.guest = { who: deed.who, name: deed.name };
      holder.left = false;
      // Whoever sits down has time to come in, however long the seat was empty.
      holder.awaySince = Math.max(holder.awaySince ?? 0, deed.at);
      return;
    case 'filled':
      holder.bot = deed.bot;
      return;
    case 'left':
      if (table.phase !== 'waiting') holder.left = true;
      else {
        holder.guest = null;
        holder.came = false;
        holder.here = false;
      }
      return;
    case 'returned':
      holder.came = true;
      holder.left = false;
      holder.standIn = null;
      holder.awaited = false;
      return;
    case 'awaited':
      holder.awaited = true;
      return;
    case 'tookOver':
      holder.standIn = deed.bot;
      holder.awaited = false;
  }
}
