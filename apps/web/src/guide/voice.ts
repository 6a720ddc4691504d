import type { GuideKept } from './kept.ts';

/** How much the guide says. */
export interface Voice {
  /** So many moves are shown on the board without being asked for. */
  readonly moves: number;
  /** It says what matters in a decision. */
  readonly matters: boolean;
  /** It explains every turn of the bots, only those with a reason in points, or none. */
  readonly explains: 'all' | 'telling' | 'none';
}

/** What is said after so many turns of a person of middling skill; the first that holds counts. */
const VOICES: readonly (Voice & { readonly until: number })[] = [
  { until: 2, moves: 3, matters: true, explains: 'all' },
  { until: 4, moves: 2, matters: true, explains: 'all' },
  { until: 6, moves: 0, matters: true, explains: 'all' },
  { until: 9, moves: 0, matters: true, explains: 'telling' },
  { until: 12, moves: 0, matters: false, explains: 'telling' },
];
/** What is left then: a warning before something is thrown away. */
const QUIET: Voice = { moves: 0, matters: false, explains: 'none' };
/** A turn of whoever finds all good moves counts for so many turns, and of whoever finds none. */
const SKILLED = 1.5;
const UNSKILLED = 0.5;

/** How much is said after so many turns: less with each, and less sooner to whoever finds good moves. */
export function voiceOf(turns: number, { good, poor }: GuideKept): Voice {
  const share = (good + 1) / (good + poor + 2);
  const heard = turns * (UNSKILLED + (SKILLED - UNSKILLED) * share);
  const { until: _, ...voice } = VOICES.find(({ until }) => heard < until) ?? {
    until: 0,
    ...QUIET,
  };
  return voice;
}
