import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { Refusal } from './refusal.ts';
import { pebbles } from './testing/pebbles.ts';

const seed = '00112233445566778899aabbccddeeff';
const options = { heap: 40, kind: true };

function start(heap = 40) {
  return Match.start(pebbles, { seats: 2, options: { ...options, heap }, seed });
}

function refusal(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('This should have been refused.');
}

describe('playing', () => {
  test('a move is carried out and heard', () => {
    const match = start();
    const entry = match.play(0, 'take 2', 0);
    expect(entry).toMatchObject({ ply: 1, seat: 0, barrier: false });
    expect(match.ply).toBe(1);
    expect(match.view(0).heap).toBe(38);
    expect(match.events(0, 1)).toEqual([
      { ply: 1, seat: 0, events: [{ type: 'took', seat: 0, amount: 2 }] },
    ]);
    expect(match.events(1, 1)).toEqual([]);
  });

  test('a refused move changes nothing and says why', () => {
    const match = start();
    match.play(0, 'take 1');
    const before = JSON.stringify(match.view(0));
    expect(refusal(() => match.play(1, 'take 1'))).toMatchObject({
      code: 'not-your-turn',
      clause: 'T1',
    });
    expect(refusal(() => match.play(7, 'take 1')).code).toBe('unknown-seat');
    expect(refusal(() => match.play(0.5, 'take 1')).code).toBe('unknown-seat');
    expect(refusal(() => match.play(0, 'take 9')).code).toBe('unknown-move');
    expect(refusal(() => match.play(0, 'take 1', 0)).code).toBe('stale');
    expect(refusal(() => match.play(0, 'take 1', 2)).code).toBe('stale');
    expect(JSON.stringify(match.view(0))).toBe(before);
    expect(match.ply).toBe(1);
  });

  test('a rule that forbids a move is named', () => {
    const match = start(9);
    for (let i = 0; i < 4; i++) match.play(0, 'take 2');
    const no = refusal(() => match.play(0, 'take 2'));
    expect([no.code, no.clause]).toEqual(['illegal', 'T2']);
    expect(match.moves(0).map((move) => move.text)).not.toContain('take 2');
    expect(match.moves(1)).toEqual([]);
  });

  test('after the end nothing more can be done', () => {
    const match = start(9);
    for (let i = 0; i < 4; i++) match.play(0, 'take 2');
    match.play(0, 'take 1');
    expect(match.over).toBe(true);
    expect(match.result).toEqual({ places: [1, 2], ending: 'empty' });
    expect(refusal(() => match.play(0, 'take 1')).code).toBe('over');
    expect(refusal(() => match.endEarly('agreed')).code).toBe('over');
    expect(match.canUndo(0)).toBe(false);
  });

  test('players may agree to end it', () => {
    const match = start();
    match.play(0, 'take 1');
    expect(match.endEarly('agreed')).toEqual({ places: [1, 2], ending: 'agreed' });
    expect(match.over).toBe(true);
    expect(match.actors).toEqual([]);
  });

  test('a table that the game does not know is refused', () => {
    expect(refusal(() => Match.start(pebbles, { seats: 4, options, seed })).code).toBe('bad-seats');
    expect(refusal(() => Match.start(pebbles, { seats: 2, options, seed: 'x' })).code).toBe(
      'bad-seed',
    );
    const odd = { ...options, heap: 7 };
    expect(refusal(() => Match.start(pebbles, { seats: 2, options: odd, seed })).code).toBe(
      'bad-option',
    );
  });
});

describe('taking back', () => {
  test('everything inside the turn, one by one or at once, and again', () => {
    const match = start();
    for (let i = 0; i < 5; i++) match.play(0, 'take 1');
    expect(match.undo(0)).toBe(4);
    expect(match.undo(0)).toBe(3);
    expect(match.redo(0).ply).toBe(4);
    expect(match.startTurnOver(0)).toBe(0);
    expect(match.view(0).heap).toBe(40);
    expect(match.canUndo(0)).toBe(false);
    for (let i = 0; i < 5; i++) match.redo(0);
    expect(match.view(0).heap).toBe(35);
    expect(refusal(() => match.redo(0)).code).toBe('nothing-to-redo');
  });

  test('a new move forgets what could be redone', () => {
    const match = start();
    match.play(0, 'take 1');
    match.undo(0);
    match.play(0, 'take 2');
    expect(match.canRedo(0)).toBe(false);
  });

  test.each(['roll', 'show', 'pass'])('never behind %s', (barrier) => {
    const match = start();
    match.play(0, 'take 1');
    expect(match.play(0, barrier).barrier).toBe(true);
    expect(refusal(() => match.undo(0)).code).toBe('barrier');
    const next = match.actors[0];
    match.play(next, 'take 1');
    expect(match.undo(next)).toBe(2);
    expect(match.canUndo(next)).toBe(false);
  });

  test('only what is one’s own', () => {
    const match = start();
    match.play(0, 'take 1');
    expect(refusal(() => match.undo(1)).code).toBe('nothing-to-undo');
    match.undo(0);
    expect(refusal(() => match.redo(1)).code).toBe('nothing-to-redo');
  });

  test('across many snapshots', () => {
    const match = start(400);
    for (let i = 0; i < 100; i++) match.play(0, 'take 1');
    match.startTurnOver(0);
    for (let i = 0; i < 100; i++) match.play(0, 'take 2');
    expect(match.viewAt(70, 0).heap).toBe(260);
    for (let i = 0; i < 60; i++) match.undo(0);
    for (let i = 0; i < 60; i++) match.play(0, 'take 1');
    expect(match.viewAt(100, 0).heap).toBe(400 - 80 - 60);
    expect(match.viewAt(64, 0).heap).toBe(400 - 80 - 24);
  });
});

describe('what follows what', () => {
  test('a seat follows its own move only while nothing was learned', () => {
    const match = start();
    expect(match.follows(0)).toBeNull();
    match.play(0, 'take 1');
    expect(match.follows(0)?.text).toBe('take 1');
    expect(match.follows(1)).toBeNull();
    match.play(0, 'roll');
    expect(match.follows(0)).toBeNull();
  });

  test('where a turn began and where taking back would lead', () => {
    const match = start();
    for (const move of ['take 1', 'roll', 'take 1', 'take 2']) match.play(0, move);
    expect([match.turnStart(0), match.turnStart(1)]).toEqual([0, 4]);
    expect([match.undoStart(0), match.undoStart(1)]).toEqual([2, 4]);
    expect(refusal(() => match.undoTo(0, 1)).code).toBe('barrier');
    expect(match.undoTo(0, 2)).toBe(2);
    expect(match.redo(0).move.text).toBe('take 1');
    expect(match.redo(0).move.text).toBe('take 2');
    match.play(0, 'pass');
    expect([match.turnStart(0), match.turnStart(1)]).toEqual([0, 5]);
    expect(match.undoStart(0)).toBe(5);
    expect(match.turnStarts).toEqual([0]);
    for (const move of ['take 1', 'take 2', 'pass']) match.play(1, move);
    match.play(0, 'take 1');
    expect(match.turnStarts).toEqual([0, 5, 8]);
  });

  test('whether a move would end the game, without making it', () => {
    const match = start(9);
    for (let i = 0; i < 4; i++) match.play(0, 'take 2');
    expect(match.wouldEnd(0, 'take 1')).toBe(true);
    expect(match.wouldEnd(0, 'pass')).toBe(false);
    expect(match.ply).toBe(4);
    expect(refusal(() => match.wouldEnd(1, 'pass')).code).toBe('not-your-turn');
  });

  test('a move that was tried leads to the same as one that was not, also when another is made or it is taken back', () => {
    const [tried, plain] = [start(), start()];
    const make = (move: string, ...before: readonly string[]) => {
      for (const other of before) tried.wouldEnd(0, other);
      expect(tried.play(0, move)).toEqual(plain.play(0, move));
      expect(tried.view(0)).toEqual(plain.view(0));
    };
    make('roll', 'roll');
    make('take 1', 'pass');
    make('take 2', 'pass', 'take 2');
    tried.wouldEnd(0, 'pass');
    for (const match of [tried, plain]) match.undo(0);
    make('take 1');
    tried.wouldEnd(0, 'pass');
    for (const match of [tried, plain]) match.endEarly('agreed');
    expect(refusal(() => tried.play(0, 'pass')).code).toBe('over');
    expect([...tried.replay()]).toEqual([...plain.replay()]);
  });

  test('playing again tells the same events', () => {
    const match = start();
    const told = ['roll', 'take 1', 'pass'].map((move) => match.play(0, move));
    expect([...match.replay()]).toEqual(told);
    expect([...match.replay(2)]).toEqual(told.slice(2));
    expect(match.heardAt(1, 0)).toEqual(match.events(0, 0)[0].events);
    expect(match.heardAt(0, 1)).toEqual(match.opening(1));
  });
});

describe('looking', () => {
  test('every ply can be seen again, with each viewer’s eyes', () => {
    const match = start();
    const views = [JSON.stringify(match.view(1))];
    for (let i = 0; i < 30; i++) {
      match.play(match.actors[0], i % 3 === 2 ? 'pass' : 'take 1');
      views.push(JSON.stringify(match.view(1)));
    }
    views.forEach((view, ply) => {
      expect(JSON.stringify(match.viewAt(ply, 1))).toBe(view);
      expect(match.lookBack(ply, 1)).toEqual({
        view: match.viewAt(ply, 1),
        events: match.heardAt(ply, 1),
      });
    });
    expect(refusal(() => match.viewAt(31, 1)).code).toBe('stale');
    expect(refusal(() => match.viewAt(-1, 1)).code).toBe('stale');
    for (const ply of [-1, 31, 0.5])
      expect(refusal(() => match.lookBack(ply, 1)).code).toBe('stale');
  });

  test('the opening tells a seat its own secret only', () => {
    const match = start();
    expect(match.opening(0).map((event) => event.seat)).toEqual([0]);
    expect(match.opening('spectator')).toEqual([]);
  });

  test('a match rebuilt from what was stored is the same match', () => {
    const match = start();
    for (const move of ['roll', 'take 1', 'pass']) match.play(0, move);
    match.play(1, 'roll');
    const again = Match.rebuild(pebbles, { seats: 2, options, seed }, match.written);
    expect(again.positionAt(again.ply)).toBe(match.positionAt(match.ply));
    const broken = [...match.written, { seat: 0, move: 'take 1' }];
    const no = refusal(() => Match.rebuild(pebbles, { seats: 2, options, seed }, broken));
    expect(no.message).toMatch(/^Ply 5 \(take 1\)/);
  });

  test('each move of a match that is rebuilt is asked about once and played once, as is one that was tried', () => {
    const asked = { refuse: 0, play: 0 };
    const counted: typeof pebbles = {
      ...pebbles,
      refuse(...about) {
        asked.refuse++;
        return pebbles.refuse(...about);
      },
      play(...about) {
        asked.play++;
        pebbles.play(...about);
      },
    };
    const match = start(400);
    for (let i = 0; i < 70; i++) match.play(match.actors[0], i % 3 === 2 ? 'pass' : 'take 1');
    const begun = { seats: 2, options: { ...options, heap: 400 }, seed };
    const again = Match.rebuild(counted, begun, match.written);
    expect(asked).toEqual({ refuse: 70, play: 70 });
    again.wouldEnd(again.actors[0], 'take 1');
    again.play(again.actors[0], 'take 1');
    expect(asked).toEqual({ refuse: 71, play: 71 });
  });
});
