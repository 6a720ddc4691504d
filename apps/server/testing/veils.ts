import { type Game, type GameEvent, type Seat, shuffle, type Viewer } from '@nabu/kernel';

/**
 * A tiny game in which hands and moves are secret: everybody is dealt cards of 0 to 11, on a turn
 * one card is put face down (`hide 7`) and the turn closed (`done`); after `rounds` turns each the
 * cards are turned up and the highest sum wins.
 */
interface State {
  hands: number[][];
  veiled: number[][];
  turn: Seat;
  open: boolean;
  rounds: number;
}
interface View {
  readonly viewer: Viewer;
  readonly hands: readonly (readonly number[] | number)[];
  readonly veiled: readonly (readonly number[] | number)[];
  readonly turn: Seat;
  readonly open: boolean;
  readonly rounds: number;
}
type Move = { readonly index: number; readonly text: string; readonly card: number | null };
interface Hid extends GameEvent {
  readonly seat?: Seat;
  readonly cards?: readonly number[];
  readonly card?: number | null;
}

const CARDS = Array.from({ length: 12 }, (_, card) => card);
const DONE: Move = Object.freeze({ index: 12, text: 'done', card: null });
const MOVES: readonly Move[] = [
  ...CARDS.map((card) => Object.freeze({ index: card, text: `hide ${card}`, card })),
  DONE,
];

const over = (state: State) =>
  state.veiled.every((cards) => cards.length === state.rounds) && !state.open;
const sums = (state: State) =>
  state.veiled.map((cards) => (over(state) ? cards.reduce((sum, card) => sum + card, 0) : 0));
const ranking = (state: State) =>
  sums(state).map((sum, _, all) => 1 + all.filter((other) => other > sum).length);

function refuse(state: State, seat: Seat, move: Move): string | null {
  if (seat !== state.turn || over(state)) return 'V1';
  if (move.card === null) return state.open ? null : 'V3';
  if (state.open) return 'V2';
  return state.hands[seat].includes(move.card) ? null : 'V4';
}

/** The rules of Veils. */
export const veils: Game<State, Move, View, Hid, { readonly rounds: number }> = {
  id: 'veils',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: { rounds: { preset: 2, values: [2, 3] } },
  vocabulary: MOVES,
  setup({ seats, options }, rng, tell) {
    const deck = [...CARDS];
    shuffle(deck, rng);
    const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * 4, seat * 4 + 4));
    for (const [seat, cards] of hands.entries()) tell?.({ type: 'dealt', seat, cards: [...cards] });
    const veiled = hands.map((): number[] => []);
    return { hands, veiled, turn: 0, open: false, rounds: options.rounds };
  },
  actors: (state) => (over(state) ? [] : [state.turn]),
  moves: (state, seat) => MOVES.filter((move) => refuse(state, seat, move) === null),
  play(state, seat, move, _rng, tell) {
    if (move.card === null) {
      state.open = false;
      state.turn = (seat + 1) % state.hands.length;
      tell?.({ type: 'closed', seat });
      if (over(state))
        for (const [s, cards] of state.veiled.entries()) tell?.({ type: 'shown', seat: s, cards });
      return;
    }
    state.hands[seat] = state.hands[seat].filter((card) => card !== move.card);
    state.veiled[seat].push(move.card);
    state.open = true;
    tell?.({ type: 'hid', seat, card: move.card });
  },
  copy: (state) => structuredClone(state),
  sample(state, seat, rng) {
    const moves = veils.moves(state, seat);
    return moves[rng.below(moves.length)];
  },
  view({ hands, veiled, turn, open, rounds }, viewer) {
    const shown = over({ hands, veiled, turn, open, rounds });
    const see = (cards: number[], seat: Seat) => (seat === viewer ? [...cards] : cards.length);
    const veils = veiled.map((cards, seat) => (shown ? [...cards] : see(cards, seat)));
    return { viewer, hands: hands.map(see), veiled: veils, turn, open, rounds };
  },
  witness(event, viewer) {
    if (event.type === 'shown' || event.seat === viewer) return event;
    if (event.type === 'dealt') return null;
    return event.type === 'hid' ? { ...event, card: null } : event;
  },
  imagine(view, rng) {
    const known = [...view.hands, ...view.veiled].flatMap((c) => (typeof c === 'number' ? [] : c));
    const rest = CARDS.filter((card) => !known.includes(card));
    shuffle(rest, rng);
    const fill = (cards: readonly number[] | number) =>
      typeof cards === 'number' ? rest.splice(0, cards) : [...cards];
    const { turn, open, rounds } = view;
    return { hands: view.hands.map(fill), veiled: view.veiled.map(fill), turn, open, rounds };
  },
  scores: (state) =>
    sums(state).map((total) => ({ total, parts: [{ source: 'veils', points: total }] })),
  ranking,
  result: (state) => (over(state) ? { places: ranking(state), ending: 'shown' } : null),
  refuse,
  notation: {
    format: (move) => move.text,
    parse: (text) => MOVES.find((move) => move.text === text.trim()) ?? null,
    chance: () => null,
    writePosition: (state) => JSON.stringify(state),
    readPosition: (text) => JSON.parse(text),
  },
};
