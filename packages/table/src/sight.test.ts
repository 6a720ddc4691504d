import { type GameEvent, Match, type Viewer } from '@nabu/kernel';
import { straws2 } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { apply } from './apply.ts';
import { recordOf } from './records.ts';
import { entriesFor, standing, tableInfo, tell, viewAt } from './sight.ts';
import { happened, rebuild, type Table } from './table.ts';
import * as rig from './testing/rig.ts';
import { veiled } from './testing/veiled.ts';

const { obey, PEOPLE, playOn, refused, seated, START, viewersOf } = rig;

/** Plays a table to its end with many moves taken back on the way: more deeds than are kept with their events. */
function longLife(game: 'straws' | 'veiled'): Table {
  const table = seated({ game, rules: game === 'straws' ? 2 : 1, seats: [null, null, null] });
  while (table.phase === 'playing') {
    const match = rig.matchOf(table);
    const [seat] = match.actors;
    playOn(table, 1);
    for (let i = 0; i < 6 && match.canUndo(seat); i++) {
      obey(table, seat, { type: 'undo', ply: match.ply });
      obey(table, seat, { type: 'redo', ply: match.ply });
    }
  }
  return table;
}

/** What happened at a table with every secret, by the kernel alone. */
function byTheKernel({ facts, deeds }: Table): readonly (readonly GameEvent[] | null)[] {
  const { seats, seed } = facts;
  const game = facts.game === 'veiled' ? veiled : straws2;
  const match = Match.start(game, { seats: seats.length, options: { goal: 20 }, seed });
  return deeds.map((deed) => {
    if (deed.kind === 'started') return match.openingEvents;
    if (deed.kind === 'played') return match.play(deed.seat, deed.move).events;
    if (deed.kind === 'redone') return match.redo(deed.seat).events;
    if (deed.kind === 'undone') match.undoTo(deed.seat, deed.ply);
    return null;
  });
}

function eventsOf(table: Table, viewer: Viewer) {
  return entriesFor(table, viewer).map((entry) => ('events' in entry ? entry.events : null));
}

describe.each(['straws', 'veiled'] as const)('what is told of %s', (name) => {
  const game = name === 'veiled' ? veiled : straws2;

  test('is what each viewer witnessed, and nothing more', () => {
    const table = longLife(name);
    const truth = byTheKernel(table);
    for (const viewer of viewersOf(table)) {
      const wanted = truth.map(
        (events) => events?.flatMap((each) => game.witness(each as never, viewer) ?? []) ?? null,
      );
      expect(eventsOf(table, viewer)).toEqual(wanted);
    }
    expect(
      new Set(viewersOf(table).map((viewer) => JSON.stringify(eventsOf(table, viewer)))).size,
    ).toBeGreaterThan(2);
  });

  test('what was forgotten is told again exactly, whatever number one asks from', () => {
    const table = longLife(name);
    expect(table.deeds.length).toBeGreaterThan(60);
    expect(table.recent).toHaveLength(32);
    const again = rig.againFromStore(table);
    const whole = happened(table);
    expect(whole.map(({ events }) => events)).toEqual(
      byTheKernel(table).map((events) => events ?? []),
    );
    for (const since of [
      0,
      1,
      table.deeds.length - 33,
      table.deeds.length - 32,
      table.deeds.length,
    ]) {
      expect(happened(table, since)).toEqual(whole.slice(since));
      for (const viewer of viewersOf(table)) {
        const news = entriesFor(table, viewer, since);
        expect(news.map(({ n }) => n)).toEqual(whole.slice(since).map(({ n }) => n));
        expect(news).toEqual(entriesFor(table, viewer).slice(since));
        expect(news).toEqual(entriesFor(again, viewer, since));
      }
    }
  });

  test('as it happens is the same as for whoever asks later', () => {
    const { facts, deeds } = longLife(name);
    const table = rebuild(facts, [], rig.games, START);
    const heard = deeds.map((deed) => {
      const news = apply(table, deed);
      return viewersOf(table).map((viewer) => tell(table, news, viewer));
    });
    viewersOf(table).forEach((viewer, i) => {
      expect(entriesFor(table, viewer)).toEqual(heard.map((each) => each[i]));
    });
  });

  test('holds no id of a person, no seed, and no move', () => {
    const table = longLife(name);
    obey(table, 0, { type: 'leave' });
    for (const viewer of viewersOf(table)) {
      const told = [tableInfo(table), standing(table, viewer), entriesFor(table, viewer)];
      const text = JSON.stringify(told);
      for (const { who } of PEOPLE) expect(text).not.toContain(who);
      expect(text).not.toContain(table.facts.seed);
      expect(text).not.toContain('"move"');
    }
  });

  test('looking back shows each ply as it was seen, and no ply that is not there', () => {
    const table = longLife(name);
    const match = rig.matchOf(table);
    for (const viewer of viewersOf(table))
      for (let ply = 0; ply <= match.ply; ply++) {
        const { view, events, last } = viewAt(table, viewer, ply);
        expect(view).toEqual(match.viewAt(ply, viewer));
        expect(events).toEqual(match.heardAt(ply, viewer));
        expect(last).toBe(match.ply);
      }
    for (const ply of [-1, match.ply + 1, 0.5, Number.NaN])
      expect(refused(() => viewAt(table, 0, ply))).toBe('unknown-ply');
    expect(refused(() => viewAt(seated({}, [null, null]), 0, 0))).toBe('not-started');
  });
});

describe('talk of an older house', () => {
  test('is among the deeds and is told by none of them', () => {
    const table = seated();
    const { length } = entriesFor(table, 1);
    rig.carryOut(table, [{ kind: 'said', at: START, seat: 0 }]);
    rig.carryOut(table, [{ kind: 'unsaid', at: START }]);
    playOn(table, 1);
    const entries = entriesFor(table, 1);
    expect(entries.map(({ kind }) => kind).slice(length)).toEqual(['played']);
    expect(entries.at(-1)?.n).toBe(length + 3);
  });
});

describe('a table whose deeds do not fit its rules', () => {
  test('is shown with its people and without a position', () => {
    const { facts, deeds } = seated();
    const wrong = { kind: 'played', at: START, seat: 1, move: 'end' } as const;
    const table = rebuild(facts, [...deeds, wrong], rig.games, START);
    expect(tableInfo(table)).toMatchObject({ known: false, seats: [{ name: 'ada' }, {}] });
    expect(standing(table, 0)).toMatchObject({ n: 4, view: null, moves: [], actors: [] });
    expect(entriesFor(table, 0)).toHaveLength(4);
    for (const type of ['undo', 'redo', 'restart'] as const)
      expect(refused(() => obey(table, 0, { type, ply: 0 }))).toBe('unknown-rules');
    expect(refused(() => recordOf(table))).toBe('unknown-rules');
  });
});

describe('the record', () => {
  test('names the players, and tells the secrets once the game is over or when they are asked for', () => {
    const table = seated({ seats: [null, 'scribe'], rated: true });
    playOn(table, 3);
    const { seed } = table.facts;
    expect(recordOf(table)).not.toContain(seed);
    expect(recordOf(table, { reveal: true })).toContain(seed);
    playOn(table);
    const record = recordOf(table, { date: '2026-01-01' });
    for (const text of [seed, 'ada', 'scribe', '2026-01-01', 'rated yes'])
      expect(record).toContain(text);
  });
});
