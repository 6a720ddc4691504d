import { type GameEvent, Match, type Seat } from '@nabu/kernel';
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
  const events = carryOut(table, given);
  const deed = inOwnWords(table, given);
  const happened = { n: deeds.length + 1, deed, ply: table.match?.ply ?? 0, events };
  deeds.push(deed);
  table.recent.push(happened);
  if (table.recent.length > recent) table.recent.shift();
  return happened;
}

/** A move is kept as the text its game has for it, which all tables share, and not as the one that was sent. */
function inOwnWords({ match }: Table, deed: Deed): Deed {
  if (deed.kind !== 'played' || !match) return deed;
  const word = match.game.notation.parse(deed.move);
  return word ? { ...deed, move: match.game.notation.format(word) } : deed;
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
      table.agreed = [deed.seat];
      return NOTHING;
    case 'accepted':
      table.agreed = [...table.agreed, deed.seat];
      return NOTHING;
    case 'declined':
      table.agreed = [];
      return NOTHING;
    case 'ended':
      end(table, deed.how);
      return NOTHING;
    case 'rematch':
      table.after = deed.table;
      return NOTHING;
    case 'botReplaced':
      relieve(table, deed.seat, deed.bot);
      return NOTHING;
    case 'said':
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
  table.agreed = [];
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

function end(table: Table, how: 'rules' | 'agreed'): void {
  if (how === 'agreed') table.match?.endByAgreement();
  table.phase = 'over';
  table.agreed = [];
}

/** A bot may fail again and again: for the rest of its turn nobody waits for it. */
function relieve({ match, relief }: Table, seat: Seat, bot: string): void {
  relief.set(seat, { from: match?.turnStart(seat) ?? 0, bot });
}

function sit(
  table: Table,
  deed: Extract<Deed, { readonly kind: 'joined' | 'left' | 'returned' | 'tookOver' }>,
): void {
  const holder = table.holders[deed.seat];
  switch (deed.kind) {
    case 'joined':
      holder.guest = { who: deed.who, name: deed.name };
      holder.left = false;
      // Whoever sits down has time to come in, however long the seat was empty.
      holder.awaySince = Math.max(holder.awaySince ?? 0, deed.at);
      return;
    case 'left':
      if (table.phase !== 'waiting') holder.left = true;
      else {
        holder.guest = null;
        holder.here = false;
      }
      return;
    case 'returned':
      holder.left = false;
      holder.standIn = null;
      return;
    case 'tookOver':
      holder.standIn = deed.bot;
  }
}
