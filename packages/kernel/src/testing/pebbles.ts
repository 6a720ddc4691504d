import {
  type Game,
  type GameEvent,
  PositionError,
  type Rng,
  type Tell,
  type Word,
} from '../contract.ts';

/**
 * A tiny game for the tests of the kernel: each seat holds a secret pebble. In a turn a seat takes
 * 1 or 2 from the heap as often as it likes, may roll for more, and passes. Most pebbles win when
 * the heap is empty.
 */
export interface Pebbles {
  heap: number;
  turn: number;
  won: number[];
  secret: number[];
}

/** A move of Pebbles. */
export interface PebbleMove extends Word {
  readonly text: string;
}

/** What happens in Pebbles. */
export interface PebbleEvent extends GameEvent {
  readonly type: 'took' | 'rolled' | 'passed' | 'revealed' | 'secret';
  readonly seat: number;
  readonly amount: number;
}

/** What a seat knows of Pebbles. */
export interface PebbleView {
  readonly heap: number;
  readonly turn: number;
  readonly won: readonly number[];
  readonly secret: readonly number[];
}

const vocabulary: readonly PebbleMove[] = ['take 1', 'take 2', 'roll', 'show', 'pass'].map(
  (text, index) => Object.freeze({ index, text }),
);

type Options = { readonly heap: number; readonly kind: boolean };

/** The rules of Pebbles. */
export const pebbles: Game<Pebbles, PebbleMove, PebbleView, PebbleEvent, Options> = {
  id: 'pebbles',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: {
    heap: { preset: 9, values: [9, 40, 400] },
    kind: { preset: true, values: [true, false] },
  },
  vocabulary,
  setup({ seats, options }, rng, tell) {
    const secret = Array.from({ length: seats }, () => rng.below(6));
    for (const [seat, amount] of secret.entries()) tell?.({ type: 'secret', seat, amount });
    return { heap: options.heap, turn: 0, won: secret.map(() => 0), secret };
  },
  actors: (state) => (state.heap === 0 ? [] : [state.turn]),
  moves: (state, seat) => vocabulary.filter((move) => pebbles.refuse(state, seat, move) === null),
  play,
  copy: (state) => ({ ...state, won: [...state.won], secret: [...state.secret] }),
  sample(state, seat, rng) {
    const moves = pebbles.moves(state, seat);
    return moves[rng.below(moves.length)];
  },
  view: (state, viewer) => ({
    ...state,
    won: [...state.won],
    secret: state.secret.map((amount, seat) => (seat === viewer ? amount : -1)),
  }),
  witness: (event, viewer) => (event.type === 'secret' && event.seat !== viewer ? null : event),
  imagine: (view, rng) => ({
    ...view,
    won: [...view.won],
    secret: view.secret.map((amount) => (amount < 0 ? rng.below(6) : amount)),
  }),
  scores: (state) =>
    state.won.map((total) => ({ total, parts: [{ source: 'heap', points: total }] })),
  ranking: (state) => state.won.map((a) => 1 + state.won.filter((b) => b > a).length),
  result: (state) =>
    state.heap === 0 ? { places: pebbles.ranking(state), ending: 'empty' } : null,
  refuse(state, seat, move) {
    if (state.turn !== seat || state.heap === 0) return 'T1';
    return move.text === 'take 2' && state.heap < 2 ? 'T2' : null;
  },
  notation: {
    format: (move) => move.text,
    parse: (text) => vocabulary.find((move) => move.text === text.trim()) ?? null,
    chance: (event) => (event.type === 'rolled' ? `rolled ${event.amount}` : null),
    writePosition: (state) => JSON.stringify(state),
    readPosition(text) {
      if (!text.startsWith('{')) throw new PositionError('A position of pebbles begins with {.');
      return JSON.parse(text);
    },
  },
};

function play(
  state: Pebbles,
  seat: number,
  move: PebbleMove,
  rng: Rng,
  tell?: Tell<PebbleEvent>,
): void {
  const take = (amount: number): void => {
    state.won[seat] += amount;
    state.heap -= amount;
  };
  if (move.text === 'pass') {
    state.turn = (seat + 1) % state.won.length;
    tell?.({ type: 'passed', seat, amount: 0 });
  } else if (move.text === 'roll') {
    const amount = Math.min(state.heap, 1 + rng.below(6));
    take(amount);
    tell?.({ type: 'rolled', seat, amount });
  } else if (move.text === 'show') tell?.({ type: 'revealed', seat, amount: state.secret[seat] });
  else {
    const amount = move.text === 'take 1' ? 1 : 2;
    take(amount);
    tell?.({ type: 'took', seat, amount });
  }
}
