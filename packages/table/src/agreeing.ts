import type { Seat } from '@nabu/kernel';
import type { Deed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { playing, type Table } from './table.ts';

export type Agreement = 'offerEnd' | 'acceptEnd' | 'declineEnd';

/**
 * Offers to end the match by the present ranking, or answers an offer; an offer after an offer is an
 * agreement. The match ends when every person has agreed.
 */
export function agree(table: Table, seat: Seat, type: Agreement, at: number): readonly Deed[] {
  playing(table);
  const kind = answerTo(table, seat, type);
  if (kind === 'declined') return [{ kind, at, seat }];
  refusePlayers(table);
  const agreed = [...table.agreed, ...sameHands(table, seat)];
  const deeds = sameHands(table, seat).map((each, i): Deed => {
    return { kind: i === 0 ? kind : 'accepted', at, seat: each };
  });
  return peopleOf(table).every((each) => agreed.includes(each))
    ? [...deeds, { kind: 'ended', at, how: 'agreed' }]
    : deeds;
}

function answerTo(
  { agreed }: Table,
  seat: Seat,
  type: Agreement,
): 'offered' | 'accepted' | 'declined' {
  if (agreed.length === 0) {
    if (type === 'offerEnd') return 'offered';
    throw refusal('no-offer', 'Nobody has offered to end the game.');
  }
  if (type === 'declineEnd') return 'declined';
  if (agreed.includes(seat))
    throw refusal('no-offer', 'You have agreed already; the others must answer.');
  return 'accepted';
}

/**
 * Nobody agrees in another's name: not a stand-in for somebody who is away, and not a bot where
 * something hangs on the result. A bot lets the only person at a table that does not count stop playing.
 */
function refusePlayers(table: Table): void {
  const { holders, facts } = table;
  if (holders.some(({ standIn }) => standIn !== null))
    throw refusal(
      'plays-on',
      'Somebody is away, and their stand-in agrees to nothing: wait for them, or play on.',
    );
  const people = new Set(peopleOf(table).map((seat) => holders[seat].guest?.who));
  if (holders.some(({ bot }) => bot !== null) && (facts.rated || people.size > 1))
    throw refusal(
      'plays-on',
      'A bot at this table plays to the end: the game counts, or somebody else plays in it.',
    );
}

function peopleOf({ holders }: Table): readonly Seat[] {
  return holders.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
}

/** The seats that the holder of a seat plays, their own first: around one screen one person may hold several. */
function sameHands({ holders }: Table, seat: Seat): readonly Seat[] {
  const who = holders[seat].guest?.who;
  const others = holders.flatMap(({ guest }, each) =>
    each !== seat && guest?.who === who ? [each] : [],
  );
  return [seat, ...others];
}
