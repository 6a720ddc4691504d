/** How a level did against the one below it, in games for two. */
export interface Step {
  readonly above: string;
  readonly below: string;
  readonly wins: number;
  readonly games: number;
}

/**
 * Measured with `nabu arena GAME --seats ABOVE,BELOW --games 200 --seed strength`, a shared win counted
 * in parts; runs of fewer games were ended by `--goal 62%`, or cut off (see docs/strength.md). Steps not
 * measured yet are missing, and so are the ratings above them.
 */
export const STEPS: { readonly [gameId: string]: readonly Step[] } = {
  babel: [
    { above: 'cupbearer', below: 'apprentice', wins: 131.5, games: 200 },
    { above: 'scribe', below: 'cupbearer', wins: 165, games: 200 },
    { above: 'astronomer', below: 'scribe', wins: 142, games: 200 },
    { above: 'vizier', below: 'astronomer', wins: 146.5, games: 200 },
    { above: 'king', below: 'vizier', wins: 145.5, games: 200 },
  ],
  babylonia: [
    { above: 'cupbearer', below: 'apprentice', wins: 125, games: 176 },
    { above: 'scribe', below: 'cupbearer', wins: 124, games: 196 },
    { above: 'astronomer', below: 'scribe', wins: 124.5, games: 166 },
    { above: 'vizier', below: 'astronomer', wins: 125, games: 162 },
    { above: 'king', below: 'vizier', wins: 124, games: 156 },
  ],
  amyitis: [
    { above: 'cupbearer', below: 'apprentice', wins: 125.5, games: 152 },
    { above: 'scribe', below: 'cupbearer', wins: 124, games: 132 },
    { above: 'astronomer', below: 'scribe', wins: 124, games: 142 },
    { above: 'vizier', below: 'astronomer', wins: 124, games: 146 },
    { above: 'king', below: 'vizier', wins: 125, games: 146 },
  ],
  babylon: [
    { above: 'cupbearer', below: 'apprentice', wins: 124, games: 178 },
    { above: 'scribe', below: 'cupbearer', wins: 124.5, games: 148 },
    { above: 'astronomer', below: 'scribe', wins: 125.5, games: 178 },
    { above: 'vizier', below: 'astronomer', wins: 125, games: 176 },
    { above: 'king', below: 'vizier', wins: 125, games: 182 },
  ],
};
