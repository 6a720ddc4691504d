/** How a level did against the one below it, in games for two. */
export interface Step {
  readonly above: string;
  readonly below: string;
  readonly wins: number;
  readonly games: number;
}

/**
 * Measured with `nabu arena GAME --seats ABOVE,BELOW --games N --seed strength`, a shared win counted
 * in parts; steps not measured yet are missing, and so are the ratings above them.
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
    { above: 'cupbearer', below: 'apprentice', wins: 71, games: 100 },
    { above: 'scribe', below: 'cupbearer', wins: 49, games: 60 },
    { above: 'astronomer', below: 'scribe', wins: 20, games: 40 },
  ],
  amyitis: [
    { above: 'cupbearer', below: 'apprentice', wins: 162.5, games: 200 },
    { above: 'scribe', below: 'cupbearer', wins: 191.5, games: 200 },
    { above: 'astronomer', below: 'scribe', wins: 141.5, games: 200 },
    { above: 'vizier', below: 'astronomer', wins: 157.5, games: 200 },
    { above: 'king', below: 'vizier', wins: 28.5, games: 40 },
  ],
  babylon: [
    { above: 'cupbearer', below: 'apprentice', wins: 145, games: 200 },
    { above: 'scribe', below: 'cupbearer', wins: 18, games: 30 },
  ],
};
