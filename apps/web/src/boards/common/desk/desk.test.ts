import type { Viewer } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { deskOf, freshDesk, type Held, heldIn, suggestedOn, tableOf } from './desk.ts';
import type { Desk, DeskKind, DeskTypes } from './kind.ts';

/** A game of nothing but laying one of two colours on one of three cells. */
interface Types extends DeskTypes {
  view: string;
  move: { readonly index: number };
  event: { readonly type: string };
  draft: number | null;
  shown: { readonly page?: string };
}
const lay = (colour: number, cell: number) => VOCABULARY[colour * 3 + cell];
const VOCABULARY = [0, 1, 2, 3, 4, 5].map((index) => ({ index }));

const PLAIN: DeskKind<Types> = { empty: null, settle: (draft, { mine }) => (mine ? draft : null) };
/** Cells are pointed at, and the colour stays in hand. */
const CELLS: DeskKind<Types> = {
  ...PLAIN,
  shown: { page: 'board' },
  keeps: (draft) => draft,
  aims: (move, legal) => legal && move.index < 3,
  meant: (cell, { draft }) => (draft === null ? null : lay(draft, cell as number)),
};

/** A desk that can be used step by step, as a page would. */
class Seat {
  readonly asked: number[] = [];
  view = 'start';
  viewer: Viewer = 0;
  legal = VOCABULARY.slice(0, 5);
  finger = false;
  /** The moves that must be confirmed, the one that waits for it, and those that were confirmed by a finger. */
  confirms: readonly number[] = [];
  waiting: Types['move'] | null = null;
  readonly sure: number[] = [];
  suggested: Types['move'] | null = null;
  #held: Held<Types>;

  readonly kind: DeskKind<Types>;

  constructor(kind: DeskKind<Types>) {
    this.kind = kind;
    this.#held = freshDesk(kind);
  }

  get desk(): Desk<Types> {
    const { kind } = this;
    const table = tableOf<Types>(this.view, this.viewer, this.legal);
    const own = heldIn(kind, this.#held, this.view);
    const held = this.suggested ? suggestedOn(kind, own, this.suggested) : own;
    const draft = kind.settle(held.draft, table);
    return deskOf(kind, { ...table, draft, shown: held.shown, facts: null }, held, {
      change: (next) => {
        this.#held = next(this.#held);
      },
      choose: (move, sure) => {
        if (sure) this.sure.push(move.index);
        this.asked.push(move.index);
      },
      asks: (move) => this.confirms.includes(move.index),
      asked: this.waiting,
      preview: ({ index }) => ({ view: `after ${index}`, events: [] }),
      byFinger: () => this.finger,
      busy: () => {
        this.suggested = null;
      },
    });
  }
}

describe('a desk', () => {
  test('knows whose side is near and whether its viewer decides', () => {
    const seat = new Seat(PLAIN);
    expect(seat.desk).toMatchObject({ seat: 0, mine: true });
    seat.viewer = 'spectator';
    expect(seat.desk).toMatchObject({ seat: 0, mine: false });
    seat.viewer = 1;
    seat.legal = [];
    expect(seat.desk).toMatchObject({ seat: 1, mine: false });
  });

  test('picks up a draft, drops it, and forgets one that means nothing any more', () => {
    const seat = new Seat(PLAIN);
    seat.desk.follow({ draft: 1 });
    expect(seat.desk.draft).toBe(1);
    seat.desk.clear();
    expect(seat.desk.draft).toBeNull();
    seat.desk.put(1);
    seat.legal = [];
    expect(seat.desk.draft).toBeNull();
  });

  test('asks for a move, legal or not, and drops the draft', () => {
    const seat = new Seat(PLAIN);
    seat.desk.put(1);
    seat.desk.follow({ move: lay(1, 2) });
    expect(seat.asked).toEqual([5]);
    expect(seat.desk.draft).toBeNull();
  });

  test('looks at a suggested move until something is done at it, and remembers nothing of it', () => {
    const seat = new Seat({ ...CELLS, spelled: ({ index }) => (index < 3 ? 0 : 1) });
    seat.desk.put(0);
    seat.suggested = lay(1, 1);
    expect(seat.desk).toMatchObject({ draft: 1, aimed: lay(1, 1), ghost: { move: lay(1, 1) } });
    seat.desk.point(null);
    expect(seat.desk.ghost?.move).toBe(lay(1, 1));
    seat.desk.point(2);
    expect(seat.desk).toMatchObject({ draft: 0, aimed: null, looked: lay(0, 2) });
  });

  test('keeps what the board says stays in hand', () => {
    const seat = new Seat(CELLS);
    seat.desk.put(1);
    seat.desk.make(lay(1, 0));
    expect(seat.desk.draft).toBe(1);
  });

  test('shows what it is asked to, and keeps that whatever is picked up', () => {
    const seat = new Seat(CELLS);
    expect(seat.desk.shown.page).toBe('board');
    seat.desk.follow({ shown: { page: 'points' } });
    seat.desk.make(lay(0, 0));
    expect(seat.desk.shown.page).toBe('points');
  });
});

describe('a ghost', () => {
  test('is the legal move pointed at, with what it would lead to', () => {
    const seat = new Seat(PLAIN);
    seat.desk.point(lay(0, 1));
    expect(seat.desk.ghost).toEqual({ move: lay(0, 1), outcome: { view: 'after 1', events: [] } });
    seat.desk.point(lay(1, 2));
    expect(seat.desk.looked).toBe(lay(1, 2));
    expect(seat.desk.ghost).toBeNull();
    seat.desk.point(null);
    expect(seat.desk.looked).toBeNull();
  });

  test('of a button is gone with the draft that showed the button', () => {
    const seat = new Seat(PLAIN);
    seat.desk.point(lay(0, 1));
    seat.desk.clear();
    expect(seat.desk.ghost).toBeNull();
  });

  test('over a place changes with what is in hand', () => {
    const seat = new Seat(CELLS);
    seat.desk.point(2);
    expect(seat.desk.ghost).toBeNull();
    seat.desk.put(0);
    expect(seat.desk.ghost?.move).toBe(lay(0, 2));
    seat.desk.put(1);
    expect(seat.desk.looked).toBe(lay(1, 2));
    expect(seat.desk.ghost).toBeNull();
  });
});

describe('a finger', () => {
  test('aims first and confirms by a second touch', () => {
    const seat = new Seat(CELLS);
    seat.finger = true;
    seat.desk.follow({ move: lay(0, 1) });
    expect(seat.asked).toEqual([]);
    expect(seat.desk.aimed).toBe(lay(0, 1));
    expect(seat.desk.ghost?.move).toBe(lay(0, 1));
    seat.desk.follow({ move: lay(0, 2) });
    expect(seat.desk.aimed).toBe(lay(0, 2));
    seat.desk.follow({ move: lay(0, 2) });
    expect(seat.asked).toEqual([2]);
    expect(seat.desk.aimed).toBeNull();
  });

  test('hears at once why a move is not legal, and makes at once what needs no aiming', () => {
    const seat = new Seat(CELLS);
    seat.finger = true;
    seat.legal = [lay(1, 0)];
    seat.desk.follow({ move: lay(0, 1) });
    seat.desk.follow({ move: lay(1, 0) });
    expect(seat.asked).toEqual([1, 3]);
  });

  test('loses its aim when the move is not legal any more', () => {
    const seat = new Seat(CELLS);
    seat.finger = true;
    seat.desk.follow({ move: lay(0, 1) });
    seat.legal = [lay(0, 2)];
    expect(seat.desk.aimed).toBeNull();
  });

  test('confirms by one touch what the draft has spelled out', () => {
    const seat = new Seat({ ...CELLS, whole: ({ draft }) => (draft === 0 ? lay(0, 1) : null) });
    seat.finger = true;
    seat.desk.put(0);
    expect(seat.desk.aimed).toBe(lay(0, 1));
    seat.desk.follow({ move: lay(0, 1) });
    expect(seat.asked).toEqual([1]);
  });
});

describe('a move that must be confirmed', () => {
  test('keeps the draft until it is, and is looked at meanwhile', () => {
    const seat = new Seat(PLAIN);
    seat.confirms = [1];
    seat.desk.put(0);
    seat.desk.make(lay(0, 1));
    expect(seat.asked).toEqual([1]);
    expect(seat.desk.draft).toBe(0);
    seat.waiting = lay(0, 1);
    expect(seat.desk).toMatchObject({ aimed: lay(0, 1), ghost: { move: lay(0, 1) } });
    seat.desk.make(lay(0, 1));
    expect(seat.desk.draft).toBeNull();
  });

  test('is confirmed by the second touch of a finger that aimed at it', () => {
    const seat = new Seat(CELLS);
    seat.confirms = [1];
    seat.finger = true;
    seat.desk.follow({ move: lay(0, 1) });
    seat.desk.follow({ move: lay(0, 1) });
    expect(seat.sure).toEqual([1]);
  });
});

test('a finger that aims picks up the draft that spells the move out', () => {
  const seat = new Seat({
    ...CELLS,
    whole: ({ draft }) => (draft === null ? null : VOCABULARY[draft]),
    spelled: ({ index }) => index,
  });
  seat.finger = true;
  seat.desk.follow({ move: lay(0, 2) });
  expect(seat.desk).toMatchObject({ draft: 2, aimed: lay(0, 2) });
  seat.desk.follow({ move: lay(0, 2) });
  expect(seat.asked).toEqual([2]);
});

describe('a draft that waits for its move', () => {
  const WAITS: DeskKind<Types> = { ...PLAIN, waits: true };

  test('stays, with its ghost, until another view is seen', () => {
    const seat = new Seat(WAITS);
    seat.desk.put(1);
    seat.desk.point(lay(1, 1));
    seat.desk.make(lay(1, 1));
    expect(seat.desk.draft).toBe(1);
    expect(seat.desk.ghost?.move).toBe(lay(1, 1));
    seat.view = 'next';
    expect(seat.desk.draft).toBeNull();
    expect(seat.desk.ghost).toBeNull();
    seat.desk.put(0);
    expect(seat.desk.draft).toBe(0);
  });

  test('stays when its move is refused', () => {
    const seat = new Seat(WAITS);
    seat.desk.put(1);
    seat.desk.make(lay(1, 2));
    seat.view = 'next';
    expect(seat.desk.draft).toBe(1);
  });
});
