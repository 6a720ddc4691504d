import type { Expired } from './mind.ts';

/** How a tree search weighs moves and lines. */
export interface Tuning {
  /** How much a move that was seldom tried is worth trying again. */
  readonly exploration: number;
  /** Random moves after the last node before the evaluation judges; Infinity plays to the end. */
  readonly playoutPlies: number;
  /** Each of these moves is the best looking of so many drawn at random. Absent: of one. */
  readonly picks?: number;
  /**
   * How often a node is passed before its moves are looked at, each one move ahead; what was seen
   * guides which are tried. Absent: moves are tried unseen, each once in any order first.
   */
  readonly ripe?: number;
  /** Of a longer list only so many moves, those that look best, are kept in mind. Absent: all. */
  readonly keep?: number;
  /** Only the best looking `width` moves, times the root of the visits, are tried. Absent: all. */
  readonly width?: number;
  /**
   * A move that was not among so many best when it was first looked at, in any node, is looked at
   * in no other, save for the decision at hand. Absent: all are looked at everywhere.
   */
  readonly narrow?: number;
  /** So many states are imagined for one decision; lines take them in turn. Chance is drawn anew in every line. */
  readonly imaginings?: number;
  /** Every move is tried with the same imagined states in the same order and with the same luck. Absent: with any. */
  readonly paired?: boolean;
  /** How many lines the look ahead counts for. */
  readonly faith?: number;
  /**
   * Lines end after so many turns of the player who thinks, this one included, so that no half-done
   * turn is compared with a whole one. Others begin their turn with any move and then take the
   * last of their list. Absent: lines end anywhere.
   */
  readonly turns?: number;
  /** And after so many decisions of that player's next turn. */
  readonly further?: number;
  /**
   * Where the tree ends a line goes on, everybody taking the best of so many favourites, until all others, and
   * then the player who thinks, have had a turn. Absent: it goes on at random.
   */
  readonly answers?: number;
  /** What is different where more than two play. */
  readonly crowd?: Pick<Tuning, 'turns' | 'answers' | 'imaginings'>;
}

/** A tree search: its name, its budget and its tuning. */
export interface SearchSettings extends Tuning {
  /** The text that names this bot. */
  readonly spec: string;
  /** The most lines to look at for one decision; and where more than two play, if that is another number. */
  readonly iterations: number;
  readonly crowdIterations?: number;
  /** The most by which what it expects of a move may be wrong, up or down. */
  readonly noise?: number;
  /** Counts the points at the end of every line, for people who ask; costs a little. */
  readonly tally?: boolean;
  /** Starts the time to think of one decision, where there is a limit. */
  readonly timer?: () => Expired;
  /** Asked now and then whether to stop: then the best move so far is made. */
  readonly stop?: Expired | undefined;
}

/** The search that knows no evaluation: random play to the end, as a yardstick. */
const PLAIN: Tuning = { exploration: 0.7, playoutPlies: Number.POSITIVE_INFINITY };

/** For games nobody has measured yet. */
const PRESET: Tuning = { exploration: 0.4, playoutPlies: 12 };

/** What was settled by measurement at 300 iterations, by the game's id. */
const MEASURED: { readonly [gameId: string]: Tuning } = {
  // Exploration 0.04 beat 0.1 in 38 of 60 games and 0.2 in 40 of 60; looking into a node at once,
  // later, narrower or with more faith made no difference that 60 games could show.
  babel: { exploration: 0.04, playoutPlies: 0, ripe: 2 },
  // With 600 iterations, looking into a node after 3 passes won 39 of 40 games against greedy, after 8
  // won 36 of 40. Width 0.6 beat 0.35 in 36 of 50 and 1 in 22 of 40. Looking at the best 20 only won 25
  // of 50 against 40 and 15 of 30 against 80, in half the time; exploration 0.05, faith 3 or looking
  // after 2 passes made no difference that 50 games could show. Against greedy, lines with any luck won 124 of 140
  // games, paired ones 134 with 16 imaginings and 126 of 137 with 48. Alone against three greedy such lines won half
  // of the games, however many. Lines that go on with answers won 36 of 60 once around with others taking their
  // first favourite, 32 of 47 with the best of six. Paired, 600 of them won 71 of 100 once around with the best of
  // five, 41 of 60 with the best of eight, 72, 69 and 71 of 100 twice around with the best of five, four and three,
  // in twice the time; 2400 won 75.5 of 100 once around and 47 of 65 twice.
  babylonia: {
    ...{ exploration: 0.1, playoutPlies: 0, ripe: 3, width: 0.6, narrow: 20 },
    ...{ paired: true, imaginings: 16 },
    crowd: { turns: 1, answers: 5, imaginings: 32 },
  },
  // Gardens grow side by side, so lines are one's own turn, thought through to its end, and three
  // decisions of the next; others only dig. All of a thousand ways to lay a tile are looked at once and the
  // best kept: 300 such lines led greedy by 16 points (20 games), 3000 that looked at 32 ways at a time
  // by 10; with two decisions of the next turn the lead was 13, with five 13. Width 0.8 did as well as
  // 1.2 in half the time, 0.5 lost 4 points of the lead; 8 imaginings did no better than 4,
  // 1 no worse. Faith 1 won 40 of 40 games (18 points) where faith 3 won 40 of 48 (14 points), with 200 lines.
  babylon: {
    ...{ exploration: 0.02, playoutPlies: 0, ripe: 0, width: 0.8, imaginings: 4 },
    ...{ turns: 1, further: 3, keep: 48 },
  },
  // With moves that are the best looking of 3, 300 lines won 18.5 of 20 games against `plain:3000`; 100 lines
  // won 20 of 24 against `plain:1000`, and 18 of 24 with moves drawn blindly, in an eighth of the time.
  // Before that 12 random plies beat none in 14 of 16 games, 6 in 25 of 40, 30 in 19 of 30; whole playouts lost
  // 20 of 20 against 30 plies. Looking ahead beat trying unseen in 19 of 30.
  amyitis: { exploration: 0.2, playoutPlies: 12, picks: 3, ripe: 2 },
};

/** How `search` and `plain` look at a game. */
export function tuningFor(gameId: string, kind: 'search' | 'plain'): Tuning {
  if (kind === 'plain') return PLAIN;
  return Object.hasOwn(MEASURED, gameId) ? MEASURED[gameId] : PRESET;
}
