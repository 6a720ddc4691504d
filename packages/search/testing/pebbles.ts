import type { Game, GameEvent, Rng, Seat, Viewer } from '@nabu/kernel';

/**
 * A tiny game with a secret: one heap, take 1 to 3 pebbles; who takes the last one wins 10 points;
 * every seat has a hidden card whose value is added at the end.
 */
export interface PebblesState {
  heap: number;
  turn: Seat;
  cards: number[];
  points: number[];
}
export interface PebblesView {
  readonly viewer: Viewer;
  readonly heap: number;
  readonly turn: Seat;
  readonly card: number | null;
  readonly points: readonly number[];
}
export interface Take {
  readonly index: number;
  readonly count: number;
}
type Options = { readonly heap: number };

const TAKES: readonly Take[] = [1, 2, 3].map((count, index) => Object.freeze({ index, count }));

function card(rng: Rng): number {
  return rng.below(3);
}

function ranking({ points, cards }: PebblesState): number[] {
  const totals = points.map((p, seat) => p + cards[seat]);
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

/** The rules of the tiny game. */
export const pebbles: Game<PebblesState, Take, PebblesView, GameEvent, Options> = {
  id: 'pebbles',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { heap: { preset: 10, values: [6, 10, 21] } },
  vocabulary: TAKES,
  setup: ({ seats, options }, rng) => ({
    heap: options.heap,
    turn: 0,
    cards: Array.from({ length: seats }, () => card(rng)),
    points: new Array<number>(seats).fill(0),
  }),
  actors: (state) => (state.heap === 0 ? [] : [state.turn]),
  moves: (state, seat) =>
    state.heap > 0 && seat === state.turn ? TAKES.filter((take) => take.count <= state.heap) : [],
  play(state, seat, move) {
    state.heap -= move.count;
    if (state.heap === 0) state.points[seat] += 10;
    state.turn = (state.turn + 1) % state.cards.length;
  },
  copy: (state) => ({ ...state, cards: [...state.cards], points: [...state.points] }),
  sample: (state, _seat, rng) => TAKES[rng.below(Math.min(3, state.heap))],
  view: ({ heap, turn, cards, points }, viewer) => ({
    viewer,
    heap,
    turn,
    card: viewer === 'spectator' ? null : cards[viewer],
    points: [...points],
  }),
  witness: (event) => event,
  imagine: ({ viewer, heap, turn, card: own, points }, rng) => ({
    heap,
    turn,
    cards: points.map((_, seat) => (seat === viewer && own !== null ? own : card(rng))),
    points: [...points],
  }),
  scores: ({ points, cards }) =>
    points.map((p, seat) => ({
      total: p + cards[seat],
      parts: [
        { source: 'heap', points: p },
        { source: 'card', points: cards[seat] },
      ],
    })),
  ranking,
  result: (state) => (state.heap === 0 ? { places: ranking(state), ending: 'heap' } : null),
  refuse: (state, seat, move) =>
    seat === state.turn && move.count <= state.heap && state.heap > 0 ? null : 'T1',
  notation: {
    format: (move) => `take ${move.count}`,
    parse: (text) => TAKES.find((take) => `take ${take.count}` === text.trim()) ?? null,
    chance: () => null,
    writePosition: (state) => JSON.stringify(state),
    readPosition: (text) => JSON.parse(text) as PebblesState,
  },
};
