import { botsOf } from './bots-of.ts';
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
  /** Counts by how much the player is ahead at the end of every line, for people who ask; costs a little. */
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

/** How `search` and `plain` look at a game. */
export function tuningFor(gameId: string, kind: 'search' | 'plain'): Tuning {
  if (kind === 'plain') return PLAIN;
  return botsOf(gameId)?.tuning ?? PRESET;
}
