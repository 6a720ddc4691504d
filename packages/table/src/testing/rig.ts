import { type AnyMatch, type Games, Refusal, type Seat, type Viewer } from '@nabu/kernel';
import { seedOf, straws, straws2 } from '@nabu/testkit';
import { apply } from '../apply.ts';
import { type Command, decide } from '../decide.ts';
import { type Deed, deedRow, readDeed } from '../deeds.ts';
import type { Facts } from '../facts.ts';
import { opened } from '../seating.ts';
import { entriesFor, standing, tableInfo } from '../sight.ts';
import { emptyTable, rebuild, type Table } from '../table.ts';
import { veiled } from './veiled.ts';

/** The games of the tests. */
export const games: Games = { straws: straws2, 'straws@1': straws, veiled };

/** When the tables of the tests are set up. */
export const START = 1_000_000;

/** What is settled about a table of two people, unless it is said otherwise. */
function factsOf(other: Partial<Facts> = {}): Facts {
  return {
    ...{ id: 'table', game: 'straws', rules: 2, options: { goal: 20 }, seats: [null, null] },
    ...{
      seed: seedOf(7),
      visibility: 'link',
      rated: false,
      caretaker: 'scribe',
      pace: null,
      admits: 'everybody',
      fill: null,
      language: null,
    },
    ...{ created: START, before: null },
    ...other,
  };
}

/** The people of the tests. */
export const PEOPLE = ['ada', 'bel', 'cai'].map((who) => ({ who: `id-of-${who}`, name: who }));

/** A table as it is set up, each seat without a bot taken by the person of its number, or by who is said. */
export function seated(
  other: Partial<Facts> = {},
  guests?: readonly ((typeof PEOPLE)[number] | null)[],
): Table {
  const facts = factsOf(other);
  const table = emptyTable(facts, games, START);
  const people = facts.seats.map((bot, seat) =>
    bot !== null ? null : guests ? guests[seat] : PEOPLE[seat],
  );
  carryOut(table, opened(facts, people));
  return table;
}

/** Carries deeds out, one after the other. */
export function carryOut(table: Table, deeds: readonly Deed[]): void {
  for (const deed of deeds) apply(table, deed);
}

/** Gives a command and carries out what it leads to. */
export function obey(table: Table, seat: Seat, command: Command, at = START): readonly Deed[] {
  const deeds = decide(table, seat, command, at);
  carryOut(table, deeds);
  return deeds;
}

/** Makes the first legal moves of whoever must decide, so many of them. */
export function playOn(table: Table, moves = Number.POSITIVE_INFINITY): void {
  for (let made = 0; made < moves && table.phase === 'playing'; made++) {
    const match = matchOf(table);
    const [seat] = match.actors;
    const move = match.game.notation.format(match.moves(seat)[0]);
    obey(table, seat, { type: 'play', ply: match.ply, move });
  }
}

/** The match of a table that was begun. */
export function matchOf({ match }: Table): AnyMatch {
  if (!match) throw new Error('There is no match.');
  return match;
}

/** Everybody who can look at a table. */
export function viewersOf({ holders }: Table): readonly Viewer[] {
  return [...holders.keys(), 'spectator'];
}

/** All that a table is and tells, as text: two equal ones mean that nobody can tell the tables apart. */
export function picture(table: Table): string {
  const { holders, phase, agreed, offer, pause, clock, after, relief, deeds } = table;
  const told = viewersOf(table).map((viewer) => [
    standing(table, viewer),
    entriesFor(table, viewer),
  ]);
  return JSON.stringify([
    tableInfo(table),
    holders,
    phase,
    [agreed, offer, pause, clock],
    after,
    [...relief],
    deeds,
    told,
  ]);
}

/** The same table from its stored deeds, with the same people here and the same thoughts, which are not stored. */
export function againFromStore(table: Table): Table {
  const deeds = table.deeds.map((deed) => readDeed(deedRow(deed)));
  const again = rebuild(table.facts, deeds, games, START);
  again.holders.forEach((holder, seat) => {
    const { here, awaySince } = table.holders[seat];
    Object.assign(holder, { here, awaySince });
  });
  for (const [seat, thoughts] of table.thoughts) again.thoughts.set(seat, thoughts);
  return again;
}

/** The code with which something is refused; null when it is done. */
export function refused(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
