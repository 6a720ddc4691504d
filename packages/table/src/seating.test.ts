import { describe, expect, test } from 'vitest';
import { comeBack, join, takeOver } from './seating.ts';
import { seatInfos } from './seats.ts';
import { isDeserted, rebuild, setPresence, type Table, viewerOf } from './table.ts';
import * as rig from './testing/rig.ts';

const { obey, PEOPLE, refused, seated, START } = rig;
const [ada, bel, cai] = PEOPLE;

function sit(table: Table, person: (typeof PEOPLE)[number], seat?: number, at = START) {
  const deeds = join(table, person, seat, at);
  rig.carryOut(table, deeds);
  return deeds;
}

describe('sitting down', () => {
  test('takes the first open seat or the one asked for, and the last one starts the match', () => {
    const table = seated({ seats: [null, 'scribe', null] }, [null, null, null]);
    expect(sit(table, bel, 2)).toEqual([{ kind: 'joined', at: START, seat: 2, ...bel }]);
    expect(table.phase).toBe('waiting');
    expect(sit(table, ada)).toMatchObject([{ kind: 'joined', seat: 0 }, { kind: 'started' }]);
    expect(table.phase).toBe('playing');
  });

  test('is refused where there is no seat, or no open one', () => {
    const table = seated({}, [ada, null]);
    expect(refused(() => sit(table, bel, 0))).toBe('seat-taken');
    for (const seat of [2, 9]) expect(refused(() => sit(table, bel, seat))).toBe('unknown-seat');
    sit(table, bel);
    expect(refused(() => sit(table, cai))).toBe('seat-taken');
  });

  test('at a table of unknown rules starts nothing', () => {
    const table = seated({ rules: 99 }, [ada, null]);
    expect(sit(table, bel)).toHaveLength(1);
    expect(table.phase).toBe('waiting');
  });
});

describe('who somebody is', () => {
  test('is asked of the table: a seat left before the start is the next one’s', () => {
    const table = seated({ seats: [null, null, null] }, [ada, bel, null]);
    expect(viewerOf(table, [bel.who])).toBe(1);
    obey(table, 1, { type: 'leave' });
    expect(viewerOf(table, [bel.who])).toBe('spectator');
    sit(table, cai, 1);
    expect(viewerOf(table, [cai.who])).toBe(1);
    expect(viewerOf(table, [bel.who])).toBe('spectator');
    sit(table, bel);
    expect(viewerOf(table, [bel.who])).toBe(2);
  });

  test('nobody, and an id of nobody, look on', () => {
    const table = seated();
    for (const ids of [[], [''], ['undefined', 'null']])
      expect(viewerOf(table, ids)).toBe('spectator');
  });

  test('a seat left after the start stays its player’s', () => {
    const table = seated();
    obey(table, 1, { type: 'leave' });
    expect(viewerOf(table, [bel.who])).toBe(1);
    expect(obey(table, 1, { type: 'leave' })).toEqual([]);
    expect(comeBack(table, 1, START)).toMatchObject([{ kind: 'returned', seat: 1 }]);
  });

  test('a table is deserted when all who sat down left before the start', () => {
    const table = seated({}, [null, null]);
    expect(isDeserted(table)).toBe(false);
    sit(table, ada);
    obey(table, 0, { type: 'leave' });
    expect(isDeserted(table)).toBe(true);
    sit(table, bel);
    expect(isDeserted(table)).toBe(false);
  });
});

describe('a bot plays for somebody who is away', () => {
  const wanted = { type: 'takeOver', seat: 1 } as const;

  test('after sixty seconds, and it is the table’s caretaker', () => {
    const table = seated({ caretaker: 'vizier' });
    setPresence(table, 1, true, START);
    setPresence(table, 1, false, START + 5000);
    expect(refused(() => obey(table, 0, wanted, START + 64_999))).toBe('not-away');
    expect(obey(table, 0, wanted, START + 65_000)).toEqual([
      { kind: 'tookOver', at: START + 65_000, seat: 1, bot: 'vizier' },
    ]);
    expect(refused(() => obey(table, 0, wanted, START + 99_999))).toBe('not-away');
    rig.carryOut(table, comeBack(table, 1, START));
    expect(table.holders[1].standIn).toBeNull();
    expect(comeBack(table, 1, START)).toEqual([]);
  });

  test('at once when they said goodbye, but never while they are here', () => {
    const table = seated();
    setPresence(table, 1, true, START);
    obey(table, 1, { type: 'leave' });
    expect(refused(() => obey(table, 0, wanted, START + 99_999))).toBe('not-away');
    setPresence(table, 1, false, START);
    expect(obey(table, 0, wanted)).toHaveLength(1);
  });

  test('whoever sat down a moment ago has time to come in, however long the seat was empty', () => {
    const table = seated({}, [ada, null]);
    const late = START + 3_600_000;
    sit(table, bel, 1, late);
    expect(seatInfos(table)[1]).toMatchObject({ online: false, awaySince: late });
    expect(refused(() => obey(table, 0, wanted, late + 59_999))).toBe('not-away');
    expect(obey(table, 0, wanted, late + 60_000)).toHaveLength(1);
  });

  test('so has whoever takes the seat of somebody who was here', () => {
    const waiting = seated({ seats: [null, null, null] }, [ada, bel, null]);
    setPresence(waiting, 1, true, START);
    obey(waiting, 1, { type: 'leave' });
    sit(waiting, cai, 1, START + 10);
    sit(waiting, bel, 2, START + 10);
    expect(seatInfos(waiting)[1]).toMatchObject({ name: 'cai', awaySince: START + 10 });
    expect(obey(waiting, 0, wanted, START + 60_010)).toHaveLength(1);
  });

  test('a house that was closed gives everybody the time to come back', () => {
    const { facts, deeds } = seated();
    const now = START + 86_400_000;
    const again = rebuild(facts, deeds, rig.games, now);
    expect(refused(() => takeOver(again, 1, now + 59_999))).toBe('not-away');
    expect(takeOver(again, 1, now + 60_000)).toHaveLength(1);
  });

  test('only for a person, at a table that is being played', () => {
    const table = seated({ seats: [null, 'scribe'] });
    const late = START + 99_999;
    for (const seat of [1, 2, -1, 0.5])
      expect(refused(() => takeOver(table, seat, late))).toBe('unknown-seat');
    expect(refused(() => takeOver(seated({}, [ada, null]), 0, late))).toBe('not-started');
    const over = seated();
    rig.playOn(over);
    expect(refused(() => takeOver(over, 1, late))).toBe('over');
  });
});

describe('coming and going has an end, and everybody always has their seat back', () => {
  /** How often something is done before nothing more comes of it, or it is refused. */
  function oftenUntil(most: number, once: () => readonly unknown[]): number {
    for (let often = 0; often < most; often++) {
      let deeds: readonly unknown[] = [];
      const code = refused(() => {
        deeds = once();
      });
      if (code !== null) expect(code).toBe('too-often');
      if (deeds.length === 0) return often;
    }
    return most;
  }
  const back = (table: Table, at = START) => rig.carryOut(table, comeBack(table, 1, at));

  test('leaving: then whoever goes is away, as if they had said nothing', () => {
    const table = seated();
    const leave = () => {
      const left = obey(table, 1, { type: 'leave' });
      back(table);
      return left;
    };
    expect(oftenUntil(2000, leave)).toBe(100);
    const { length } = table.deeds;
    expect(leave()).toEqual([]);
    expect(table.deeds).toHaveLength(length);
    expect(table.holders[1].left).toBe(false);
    expect(obey(table, 0, { type: 'leave' })).toHaveLength(1);
    rig.playOn(table);
    expect(table.phase).toBe('over');
  });

  test('each move makes room for one more: a game may last for months', () => {
    const table = seated();
    for (let moves = 0; moves < 5; moves++) {
      for (let days = 0; days < 20; days++) {
        expect(obey(table, 1, { type: 'leave' })).toHaveLength(1);
        back(table);
      }
      rig.playOn(table, 1);
    }
    for (let moves = 0; moves < 5; moves++) {
      expect(obey(table, 1, { type: 'leave' })).toHaveLength(1);
      back(table);
    }
    expect(obey(table, 1, { type: 'leave' })).toEqual([]);
  });

  test('waiting for somebody', () => {
    const table = seated();
    const wait = () => {
      const awaited = obey(table, 0, { type: 'waitFor', seat: 1 });
      back(table);
      return awaited;
    };
    expect(oftenUntil(2000, wait)).toBe(100);
    expect(obey(table, 1, { type: 'waitFor', seat: 0 })).toHaveLength(1);
  });

  test('letting a bot play for somebody, who has the seat back all the same', () => {
    const table = seated();
    let now = START;
    const replace = () => {
      now += 60_000;
      const deeds = obey(table, 0, { type: 'takeOver', seat: 1 }, now);
      back(table, now);
      expect(table.holders[1].standIn).toBeNull();
      return deeds;
    };
    expect(oftenUntil(2000, replace)).toBe(100);
    expect(obey(table, 1, { type: 'leave' })).toHaveLength(1);
    expect(comeBack(table, 1, now)).toHaveLength(1);
  });

  test('sitting down at a table that waits; its seats are left as often as they were taken', () => {
    const table = seated({ seats: [null, null, null] }, [ada, null, null]);
    const visit = () => {
      const joined = sit(table, bel, 1);
      expect(obey(table, 1, { type: 'leave' })).toHaveLength(1);
      return joined;
    };
    expect(oftenUntil(2000, visit)).toBe(999);
    expect(isDeserted(table)).toBe(false);
    expect(obey(table, 0, { type: 'leave' })).toHaveLength(1);
  });
});
