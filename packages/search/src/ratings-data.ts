/** How a level did against the one below it, in games for two. */
export interface Step {
  readonly above: string;
  readonly below: string;
  readonly wins: number;
  readonly games: number;
}

/**
 * Measured with `nabu arena GAME --seats ABOVE,BELOW --games 200 --seed strength`, a shared win counted
 * in parts; runs of fewer games were ended by `--goal 62`, or cut off (see docs/strength.md). Steps not
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
    { above: 'cupbearer', below: 'apprentice', wins: 139, games: 200 },
    { above: 'scribe', below: 'cupbearer', wins: 133.5, games: 200 },
    { above: 'astronomer', below: 'scribe', wins: 125.5, games: 196 },
    { above: 'vizier', below: 'astronomer', wins: 125, games: 174 },
    { above: 'king', below: 'vizier', wins: 124, games: 150 },
  ],
  amyitis: [
    { above: 'cupbearer', below: 'apprentice', wins: 162.5, games: 200 },
    { above: 'scribe', below: 'cupbearer', wins: 191.5, games: 200 },
    { above: 'astronomer', below: 'scribe', wins: 141.5, games: 200 },
    { above: 'vizier', below: 'astronomer', wins: 157.5, games: 200 },
    { above: 'king', below: 'vizier', wins: 141, games: 200 },
  ],
  babylon: [
    { above: 'cupbearer', below: 'apprentice', wins: 124, games: 170 },
    { above: 'scribe', below: 'cupbearer', wins: 124, games: 164 },
    { above: 'astronomer', below: 'scribe', wins: 125.5, games: 192 },
    { above: 'vizier', below: 'astronomer', wins: 124.5, games: 160 },
    { above: 'king', below: 'vizier', wins: 23, games: 34 },
  ],
};
