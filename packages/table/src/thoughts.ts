import type { AnyGame, AnyMatch, GameEvent, Seat, Viewer } from '@nabu/kernel';
import { refusal } from './refusals.ts';
import { startedMatch, type Table } from './table.ts';
import type { Decision, Thoughts } from './told.ts';

/** A move that a bot considered, and what it thought it worth. */
export interface Candidate {
  readonly move: string;
  readonly value: number;
}

/** What a bot thought when it made a move, secrets included: to be told through `thoughtsFor` only. */
export interface Thought {
  /** The number of moves made before it. */
  readonly ply: number;
  readonly seat: Seat;
  /** The bot that decided. */
  readonly bot: string;
  readonly move: string;
  /** The moves it considered, best first; empty when it had no choice. */
  readonly candidates: readonly Candidate[];
}

/** The thoughts of one turn, and what viewers were told of them: finding that out takes a moment, so it is done once. */
export interface TurnThoughts {
  /** The number of moves made before the turn. */
  readonly from: number;
  readonly thoughts: readonly Thought[];
  readonly told: Map<Viewer | 'all', Thoughts>;
}

const MOST_THOUGHTS = 24;
const MOST_CANDIDATES = 8;

/**
 * Adds what a bot thought to the thoughts of the turn that began after so many moves; those of an earlier
 * turn are forgotten, and so is what was thought before about the same move and later ones. Decisions without a choice are kept too, since that there was none can be a secret.
 */
export function remember(
  kept: TurnThoughts | undefined,
  from: number,
  thought: Thought,
): TurnThoughts | undefined {
  if (thought.bot === 'random') return kept;
  const before = kept?.from === from ? kept.thoughts.filter(({ ply }) => ply < thought.ply) : [];
  const best = thought.candidates.filter(
    ({ move }, i) => i < MOST_CANDIDATES || move === thought.move,
  );
  const thoughts = [...before, { ...thought, candidates: best }].slice(-MOST_THOUGHTS);
  return { from, thoughts, told: new Map() };
}

/** Whether a thought is about a move that was made and still stands. */
export function wasMade(match: AnyMatch | null, { ply, seat, move }: Thought): boolean {
  const made = match?.made[ply];
  return made?.seat === seat && made.move === match?.game.notation.parse(move);
}

/** Of what was kept of a turn, the thoughts about moves that stand in a match; null when there are none. */
export function trueThoughts(match: AnyMatch | null, kept: TurnThoughts): TurnThoughts | null {
  const thoughts = kept.thoughts.filter((thought) => wasMade(match, thought));
  if (thoughts.length === kept.thoughts.length) return kept;
  return thoughts.length > 0 ? { from: kept.from, thoughts, told: new Map() } : null;
}

/** Whether what the bots thought may be asked for: in a rated game once it is over. */
export function thoughtsMayBeTold({ facts, phase }: Table): boolean {
  return !facts.rated || phase === 'over';
}

/** What somebody saw and heard of a decision that was another's. */
export interface Onlooker {
  readonly viewer: Viewer;
  /** What they saw when it was made. */
  readonly view: unknown;
  /** What the one who made it saw. */
  readonly deciderView: unknown;
  /** What they heard of the move. */
  readonly heard: readonly GameEvent[];
}

/** What of a turn's thoughts may be told to an onlooker. */
export type OpenThoughts = (
  game: AnyGame,
  thoughts: readonly Thought[],
  onlookerOf: (thought: Thought) => Onlooker,
) => readonly Decision[];

/** What is to be worked out before somebody is told what a bot thought, and nothing else of the match. */
export interface ThoughtsQuestion {
  readonly gameId: string;
  readonly rules: number;
  readonly thoughts: readonly Thought[];
  /** What they saw and heard of each of them. */
  readonly onlookers: readonly Onlooker[];
}

/** What somebody may be told of a bot's last turn: it was told before, or is kept once it was worked out. */
export type ThoughtsAsked =
  | { readonly told: Thoughts }
  | {
      readonly question: ThoughtsQuestion;
      /** Two who ask with the same eyes are told the same. */
      readonly eyes: Viewer | 'all';
      keep(decisions: readonly Decision[]): Thoughts;
    };

/** What a bot thought in its last turn, as far as a viewer may know; all of it once the game is over. */
export function thoughtsFor(
  table: Table,
  viewer: Viewer,
  seat: Seat,
  open: OpenThoughts,
): Thoughts {
  const asked = askThoughts(table, viewer, seat);
  if ('told' in asked) return asked.told;
  const { thoughts, onlookers } = asked.question;
  const { game } = startedMatch(table);
  return asked.keep(open(game, thoughts, (thought) => onlookers[thoughts.indexOf(thought)]));
}

/** The same for whoever works it out elsewhere, which takes a moment. */
export function askThoughts(table: Table, viewer: Viewer, seat: Seat): ThoughtsAsked {
  if (!thoughtsMayBeTold(table))
    throw refusal('rated', 'This is a rated game: what the bots think is told once it is over.');
  const { match, phase } = table;
  const turn = table.thoughts.get(seat);
  if (!turn || !match)
    throw refusal('no-thoughts', 'This bot has not thought about a move yet; ask after its next.');
  const key = phase === 'over' ? 'all' : viewer;
  const known = turn.told.get(key);
  if (known) return { told: known };
  // Once it is over nothing is hidden: everybody sees what the bot saw.
  const eyes = phase === 'over' ? seat : viewer;
  const onlookers = turn.thoughts.map(
    ({ ply }): Onlooker => ({
      viewer: eyes,
      view: match.viewAt(ply, eyes),
      deciderView: match.viewAt(ply, seat),
      heard: match.heardAt(ply + 1, eyes),
    }),
  );
  const { id: gameId, rules } = match.game;
  return {
    question: { gameId, rules, thoughts: turn.thoughts, onlookers },
    eyes: key,
    keep(decisions) {
      const told = { seat, decisions };
      turn.told.set(key, told);
      return told;
    },
  };
}
