import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { due, owed } from './due.ts';
import { endByHost, leftWithout } from './ends.ts';
import { FORFEIT_MS, IDLE_FORFEIT_MS, RESUME_MS } from './facts.ts';
import { livePace } from './pace.ts';
import { comeBack } from './seating.ts';
import { seatInfos } from './seats.ts';
import { entriesFor, standing } from './sight.ts';
import { setPresence, type Table } from './table.ts';
import {
  againFromStore,
  carryOut,
  matchOf,
  obey,
  PEOPLE,
  picture,
  playOn,
  refused,
  START,
  seated,
} from './testing/rig.ts';

const LIVE = livePace(60, 0);
const THREE = { seats: [null, null, null] };

function everybodyHere(table: Table): void {
  for (const seat of table.holders.keys()) setPresence(table, seat, true, START);
}

describe('giving up', () => {
  test('of two ends the game, and the other wins', () => {
    const table = seated();
    playOn(table, 2);
    expect(obey(table, 1, { type: 'resign' })).toMatchObject([
      { kind: 'resigned', seat: 1 },
      { kind: 'ended', how: 'resigned' },
    ]);
    expect(matchOf(table).result).toEqual({ places: [1, 2], ending: 'resigned' });
    expect(picture(againFromStore(table))).toBe(picture(table));
  });

  test('of more leaves the seat to the caretaker; who stayed longer comes before', () => {
    const table = seated({ ...THREE, caretaker: 'scribe' });
    expect(obey(table, 1, { type: 'resign' })).toMatchObject([{ kind: 'resigned' }]);
    expect(table.holders[1]).toMatchObject({ out: 'resigned', standIn: 'scribe' });
    expect(refused(() => decide(table, 1, { type: 'resign' }, START))).toBe('out');
    expect(refused(() => decide(table, 1, { type: 'offer', what: 'end' }, START))).toBe('out');
    expect(comeBack(table, 1, START)).toEqual([]);
    expect(standing(table, 1)).toMatchObject({ moves: [], canUndo: false });
    // Nobody is left to play against.
    expect(obey(table, 0, { type: 'resign' }).at(-1)).toMatchObject({ how: 'resigned' });
    expect(matchOf(table).result?.places).toEqual([2, 3, 1]);
  });

  test('against bots alone ends the game', () => {
    const table = seated({ seats: [null, 'scribe', 'greedy'] });
    expect(obey(table, 0, { type: 'resign' }).at(-1)).toMatchObject({ kind: 'ended' });
    expect(matchOf(table).result?.places[0]).toBe(3);
  });

  test('the game that goes on ends by its rules, the seat behind all others', () => {
    const table = seated(THREE);
    obey(table, 0, { type: 'resign' });
    while (table.phase === 'playing') playSeat(table);
    expect(matchOf(table).result).toMatchObject({ ending: expect.not.stringMatching('resigned') });
    expect(matchOf(table).result?.places[0]).toBe(3);
  });

  /** Whoever decides makes a move, bot or not: the match asks for nobody's permission. */
  function playSeat(table: Table): void {
    const match = matchOf(table);
    const [seat] = match.actors;
    const move = match.game.notation.format(match.moves(seat)[0]);
    const over = match.wouldEnd(seat, move);
    carryOut(table, [{ kind: 'played', at: START, seat, move }]);
    if (over) carryOut(table, [{ kind: 'ended', at: START, how: 'rules' }]);
  }
});

describe('what is left without a seat', () => {
  test.each([
    ['of two people the other', [null, null], 'two'],
    ['of a person and a bot the bot', [null, 'scribe'], 'bots'],
    ['of a person among bots the bots', [null, 'scribe', 'greedy'], 'bots'],
    ['of two people and a bot a person and a bot', [null, null, 'greedy'], 'more'],
    ['of three people two of them', [null, null, null], 'more'],
  ] as const)('%s', (_, seats, left) => {
    const table = seated({ seats });
    expect(leftWithout(seatInfos(table), 0)).toBe(left);
    const ends = obey(table, 0, { type: 'resign' }).at(-1)?.kind === 'ended';
    expect(ends).toBe(left !== 'more');
  });

  test('whoever is out already does not count', () => {
    const table = seated({ seats: [null, null, 'greedy'] });
    obey(table, 0, { type: 'resign' });
    expect(leftWithout(seatInfos(table), 1)).toBe('bots');
    const people = seated(THREE);
    obey(people, 0, { type: 'resign' });
    expect(leftWithout(seatInfos(people), 1)).toBe('two');
  });
});

describe('going away', () => {
  test('in a live game the caretaker sits down by itself, and the seat goes back at once', () => {
    const table = seated({ pace: LIVE, caretaker: 'greedy' });
    everybodyHere(table);
    expect(due(table)).toMatchObject({ what: 'time' });
    setPresence(table, 0, false, START + 5_000);
    expect(due(table)).toEqual({ what: 'care', seat: 0, at: START + 65_000 });
    expect(owed(table, START + 64_999)).toEqual([]);
    carryOut(table, owed(table, START + 65_000));
    expect(table.holders[0].standIn).toBe('greedy');
    carryOut(table, comeBack(table, 0, START + 70_000));
    expect(table.holders[0].standIn).toBeNull();
  });

  test('nobody sits down where nobody waits, where it is not their turn, or without a clock', () => {
    const notTheirs = seated({ pace: LIVE });
    everybodyHere(notTheirs);
    setPresence(notTheirs, 1, false, START);
    expect(due(notTheirs)).toMatchObject({ what: 'time' });
    const empty = seated({ pace: LIVE });
    expect(due(empty)).toMatchObject({ what: 'time' });
    const untimed = seated();
    everybodyHere(untimed);
    setPresence(untimed, 0, false, START);
    expect(due(untimed)).toBeNull();
  });

  test('the others can wait instead, until the player is back', () => {
    const table = seated({ pace: LIVE });
    everybodyHere(table);
    setPresence(table, 0, false, START);
    obey(table, 1, { type: 'waitFor', seat: 0 });
    expect(due(table)).toMatchObject({ what: 'time' });
    expect(decide(table, 1, { type: 'waitFor', seat: 0 }, START)).toEqual([]);
    // They can still change their mind.
    obey(table, 1, { type: 'takeOver', seat: 0 }, START + 60_000);
    carryOut(table, comeBack(table, 0, START + 61_000));
    expect(table.holders[0]).toMatchObject({ awaited: false, standIn: null });
    expect(refused(() => decide(table, 1, { type: 'waitFor', seat: 9 }, START))).toBe(
      'unknown-seat',
    );
    setPresence(table, 0, true, START);
    expect(refused(() => decide(table, 1, { type: 'waitFor', seat: 0 }, START))).toBe('not-away');
  });

  test('or count them out after three minutes, stand-in or not', () => {
    const table = seated({ pace: LIVE });
    everybodyHere(table);
    setPresence(table, 0, false, START);
    const claim = { type: 'forfeit', seat: 0 } as const;
    expect(refused(() => decide(table, 1, claim, START + FORFEIT_MS - 1))).toBe('not-away');
    obey(table, 1, { type: 'takeOver', seat: 0 }, START + 60_000);
    obey(table, 1, claim, START + FORFEIT_MS);
    expect(matchOf(table).result).toEqual({ places: [2, 1], ending: 'forfeit' });
  });

  test('nobody counts out who is here, or themselves, or somebody whose clock counts days', () => {
    const table = seated({ pace: LIVE });
    everybodyHere(table);
    const late = START + FORFEIT_MS;
    expect(refused(() => decide(table, 1, { type: 'forfeit', seat: 0 }, late))).toBe('not-away');
    expect(refused(() => decide(table, 1, { type: 'forfeit', seat: 1 }, late))).toBe(
      'unknown-seat',
    );
    const slow = seated({ pace: { kind: 'correspondence', turn: 86_400_000, vacation: 0 } });
    const claim = () => decide(slow, 1, { type: 'forfeit', seat: 0 }, START + 80_000_000);
    expect(refused(claim)).toBe('not-away');
  });

  test('over days no rival has a bot play for somebody, who has only closed the page or said goodbye', () => {
    const slow = seated({ pace: { kind: 'correspondence', turn: 86_400_000, vacation: 0 } });
    everybodyHere(slow);
    setPresence(slow, 0, false, START);
    const bot = () => decide(slow, 1, { type: 'takeOver', seat: 0 }, START + 3_600_000);
    expect(refused(bot)).toBe('not-away');
    obey(slow, 0, { type: 'leave' }, START + 1_000);
    expect(refused(bot)).toBe('not-away');
    expect(due(slow)).toMatchObject({ what: 'time', seat: 0, at: START + 86_400_000 });
  });

  test('without a clock it takes two weeks without a move', () => {
    const table = seated();
    const claim = { type: 'forfeit', seat: 0 } as const;
    const at = START + IDLE_FORFEIT_MS;
    expect(refused(() => decide(table, 1, claim, at - 1))).toBe('not-away');
    expect(decide(table, 1, claim, at)).toMatchObject([{ kind: 'forfeited' }, { kind: 'ended' }]);
  });

  test('without a clock nobody is counted out while the game waits for somebody else', () => {
    const table = seated();
    const claim = () => decide(table, 0, { type: 'forfeit', seat: 1 }, START + 2 * IDLE_FORFEIT_MS);
    expect(matchOf(table).actors).toEqual([0]);
    expect(refused(claim)).toBe('not-away');
    while (matchOf(table).actors[0] === 0) playOn(table, 1);
    expect(claim()).toMatchObject([{ kind: 'forfeited', seat: 1 }, { kind: 'ended' }]);
  });

  test('a live game that everybody left is abandoned, and nobody wins', () => {
    const table = seated({ pace: LIVE });
    obey(table, 0, { type: 'leave' }, START + 1_000);
    expect(due(table)).toMatchObject({ what: 'time' });
    obey(table, 1, { type: 'leave' }, START + 2_000);
    expect(due(table)).toEqual({ what: 'abandon', at: START + 62_000 });
    const back = againFromStore(table);
    carryOut(back, comeBack(back, 0, START + 50_000));
    expect(due(back)).toMatchObject({ what: 'time' });
    carryOut(table, owed(table, START + 62_000));
    expect(matchOf(table).result).toEqual({ places: [1, 1], ending: 'abandoned' });
  });

  test('one person may leave bots alone for as long as they like', () => {
    const table = seated({ pace: LIVE, seats: [null, 'scribe'] });
    obey(table, 0, { type: 'leave' });
    expect(due(table)).toMatchObject({ what: 'time' });
  });
});

test('the host ends a game or closes a table that waits, and nobody wins', () => {
  const table = seated();
  carryOut(table, endByHost(table, START));
  expect(matchOf(table).result).toEqual({ places: [1, 1], ending: 'host' });
  expect(refused(() => endByHost(table, START))).toBe('over');
  const waiting = seated({}, [PEOPLE[0], null]);
  carryOut(waiting, endByHost(waiting, START));
  expect(waiting.phase).toBe('over');
  expect(entriesFor(waiting, 0).at(-1)).toMatchObject({ result: { places: [], ending: 'host' } });
});

describe('a break', () => {
  const offer = (what: 'pause' | 'postpone' | 'resume') => ({ type: 'offer', what }) as const;

  test('begins when all agree, and ends when all are ready', () => {
    const table = seated({ pace: LIVE });
    obey(table, 0, offer('pause'), START + 1_000);
    expect(standing(table, 1)).toMatchObject({ offer: 'pause', agreed: [0], pause: null });
    expect(refused(() => decide(table, 1, { type: 'accept', what: 'end' }, START))).toBe(
      'no-offer',
    );
    obey(table, 1, { type: 'accept', what: 'pause' }, START + 2_000);
    expect(standing(table, 0)).toMatchObject({ moves: [], pause: { what: 'pause' }, offer: null });
    expect(due(table)).toBeNull();
    const play = { type: 'play', ply: 0, move: 'lay 1' } as const;
    expect(refused(() => decide(table, 0, play, START + 3_000))).toBe('paused');
    expect(refused(() => decide(table, 0, offer('postpone'), START + 3_000))).toBe('paused');
    obey(table, 1, offer('resume'), START + 900_000);
    obey(table, 0, { type: 'accept', what: 'resume' }, START + 910_000);
    expect(table.pause).toBeNull();
    expect(table.clock?.seats[0].bank).toBe(60 * 60_000 - 2_000);
  });

  test('ends by itself a while after somebody called for it, and nobody can refuse', () => {
    const table = seated();
    for (const seat of [0, 1]) obey(table, seat, offer('pause'));
    expect(refused(() => decide(table, 0, { type: 'decline', what: 'resume' }, START))).toBe(
      'no-offer',
    );
    obey(table, 0, offer('resume'));
    expect(due(table)).toEqual({ what: 'resume', at: START + RESUME_MS.pause });
    carryOut(table, owed(table, START + RESUME_MS.pause));
    expect(table.pause).toBeNull();
  });

  test('a call for play is not put aside by another offer', () => {
    const table = seated();
    for (const seat of [0, 1]) obey(table, seat, offer('pause'));
    obey(table, 0, { type: 'offer', what: 'end' });
    obey(table, 1, offer('resume'), START + 1_000);
    for (const seat of [0, 1])
      expect(refused(() => decide(table, seat, { type: 'offer', what: 'end' }, START))).toBe(
        'paused',
      );
    expect(due(table)).toEqual({ what: 'resume', at: START + 1_000 + RESUME_MS.pause });
  });

  test('a call for play is heard however much was offered before', () => {
    const table = seated();
    for (let i = 0; i < 500; i++) {
      obey(table, 0, offer('pause'));
      if (i < 499) obey(table, 1, { type: 'decline', what: 'pause' });
    }
    obey(table, 1, offer('pause'));
    obey(table, 0, { type: 'offer', what: 'end' });
    expect(refused(() => decide(table, 1, offer('postpone'), START))).toBe('too-often');
    obey(table, 1, offer('resume'));
    expect(due(table)).toMatchObject({ what: 'resume' });
  });

  test.each([LIVE, null])('lets nobody be replaced or counted out who is not here: %j', (pace) => {
    const table = seated({ pace });
    everybodyHere(table);
    for (const seat of [0, 1]) obey(table, seat, offer('pause'));
    setPresence(table, 0, false, START);
    const late = START + 2 * IDLE_FORFEIT_MS;
    expect(refused(() => decide(table, 1, { type: 'takeOver', seat: 0 }, late))).toBe('paused');
    expect(refused(() => decide(table, 1, { type: 'forfeit', seat: 0 }, late))).toBe('not-away');
    obey(table, 1, offer('resume'), late);
    carryOut(table, owed(table, late + RESUME_MS.pause));
    const on = late + RESUME_MS.pause;
    expect(decide(table, 1, { type: 'takeOver', seat: 0 }, on)).toHaveLength(1);
    const claim = () => decide(table, 1, { type: 'forfeit', seat: 0 }, on);
    expect(refused(claim)).toBe(pace ? null : 'not-away');
  });

  test('is no reason to abandon a game that everybody left until it goes on', () => {
    const table = seated({ pace: LIVE });
    for (const seat of [0, 1]) obey(table, seat, offer('postpone'), START);
    const [move] = standing(table, 0).moves;
    obey(table, 0, { type: 'play', ply: 0, move }, START + 1_000);
    for (const seat of [0, 1]) obey(table, seat, { type: 'leave' }, START + 2_000);
    expect(due(table)).toBeNull();
    carryOut(table, comeBack(table, 1, START + 86_400_000));
    for (const seat of [1, 0]) obey(table, seat, offer('resume'), START + 86_400_000);
    expect(table.phase).toBe('playing');
    obey(table, 1, { type: 'leave' }, START + 86_401_000);
    expect(due(table)).toEqual({ what: 'abandon', at: START + 86_461_000 });
  });

  test('postponed: the decision at hand is sealed, told to nobody, and made when play goes on', () => {
    const table = seated({ game: 'veiled', rules: 1, pace: LIVE });
    for (const seat of [0, 1]) obey(table, seat, offer('postpone'), START + 1_000);
    expect(standing(table, 0).moves.length).toBeGreaterThan(0);
    const [move] = standing(table, 0).moves;
    const sealed = obey(table, 0, { type: 'play', ply: 0, move }, START + 5_000);
    expect(sealed).toMatchObject([{ kind: 'sealed', seat: 0 }]);
    expect(matchOf(table).ply).toBe(0);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(entriesFor(table, viewer))).not.toContain(move);
    expect(standing(table, 1).pause).toEqual({ what: 'postpone', sealedBy: 0, resumesAt: null });
    const kept = againFromStore(table);
    obey(kept, 1, offer('resume'), START + 500_000);
    expect(due(kept)).toEqual({ what: 'resume', at: START + 500_000 + RESUME_MS.postpone });
    const opened = obey(kept, 0, offer('resume'), START + 600_000);
    expect(opened).toMatchObject([
      { kind: 'accepted' },
      { kind: 'resumed' },
      { kind: 'played', move },
    ]);
    expect(matchOf(kept).ply).toBe(1);
    expect(kept.clock?.seats[0].bank).toBe(60 * 60_000 - 5_000);
  });

  test('an illegal move is not sealed', () => {
    const table = seated();
    for (const seat of [0, 1]) obey(table, seat, offer('postpone'));
    const bad = { type: 'play', ply: 0, move: 'dance' } as const;
    expect(refused(() => decide(table, 0, bad, START))).toBe('unknown-move');
  });

  test('a stand-in agrees to none, and a bot only where nothing counts', () => {
    const away = seated();
    obey(away, 1, { type: 'leave' });
    obey(away, 0, { type: 'takeOver', seat: 1 });
    expect(refused(() => decide(away, 0, offer('pause'), START))).toBe('plays-on');
    const rated = seated({ seats: [null, 'scribe'], rated: true });
    expect(refused(() => decide(rated, 0, offer('pause'), START))).toBe('plays-on');
    const friendly = seated({ seats: [null, 'scribe'] });
    expect(obey(friendly, 0, offer('pause')).at(-1)).toMatchObject({ kind: 'paused' });
    const company = seated({ seats: [null, null, 'scribe'] });
    for (const seat of [0, 1]) obey(company, seat, offer('pause'));
    expect(company.pause).not.toBeNull();
  });
});
