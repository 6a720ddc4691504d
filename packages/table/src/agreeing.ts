import type { Seat } from '@nabu/kernel';
import type { Deed, Offer } from './deeds.ts';
import { play } from './moves.ts';
import { refusal } from './refusals.ts';
import { playing, type Table } from './table.ts';

/** An offer to the others, or an answer to one. */
export interface Agreement {
  readonly type: 'offer' | 'accept' | 'decline';
  readonly what: Offer;
}

/**
 * Makes an offer or answers one; an offer of what is offered already is an agreement. It takes effect
 * when every person has agreed.
 */
export function agree(table: Table, seat: Seat, command: Agreement, at: number): readonly Deed[] {
  playing(table);
  refuseUntimely(table, command);
  const kind = answerTo(table, seat, command);
  if (kind === 'declined') return [{ kind, at, seat }];
  if (command.what !== 'resume') refusePlayers(table, command.what);
  const mine = sameHands(table, seat);
  const agreed = kind === 'offered' ? mine : [...table.agreed, ...mine];
  const deeds = mine.map((each, i): Deed => {
    if (i > 0 || kind === 'accepted') return { kind: 'accepted', at, seat: each };
    return { kind, at, seat: each, what: command.what };
  });
  const all = askedAbout(table, command.what).every((each) => agreed.includes(each));
  return all ? [...deeds, ...carriedOut(table, command.what, at)] : deeds;
}

/** What happens once all have agreed. */
function carriedOut(table: Table, what: Offer, at: number): readonly Deed[] {
  if (what === 'end') return [{ kind: 'ended', at, how: 'agreed' }];
  return what === 'resume' ? resume(table, at) : [{ kind: 'paused', at, what }];
}

/** A paused game goes on, and the sealed decision is carried out. */
export function resume(table: Table, at: number): readonly Deed[] {
  const sealed = table.pause?.sealed;
  const opened = sealed ? play(table, sealed.seat, sealed.move, playing(table).ply, at) : [];
  return [{ kind: 'resumed', at }, ...opened];
}

function answerTo(
  { agreed, offer }: Table,
  seat: Seat,
  { type, what }: Agreement,
): 'offered' | 'accepted' | 'declined' {
  if (offer?.what !== what) {
    if (type === 'offer') return 'offered';
    throw refusal('no-offer', 'Nobody has offered this.');
  }
  if (type === 'decline') return 'declined';
  if (agreed.includes(seat))
    throw refusal('no-offer', 'You have agreed already; the others must answer.');
  return 'accepted';
}

function refuseUntimely({ pause, offer }: Table, { type, what }: Agreement): void {
  if (type === 'offer' && what !== 'resume' && offer?.what === 'resume')
    throw refusal('paused', 'Somebody has called for play to go on; offer it when it does.');
  if (what === 'resume') {
    if (!pause) throw refusal('no-offer', 'The game is not paused.');
    if (type === 'decline')
      throw refusal('no-offer', 'Who is not ready need not answer: there is some time left.');
  } else if (pause && what !== 'end') throw refusal('paused', 'The game is paused already.');
}

/**
 * Nobody agrees in another's name: not a stand-in for somebody who is away, and not a bot where
 * something hangs on it. A bot lets the only person at a table that does not count stop playing, and
 * minds no break where nothing is counted.
 */
function refusePlayers(table: Table, what: Offer): void {
  const { holders, facts } = table;
  if (holders.some(({ standIn, out }) => standIn !== null && out === null))
    throw refusal(
      'plays-on',
      'Somebody is away, and their stand-in agrees to nothing: wait for them, or play on.',
    );
  const people = new Set(peopleOf(table).map((seat) => holders[seat].guest?.who));
  const bots = holders.some(({ bot, out }) => bot !== null || out !== null);
  if (bots && (facts.rated || (what === 'end' && people.size > 1)))
    throw refusal(
      'plays-on',
      'A bot at this table plays to the end: the game counts, or somebody else plays in it.',
    );
}

/** Whoever is away need not say that they are ready: their clock or their caretaker sees to it. */
function askedAbout(table: Table, what: Offer): readonly Seat[] {
  const people = peopleOf(table);
  return what === 'resume' ? people.filter((seat) => table.holders[seat].standIn === null) : people;
}

function peopleOf({ holders }: Table): readonly Seat[] {
  return holders.flatMap(({ bot, out }, seat) => (bot === null && out === null ? [seat] : []));
}

/** The seats that the holder of a seat plays, their own first: around one screen one person may hold several. */
function sameHands(table: Table, seat: Seat): readonly Seat[] {
  const who = table.holders[seat].guest?.who;
  const others = peopleOf(table).filter(
    (each) => each !== seat && table.holders[each].guest?.who === who,
  );
  return [seat, ...others];
}
