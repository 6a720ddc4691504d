/** House ratings by game: what each level measured against the next in two-seat games, and how. */
export const RATINGS: {
  readonly [gameId: string]: {
    /** The command that measured them; a rating of 1000 is the weakest level's by definition. */
    readonly command: string;
    readonly levels: { readonly [level: string]: number };
  };
} = {};
