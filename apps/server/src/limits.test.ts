import { describe, expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { LIMIT_PRESETS, type LimitSettings, Limits, limitsFor } from './limits.ts';
import { CountLimit, RateLimit } from './rate.ts';

const HERE = '192.0.2.1';
const THERE = '192.0.2.2';

function limitsWith(settings: Partial<LimitSettings>) {
  const time = { ms: 0 };
  const refused: string[] = [];
  const limits = new Limits(
    { ...LIMIT_PRESETS, ...settings },
    { clock: () => time.ms, refused: (what, network) => refused.push(`${what} ${network}`) },
  );
  return { limits, time, refused };
}

function allowed(work: () => unknown, most = 1000): number {
  for (let count = 0; count < most; count++)
    try {
      work();
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'too-fast') throw error;
      return count;
    }
  return most;
}

describe('a rate', () => {
  test('can be used at once and comes back evenly', () => {
    let ms = 0;
    const rate = new RateLimit({ most: 4, seconds: 60 }, () => ms);
    for (let i = 0; i < 4; i++) {
      expect(rate.wait('a')).toBe(0);
      rate.take('a');
    }
    expect(rate.wait('a')).toBe(15);
    expect(rate.wait('b')).toBe(0);
    ms = 15_000;
    expect(rate.wait('a')).toBe(0);
    rate.take('a');
    expect(rate.wait('a')).toBe(15);
  });

  test('forgets keys whose allowance is whole again', () => {
    let ms = 0;
    const rate = new RateLimit({ most: 10, seconds: 10 }, () => ms);
    for (let i = 0; i < 50_000; i++) {
      rate.take(`key ${i}`);
      ms += 1;
    }
    expect(rate.size).toBeLessThan(12_000);
  });

  test('never keeps more keys than it may: those beyond share one allowance', () => {
    const rate = new RateLimit({ most: 3, seconds: 10 }, () => 0, 2000);
    for (let i = 0; i < 5000; i++) rate.take(`key ${i}`);
    expect(rate.size).toBeLessThanOrEqual(2001);
    expect(rate.wait('key 9999')).toBeGreaterThan(0);
    expect(rate.wait('key 7')).toBe(0);
  });

  test('a count is given back once, and an empty one is forgotten', () => {
    const count = new CountLimit(2);
    const [first, second] = [count.take('a'), count.take('a')];
    expect(count.take('a')).toBeNull();
    first?.();
    first?.();
    expect(count.take('a')).not.toBeNull();
    expect(count.take('a')).toBeNull();
    second?.();
    expect(count.size).toBe(1);
  });
});

describe('addresses', () => {
  test('a whole /64 of IPv6 is one address, its neighbour another', () => {
    const { limits } = limitsWith({ tables: 3 });
    let i = 0;
    expect(allowed(() => limits.table(`2001:db8:0:1::${(++i).toString(16)}`))).toBe(3);
    expect(allowed(() => limits.table('2001:db8:0:2::1'))).toBe(3);
  });

  test('an IPv4 address is the same when it is written as IPv6', () => {
    const { limits } = limitsWith({ requests: 3 });
    const forms = [HERE, `::ffff:${HERE}`, '::ffff:c000:201', '0:0:0:0:0:ffff:192.0.2.1'];
    let i = 0;
    expect(allowed(() => limits.request(forms[i++ % forms.length]))).toBe(3);
    expect(allowed(() => limits.request(THERE))).toBe(3);
  });

  test('everybody together is bounded, however many addresses ask', () => {
    const { limits } = limitsWith({ allTables: 50, allJoins: 60, allUpgrades: 70 });
    const many = (work: (ip: string) => void) => {
      let i = 0;
      return allowed(() => work(`2001:db8:${(++i).toString(16)}::1`));
    };
    expect(many((ip) => limits.table(ip))).toBe(50);
    expect(many((ip) => limits.join(ip))).toBe(60);
    expect(many((ip) => limits.open(ip)())).toBe(70);
  });
});

describe('what one visitor may do', () => {
  test('rematches are tables of the address that asked', () => {
    const { limits, time } = limitsWith({ tables: 5 });
    const visitor = limits.visitor(HERE);
    limits.table(HERE);
    expect(allowed(() => visitor.rematch())).toBe(4);
    expect(allowed(() => limits.table(HERE))).toBe(0);
    expect(allowed(() => limits.visitor(THERE).rematch())).toBe(5);
    time.ms += 20 * 60_000;
    expect(allowed(() => visitor.rematch())).toBe(5);
  });

  test('chat is bounded on a connection, for a person, and at a table whoever speaks', () => {
    const { limits } = limitsWith({ lines: 4, personLines: 7, tableLines: 10 });
    const speak = (table: string, who: string) => {
      const visitor = limits.visitor(HERE);
      return allowed(() => visitor.chat(table, who));
    };
    expect(['ada', 'bel', 'cai', 'dan'].map((who) => speak('a', who))).toEqual([4, 4, 2, 0]);
    expect(speak('b', 'ada')).toBe(3);
    expect(speak('c', 'ada')).toBe(0);
    expect(speak('b', 'eve')).toBe(4);
  });

  test('greetings are bounded on a connection, and for an address over all its connections', () => {
    const { limits } = limitsWith({ hellos: 4, addressHellos: 6 });
    const [first, second] = [limits.visitor(HERE), limits.visitor(HERE)];
    expect(allowed(() => first.hello())).toBe(4);
    expect(allowed(() => second.hello())).toBe(2);
    expect(allowed(() => limits.visitor(THERE).hello())).toBe(6);
  });

  test('a whole game can be looked through again and again, and long ones are told anew no more often than so', () => {
    const { limits, time } = limitsWith({});
    // An arrow key that is held down goes on thirty times a second, for as long as it takes to go there and back.
    for (let ply = 0; ply < 2 * 691; ply++) {
      limits.moment(HERE);
      time.ms += 1000 / 30;
    }
    const visitors = [limits.visitor(HERE), limits.visitor(HERE)];
    expect(allowed(() => visitors[0].history())).toBe(120);
    expect(allowed(() => visitors[1].history())).toBe(0);
    expect(allowed(() => limits.visitor(THERE).history())).toBe(120);
  });

  test('one connection after the other counts, also when each is closed at once', () => {
    const { limits, time } = limitsWith({ upgrades: 6, sockets: 2 });
    expect(allowed(() => limits.open(HERE)())).toBe(6);
    time.ms += 60_000;
    const releases: (() => void)[] = [];
    expect(allowed(() => releases.push(limits.open(HERE)))).toBe(2);
    releases[0]();
    expect(allowed(() => limits.open(HERE))).toBe(1);
  });

  test('what is refused counts for nothing', () => {
    const { limits, time } = limitsWith({ upgrades: 3, sockets: 1 });
    const release = limits.open(HERE);
    expect(allowed(() => limits.open(HERE))).toBe(0);
    release();
    expect(allowed(() => limits.open(HERE)())).toBe(2);
    time.ms += 60_000;
    expect(allowed(() => limits.open(HERE)())).toBe(3);
  });

  test('a handful of tables in the lobby, then the first must start or a day pass', () => {
    const { limits, time, refused } = limitsWith({ listed: 3 });
    let id = 0;
    const publish = () => limits.publish(HERE, `table ${++id}`);
    expect(allowed(publish)).toBe(3);
    expect(refused).toEqual([`tables in the lobby ${HERE}`]);
    limits.unpublish('table 2');
    limits.unpublish('table 2');
    limits.unpublish('of somebody else');
    expect(allowed(publish)).toBe(1);
    expect(allowed(() => limits.publish(THERE, `other ${++id}`))).toBe(3);
    time.ms += 24 * 3600_000;
    expect(allowed(publish)).toBe(3);
  });
});

test('a house for more connections lets all of them come again within a minute, and others no more often', () => {
  expect(limitsFor(LIMIT_PRESETS.allConnections)).toEqual({
    allConnections: LIMIT_PRESETS.allConnections,
    allUpgrades: LIMIT_PRESETS.allUpgrades,
  });
  expect(limitsFor(50_000)).toEqual({ allConnections: 50_000, allUpgrades: 60_000 });
});
