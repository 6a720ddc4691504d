import type { Seat } from '@nabu/kernel';
import { careAt } from './absence.ts';
import { resume } from './agreeing.ts';
import { timeOut } from './clock.ts';
import type { Deed } from './deeds.ts';
import { goOut } from './ends.ts';
import { ABANDON_MS, RESUME_MS } from './facts.ts';
import { fill, fillAt } from './filling.ts';
import { sceneOf } from './seats.ts';
import { isFull, isStopped, type Table } from './table.ts';

/** What happens by itself at some moment, if nothing happens before. */
export type Due = { readonly at: number } /** The time of a seat is up. */ & (
  | { readonly what: 'time'; readonly seat: Seat }
  /** The caretaker takes the seat of somebody who is away. */
  | { readonly what: 'care'; readonly seat: Seat }
  /** Bots take the seats for which nobody came. */
  | { readonly what: 'fill'; readonly bot: string }
  /** Everybody has come to the table at which they were asked to play again. */
  | { readonly what: 'begin' }
  /** A paused game goes on. */
  | { readonly what: 'resume' }
  /** Everybody has left. */
  | { readonly what: 'abandon' }
);

/** What happens by itself next, or null. */
export function due(table: Table): Due | null {
  return first([...settled(table), ...gathered(table), ...caretakers(table)]);
}

/** When something happens next that hangs on deeds alone and not on who is here: a store can find the table by it. */
export function deadline(table: Table): number | null {
  return first(settled(table))?.at ?? null;
}

/** The deeds of what is due by now; none when nothing is. One thing at a time: ask again after carrying them out. */
export function owed(table: Table, now: number): readonly Deed[] {
  const next = due(table);
  if (!next || next.at > now) return [];
  switch (next.what) {
    case 'time':
      return goOut(table, next.seat, 'time', now);
    case 'care':
      return [{ kind: 'tookOver', at: now, seat: next.seat, bot: table.facts.caretaker }];
    case 'fill':
      return fill(table, next.bot, now);
    case 'begin':
      return [{ kind: 'started', at: now }];
    case 'resume':
      return resume(table, now);
    case 'abandon':
      return [{ kind: 'ended', at: now, how: 'abandoned' }];
  }
}

function first(list: readonly Due[]): Due | null {
  return list.reduce<Due | null>((best, each) => (best && best.at <= each.at ? best : each), null);
}

function settled(table: Table): readonly Due[] {
  const filled = fillAt(table);
  if (filled !== null && table.facts.fill)
    return [{ what: 'fill', at: filled, bot: table.facts.fill.bot }];
  if (table.phase !== 'playing' || !table.match) return [];
  const { offer, pause } = table;
  const time = timeOut(table);
  const left = abandonedAt(table);
  return [
    ...(time ? [{ what: 'time' as const, ...time }] : []),
    ...(pause && offer?.what === 'resume'
      ? [{ what: 'resume' as const, at: offer.at + RESUME_MS[pause.what] }]
      : []),
    ...(left !== null ? [{ what: 'abandon' as const, at: left }] : []),
  ];
}

/** A live game that several people began is abandoned a while after the last of them left, unless they agreed to stop it. */
function abandonedAt(table: Table): number | null {
  const { facts, holders, deeds } = table;
  if (facts.pace?.kind !== 'live' || isStopped(table)) return null;
  const people = holders.filter(({ bot, out }) => bot === null && out === null);
  if (people.length < 2 || people.some(({ left }) => !left)) return null;
  const goodbye = deeds.findLast(({ kind }) => kind === 'left');
  return goodbye ? goodbye.at + ABANDON_MS : null;
}

/** A table at which everybody sits and that has not begun waits until all of them have come; a live game until all are here. */
function gathered(table: Table): readonly Due[] {
  const { phase, game, holders, facts } = table;
  if (phase !== 'waiting' || !game || !isFull(table)) return [];
  const live = facts.pace?.kind === 'live';
  const all = holders.every(({ bot, came, here }) => bot !== null || (came && (here || !live)));
  return all ? [{ what: 'begin', at: facts.created }] : [];
}

function caretakers(table: Table): readonly Due[] {
  if (table.facts.pace?.kind !== 'live') return [];
  const scene = sceneOf(table);
  return scene.seats.flatMap(({ seat }) => {
    const at = careAt(scene, seat);
    return at === null ? [] : [{ what: 'care' as const, at, seat }];
  });
}
