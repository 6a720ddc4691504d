import type { Seat } from '@nabu/kernel';
import type { NoticeKind } from '@nabu/protocol';
import { apply, asSetUp, botAt, type Deed, deciding, type Phase, type Table } from '@nabu/table';

/** Something that whoever holds a seat should be told. */
export interface News {
  readonly seat: Seat;
  readonly kind: NoticeKind;
  /** Of a table `joined` or `started`; of chat the seat that spoke; otherwise the kind again. */
  readonly what: string;
}

/** What has to be known of a table before a change to see what is new after it. */
export interface Seen {
  /** How many deeds there were. */
  readonly n: number;
  readonly phase: Phase;
  /** The seats at which a person had to decide. */
  readonly awaited: readonly Seat[];
}

/** A table of which nothing happened yet. */
export const UNSEEN: Seen = { n: 0, phase: 'waiting', awaited: [] };

/** A table as it stands. */
export function seen(table: Table): Seen {
  return { n: table.deeds.length, phase: table.phase, awaited: awaitedSeats(table) };
}

/** The seats at which a person must decide now. */
export function awaitedSeats(table: Table): readonly Seat[] {
  return deciding(table).filter((seat) => isPerson(table, seat));
}

/** Whether a person plays a seat themselves. */
function isPerson(table: Table, seat: Seat): boolean {
  return table.holders[seat].guest !== null && botAt(table, seat) === null;
}

/** What is new for whom since a table was last seen. Nobody is told what they did themselves. */
export function newsSince(before: Seen, table: Table): readonly News[] {
  const deeds = table.deeds.slice(before.n);
  const acted = new Set(deeds.flatMap(actor));
  const others = table.holders.flatMap(({ guest }, seat) =>
    guest === null || acted.has(seat) ? [] : [seat],
  );
  const to = (seats: readonly Seat[], kind: NoticeKind, what: string = kind) =>
    seats.map((seat) => ({ seat, kind, what }));
  const fresh = awaitedSeats(table).filter((seat) => !before.awaited.includes(seat));
  const has = (kind: Deed['kind']) => deeds.some((deed) => deed.kind === kind);
  return [
    // Whoever plays again is asked by the table before, which says more than that a table is there.
    ...(table.facts.before !== null && has('started')
      ? []
      : [
          ...to(has('started') ? others : [], 'table', 'started'),
          ...to(has('joined') && table.phase === 'waiting' ? others : [], 'table', 'joined'),
          ...to(
            fresh.filter((seat) => others.includes(seat)),
            'turn',
          ),
        ]),
    ...to(table.phase === 'over' && before.phase !== 'over' ? others : [], 'over'),
    ...to(has('rematch') ? others : [], 'rematch'),
  ];
}

/** The seats whose time began to run: there may have to be a reminder, whoever looks on. */
export function begunSince(before: Seen, table: Table): readonly Seat[] {
  return awaitedSeats(table).filter(
    (seat) => !before.awaited.includes(seat) || hasDecided(table.deeds.slice(before.n), seat),
  );
}

function hasDecided(deeds: readonly Deed[], seat: Seat): boolean {
  return deeds.some((deed) => deed.kind === 'played' && deed.seat === seat);
}

/** How a table stood after its first `n` deeds, and what each later deed brought, found by going through them again. */
export function newsAgain(table: Table, n: number) {
  const again = asSetUp(table);
  const news: News[] = [];
  const begun = new Set<Seat>();
  table.deeds.forEach((deed, index) => {
    const before = seen(again);
    apply(again, deed);
    if (index < n) return;
    news.push(...newsSince(before, again));
    for (const seat of begunSince(before, again)) begun.add(seat);
  });
  return { news, begun: [...begun] };
}

/** Deeds that somebody does by their own hand. */
const BY_HAND: readonly Deed['kind'][] = [
  ...(['joined', 'played', 'undone', 'redone', 'offered', 'accepted', 'declined'] as const),
  ...(['resigned', 'sealed', 'left', 'returned'] as const),
];

function actor(deed: Deed): readonly Seat[] {
  return 'seat' in deed && BY_HAND.includes(deed.kind) ? [deed.seat] : [];
}
